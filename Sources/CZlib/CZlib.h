/// The one door to zlib, for `Sources/ActivityFiles` alone.
#pragma once
#include <zlib.h>
