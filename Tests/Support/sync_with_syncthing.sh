#!/bin/sh
# Two machines that share their log through Syncthing: `sync_with_syncthing.sh SATZ FOLDER` says `same` if all went well.
set -e
satz=$1
cd "$2"
root=$PWD
for machine in one two; do
  mkdir "$machine.shared"
  syncthing generate --config "$machine.config" --no-default-folder > /dev/null 2>&1
done
id() { syncthing --config "$1.config" --data "$1.config" --device-id; }
one=$(id one) two=$(id two)
configure() {
  cat > "$1.config/config.xml" <<END
<configuration version="35">
  <folder id="log" label="log" path="$root/$1.shared" type="sendreceive" rescanIntervalS="1" fsWatcherEnabled="true" fsWatcherDelayS="1">
    <device id="$one"></device><device id="$two"></device>
  </folder>
  <device id="$one" name="one" compression="never"><address>tcp://127.0.0.1:$3</address></device>
  <device id="$two" name="two" compression="never"><address>tcp://127.0.0.1:$4</address></device>
  <gui enabled="true" tls="false"><address>127.0.0.1:$5</address><apikey>test</apikey></gui>
  <options>
    <listenAddress>tcp://127.0.0.1:$2</listenAddress>
    <globalAnnounceEnabled>false</globalAnnounceEnabled><localAnnounceEnabled>false</localAnnounceEnabled>
    <relaysEnabled>false</relaysEnabled><natEnabled>false</natEnabled><startBrowser>false</startBrowser>
    <reconnectionIntervalS>1</reconnectionIntervalS><urAccepted>-1</urAccepted>
    <crashReportingEnabled>false</crashReportingEnabled><autoUpgradeIntervalH>0</autoUpgradeIntervalH>
  </options>
</configuration>
END
}
configure one 22791 22791 22792 22793
configure two 22792 22791 22792 22794
for machine in one two; do
  STNOUPGRADE=1 syncthing serve --config "$machine.config" --data "$machine.config" --no-browser --no-restart > "$machine.log" 2>&1 &
  echo $! >> processes
done
trap 'for process in $(cat processes); do kill "$process" 2> /dev/null; done; wait' EXIT
add() { SATZ_HOME="$1.home" "$satz" log add "$2" --new --name "$3" > /dev/null; }
sync() { SATZ_HOME="$1.home" "$satz" sync --quiet "$1.shared"; }
add one "bench 3x8 @ 60kg" Push
add two "squat 5x5 @ 100kg" Legs
sync one
sync two
SATZ_HOME=two.home "$satz" log edit 1.1 4 > /dev/null
turns=0
while true; do
  sync one
  sync two
  SATZ_HOME=one.home "$satz" export --json one.json > /dev/null
  SATZ_HOME=two.home "$satz" export --json two.json > /dev/null
  if [ "$(grep -c '"identity":"satz' one.json)" -ge 5 ] && cmp -s one.json two.json; then break; fi
  turns=$((turns + 1))
  if [ "$turns" -gt 120 ]; then
    tail -5 one.log two.log >&2
    exit 1
  fi
  sleep 0.5
done
echo same
