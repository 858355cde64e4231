#!/bin/sh
# Runs a command of the operator as the desk's account, with the secrets that deploy/seal-secrets.sh has sealed:
# sudo sh deploy/with-secrets.sh node scripts/unlock.mjs account@council.example --env-file=/etc/nagardwar.env
set -eu
sealed=
for file in "${ETC:-/etc}"/credstore.encrypted/nagardwar.*; do
    if [ -f "$file" ]; then sealed="$sealed --property=LoadCredentialEncrypted=${file##*/nagardwar.}:$file"; fi
done
# systemd gives the copies in a folder of this command alone; each setting NAME_FILE names one.
with_files='for file in "$CREDENTIALS_DIRECTORY"/*; do export "${file##*/}_FILE=$file"; done; exec "$@"'
# shellcheck disable=SC2086
exec systemd-run --quiet --pipe --wait --collect --working-directory=/srv/nagardwar --property=UMask=0077 \
    --property=User=nagardwar --property=Group=nagardwar $sealed -- sh -c "$with_files" sh "$@"
