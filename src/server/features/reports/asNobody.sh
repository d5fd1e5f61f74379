#!/bin/sh
# Starts the browser (BROWSER_PROGRAM) as nobody; its profile, which root has made, is handed over to it.
for word in "$@"; do
  case $word in
    --user-data-dir=*) chown -R 65534:65534 "${word#*=}" || exit 1 ;;
  esac
done
exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs -- "$BROWSER_PROGRAM" "$@"
