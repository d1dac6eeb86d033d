#!/bin/sh
# Two machines that share their log through a git repository: `sync_with_git.sh SATZ FOLDER` says `same` if all went well.
set -e
satz=$1
cd "$2"
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b GIT_CONFIG_GLOBAL=/dev/null
git init -q --bare -b main hub.git
git clone -q hub.git one.git 2> /dev/null
(cd one.git && git checkout -q -B main && git commit -q --allow-empty -m "The log" && git push -q origin main)
git clone -q hub.git two.git
# What the page about it tells people to run, with the program and the home of this machine.
exchange() {
  (
    cd "$1.git"
    SATZ_HOME="../$1.home" "$satz" sync . > /dev/null
    git add -A && { git diff --cached --quiet || git commit -qm "Log of $1"; }
    git pull -q --no-edit --no-rebase origin main
    SATZ_HOME="../$1.home" "$satz" sync . > /dev/null
    git add -A && { git diff --cached --quiet || git commit -qm "Log of $1"; }
    git push -q origin main
  )
}
add() { SATZ_HOME="$1.home" "$satz" log add "$2" --new --name "$3" > /dev/null; }
add one "bench 3x8 @ 60kg" Push
add two "squat 5x5 @ 100kg" Legs
exchange one
exchange two
exchange one
# Both change the same session before they meet again.
SATZ_HOME=one.home "$satz" log edit 1.1 9 > /dev/null
SATZ_HOME=two.home "$satz" log delete 2 > /dev/null
add two "barbell row 3x8 @ 50kg" Pull
exchange two
exchange one
exchange two
SATZ_HOME=one.home "$satz" export --json one.json > /dev/null
SATZ_HOME=two.home "$satz" export --json two.json > /dev/null
cmp one.json two.json
test "$(ls hub.git | wc -l)" -gt 0
test "$(ls one.git/*.satzlog | wc -l)" = 2
echo same
