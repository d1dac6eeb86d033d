/// The one door to libexpat, for `Sources/ActivityFiles` alone.
#pragma once
#include <expat.h>
