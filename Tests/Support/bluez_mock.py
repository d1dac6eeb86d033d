"""BlueZ with a strap, by python-dbusmock on the bus of $DBUS_SYSTEM_BUS_ADDRESS; it is told what happens line by line, and says what it was asked."""

import os
import sys
import threading

import dbus
import dbus.mainloop.glib
from dbusmock import mockobject
from gi.repository import GLib

HERE = "/org/bluez/hci0"
STRAP = HERE + "/dev_00_22_D0_12_34_56"
SERVICE = STRAP + "/service000c"
RATE = SERVICE + "/char000d"
DEVICE, CHARACTERISTIC = "org.bluez.Device1", "org.bluez.GattCharacteristic1"
BASE = "-0000-1000-8000-00805f9b34fb"

dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.bus.BusConnection(os.environ["DBUS_SYSTEM_BUS_ADDRESS"])
name = dbus.service.BusName("org.bluez", bus)
root = mockobject.DBusMockObject(name, "/", "org.freedesktop.DBus.ObjectManager", {})
root.AddObject(HERE, "org.bluez.Adapter1", {"Powered": dbus.Boolean(True), "Address": "00:00:00:00:00:01"}, [])


def managed(path="/"):
    return dbus.Dictionary(
        {dbus.ObjectPath(path): one.props for path, one in mockobject.objects.items() if path != "/"}, signature="oa{sa{sv}}")


mockobject.managed = managed
root.AddMethod(
    "org.freedesktop.DBus.ObjectManager", "GetManagedObjects", "", "a{oa{sa{sv}}}",
    "from dbusmock import mockobject; ret = mockobject.managed()")


def say(text):
    print(text, flush=True)


mockobject.say = say


def pair():
    root.AddObject(
        STRAP, DEVICE,
        {
            "UUIDs": dbus.Array([f"0000180d{BASE}"], signature="s"), "Alias": "H10 \x1b[2Jstrap", "Paired": dbus.Boolean(True),
            "Connected": dbus.Boolean(False), "ServicesResolved": dbus.Boolean(False),
        },
        [("Connect", "", "", "from dbusmock import mockobject; mockobject.connect()"), ("Disconnect", "", "", "")])
    root.EmitSignal("org.freedesktop.DBus.ObjectManager", "InterfacesAdded", "oa{sa{sv}}", [
        dbus.ObjectPath(STRAP), dbus.Dictionary({DEVICE: mockobject.objects[STRAP].props[DEVICE]}, signature="sa{sv}")])


def connect():
    say("connect")
    if isAway:
        raise dbus.exceptions.DBusException("not here", name="org.bluez.Error.Failed")
    if RATE not in mockobject.objects:
        root.AddObject(SERVICE, "org.bluez.GattService1", {"UUID": f"0000180d{BASE}"}, [])
        root.AddObject(
            RATE, CHARACTERISTIC, {"UUID": f"00002a37{BASE}", "Value": dbus.Array([], signature="y"), "Notifying": dbus.Boolean(False)},
            [("StartNotify", "", "", "from dbusmock import mockobject; mockobject.say('notify')"), ("StopNotify", "", "", "")])
    mockobject.objects[STRAP].UpdateProperties(DEVICE, {"Connected": dbus.Boolean(True), "ServicesResolved": dbus.Boolean(True)})


mockobject.connect = connect
isAway = False


def happens(line):
    global isAway
    word, *numbers = line.split()
    if word == "pair":
        pair()
    elif word == "value":
        mockobject.objects[RATE].UpdateProperties(CHARACTERISTIC, {"Value": dbus.Array([dbus.Byte(int(n)) for n in numbers], signature="y")})
    elif word in ("drop", "away"):
        isAway = word == "away"
        for path in (RATE, SERVICE):
            root.RemoveObject(path)
        mockobject.objects[STRAP].UpdateProperties(DEVICE, {"Connected": dbus.Boolean(False), "ServicesResolved": dbus.Boolean(False)})
    elif word == "off":
        mockobject.objects[HERE].UpdateProperties("org.bluez.Adapter1", {"Powered": dbus.Boolean(False)})


def listen():
    for line in sys.stdin:
        GLib.idle_add(happens, line)
    GLib.idle_add(loop.quit)


loop = GLib.MainLoop()
threading.Thread(target=listen, daemon=True).start()
say("ready")
loop.run()
