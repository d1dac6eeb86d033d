#pragma once
#include "CReadline.h"
#include <stdio.h>

// The gathered output as a stream, for readline.
FILE *cr_output_stream(void);

// Writes at once what `cr_can_draw` allows; false if some of it has to wait.
bool cr_write(const char *bytes, size_t count);
