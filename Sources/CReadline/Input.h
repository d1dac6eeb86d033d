#pragma once
#include "CReadline.h"
#include <stdio.h>

// For readline: the next byte, or EOF at once if it would have to wait.
int cr_input_next(FILE *stream);
// For readline: whether there is a byte, now or within its timeout for an escape sequence.
int cr_input_available(void);
// Reads until something can be given to readline; never waits.
bool cr_input_prepare(void);
// Whether the next byte is an Esc that nothing follows within the time in which a terminal sends a whole sequence; or,
// if that is wanted, what somebody types at once, which would else be a key with Alt.
bool cr_input_is_lone_escape(bool before_letters);
// Drops the Esc, unless a `[` comes next.
void cr_input_skip(void);
bool cr_input_has_ended(void);
// Readline asked for a byte that was not there, since the last call.
bool cr_input_was_missed(void);
// Drops pending input; true if it was an unfinished paste.
bool cr_input_drop(void);
