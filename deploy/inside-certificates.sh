#!/bin/sh
# Makes the certificates with which proxy, site and desk speak TLS on one machine: inside-certificates.sh FOLDER [NAME…]
# An authority of the machine alone, for ten years, and for each app a key and a certificate for `localhost`, the app's
# own name and the names given. What ends within 60 days is made anew; what is good stays, so for other names empty the
# folder first. openssl is all it needs.
set -eu
umask 077
folder=$1
shift
mkdir -p "$folder"
chmod 755 "$folder"
cd "$folder"
days_left=60
names="localhost site desk $*"

make_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:prime256v1 -out "$1"; }
is_good() { [ -s "$1" ] && openssl x509 -in "$1" -noout -checkend $((days_left * 86400)) >/dev/null; }

if ! is_good authority.crt; then
    # Whoever trusts it trusts it for these names alone.
    permitted=permitted\;IP:127.0.0.1/255.255.255.255
    for name in $names; do permitted="$permitted,permitted;DNS:$name"; done
    make_key authority.key.new
    openssl req -x509 -new -key authority.key.new -sha256 -days 3650 -subj '/CN=Nagardwar of this machine' \
        -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign' \
        -addext "nameConstraints=critical,$permitted" -out authority.crt.new
    chmod 644 authority.crt.new
    # Certificates of the authority before are worth nothing.
    rm -f site.crt desk.crt
    mv authority.key.new authority.key
    mv authority.crt.new authority.crt
fi

for app in site desk; do
    if is_good "$app.crt"; then continue; fi
    subject="IP:127.0.0.1,DNS:localhost,DNS:$app"
    for name in "$@"; do subject="$subject,DNS:$name"; done
    make_key "$app.key.new"
    openssl req -new -key "$app.key.new" -subj "/CN=$app" -out "$app.csr"
    printf '%s\n' 'basicConstraints=critical,CA:FALSE' 'keyUsage=critical,digitalSignature' \
        'extendedKeyUsage=serverAuth' "subjectAltName=$subject" >"$app.ext"
    openssl x509 -req -in "$app.csr" -CA authority.crt -CAkey authority.key -set_serial "0x$(openssl rand -hex 16)" \
        -sha256 -days 825 -extfile "$app.ext" -out "$app.crt.new"
    chmod 644 "$app.crt.new"
    mv "$app.key.new" "$app.key"
    mv "$app.crt.new" "$app.crt"
    rm -f "$app.csr" "$app.ext"
done
