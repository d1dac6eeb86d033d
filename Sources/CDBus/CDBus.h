/// The one door to libdbus, for `Sources/satz/Bus` alone.
#pragma once
#include <dbus/dbus.h>
