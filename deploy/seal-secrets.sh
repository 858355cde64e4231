#!/bin/sh
# Hands the secrets of this council to systemd's store of credentials: sudo sh deploy/seal-secrets.sh
# There they lie encrypted with a key of this machine (of its TPM where it has one), and each service gets a copy of its
# own in memory while it runs. What lay readable in files is overwritten. Run it again after a restore or with a new
# secret. It needs systemd 250.
set -eu
umask 077
etc=${ETC:-/etc}
data=${DATA_DIR:-/var/lib/nagardwar}
store=$etc/credstore.encrypted
settings=$etc/nagardwar.env
units=$etc/systemd/system

seal() {
    systemd-creds encrypt --name="$1" "$2" "$store/.$1.new"
    mv "$store/.$1.new" "$store/nagardwar.$1"
}

install -d -m 700 "$store"

# Files of one secret each: /etc/nagardwar/CMS_SECRET, /etc/nagardwar/SMTP_URL.
for file in "$etc"/nagardwar/*; do
    [ -f "$file" ] || continue
    name=${file##*/}
    case $name in *[!A-Z0-9_]*) continue ;; esac
    seal "$name" "$file"
    if [ -f "$settings" ]; then sed -i "/^${name}_FILE=/d" "$settings"; fi
    shred -u "$file"
done

# What the first start made.
if [ -f "$data/secrets.env" ]; then
    # The last line may have no end; a value may have the sign between name and value at its own.
    while IFS= read -r line || [ -n "$line" ]; do
        name=${line%%=*}
        case $name in '' | *[!A-Z0-9_]*) continue ;; esac
        printf '%s' "${line#*=}" | seal "$name" -
    done <"$data/secrets.env"
    shred -u "$data/secrets.env"
fi

# Who gets which: the site knows none of the desk's.
give() {
    unit=$1
    shift
    folder=$units/$unit.service.d
    mkdir -p "$folder"
    chmod 755 "$folder"
    {
        echo '# Written by deploy/seal-secrets.sh.'
        echo '[Service]'
        for name in "$@"; do
            [ -f "$store/nagardwar.$name" ] || continue
            echo "LoadCredentialEncrypted=$name:$store/nagardwar.$name"
            echo "Environment=${name}_FILE=%d/$name"
        done
    } >"$folder/sealed-secrets.conf"
    chmod 644 "$folder/sealed-secrets.conf"
}

all=
for file in "$store"/nagardwar.*; do
    [ -f "$file" ] || continue
    all="$all ${file##*/nagardwar.}"
done
give nagardwar-site CMS_SECRET FEEDBACK_KEY METRICS_TOKEN
for unit in nagardwar-desk nagardwar-backup nagardwar-check; do
    # shellcheck disable=SC2086
    give "$unit" $all
done
echo "Kept by systemd:$all"
echo 'Now: systemctl daemon-reload && systemctl restart nagardwar'
