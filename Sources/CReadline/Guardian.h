#pragma once
#include <stddef.h>

// The line as it is typed, for the guardian to keep.
void cr_guardian_note_line(const char *line, size_t count);
