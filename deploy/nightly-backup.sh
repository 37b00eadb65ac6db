#!/bin/sh
# The backup of a container: at 02:40 in India (21:10 UTC), and at once if the folder has none of the last day.
# With systemd padharo-backup.timer does this. What fails is printed, and tried again after an hour.
#   sh deploy/nightly-backup.sh FOLDER
set -u
folder=$1
trap 'exit 0' TERM INT

has_recent_backup() {
  find "$folder" -name '*.dump' -mmin -1440 | grep -q .
}

seconds_until_night() {
  echo $(((76200 + 86400 - $(date +%s) % 86400) % 86400 + 1))
}

# a signal ends a wait, and a backup that is under way is finished
pause() {
  sleep "$1" &
  wait $!
}

has_recent_backup && pause "$(seconds_until_night)"
while :; do
  if node scripts/operator.ts backup "$folder"; then pause "$(seconds_until_night)"; else pause 3600; fi
done
