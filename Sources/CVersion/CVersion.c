#include "CVersion.h"

const char *cv_version(void) { return SATZ_VERSION; }

const char *cv_commit(void) { return SATZ_COMMIT; }
