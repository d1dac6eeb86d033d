#pragma once
#include "CReadline.h"
#include <stdio.h>

// The gathered output as a stream, for readline.
FILE *cr_output_stream(void);
