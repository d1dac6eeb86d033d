/// The one door to zlib, for `Sources/ActivityFiles` and for the pictures of `satz`.
#pragma once
#include <zlib.h>
