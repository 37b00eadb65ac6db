#!/bin/sh
# Installs Padharo on a Debian or Ubuntu server, as root, from the folder of a release:
#
#   sh scripts/install.sh --domain padharo.example
#
# Node, PostgreSQL, a user, the release in /opt/padharo, systemd units, Caddy with a certificate, and a first backup.
# It asks nothing. Run it again with the same arguments to repair an installation, or from a newer release to upgrade:
# settings are kept.
set -eu

release=$(cd "$(dirname "$0")/.." && pwd)
site=/opt/padharo
data=/var/lib/padharo
backups=/var/backups/padharo
settings=/etc/padharo/environment
units=/etc/systemd/system
port=${PORT:-3000}
domain=${DOMAIN:-}

say() { printf '  %s\n' "$*"; }
fail() {
  printf '\n  %s\n\n' "$*" >&2
  exit 1
}

read_arguments() {
  while [ $# -gt 0 ]; do
    case $1 in
      --domain) domain=${2:-} && shift ;;
      --port) port=${2:-} && shift ;;
      *) fail "Unknown argument $1. Usage: sh scripts/install.sh --domain NAME [--port 3000]" ;;
    esac
    shift
  done
  case $domain in
    '') fail 'Say under which name people reach this server: sh scripts/install.sh --domain padharo.example' ;;
    *[!a-z0-9.-]*) fail "--domain: $domain is no name of a server. Give it without https:// and in small letters." ;;
  esac
  case $port in
    '' | *[!0-9]*) fail "--port: $port is no port." ;;
  esac
}

check_machine() {
  [ "$(id -u)" = 0 ] || fail 'Run this as root: it installs packages and adds a user.'
  command -v apt-get >/dev/null || fail 'This needs Debian or Ubuntu. Elsewhere see docs/operating.md, Install.'
  [ -f "$release/package-lock.json" ] || fail "$release is no release of Padharo: it has no package-lock.json."
}

has_systemd() { [ -d /run/systemd/system ]; }
node_version() { node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/'; }

install_packages() {
  packages='ca-certificates postgresql caddy'
  # a Node that is here already is used; it only starts the one that the release names
  command -v node >/dev/null || packages="$packages nodejs"
  command -v npm >/dev/null || packages="$packages npm"
  say "Installing $packages …"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086
  apt-get install -y -qq --no-install-recommends $packages >/dev/null
  [ "$(node_version)" -ge 18 ] || fail "Node.js $(node --version) is too old: install 18 or newer, then run this again."
}

add_user() {
  id padharo >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin padharo
  install -d -o padharo -g padharo -m 700 "$data" "$backups"
}

as_padharo() { runuser -u padharo -- env HOME="$data" "$@"; }
as_postgres() { (cd / && runuser -u postgres -- "$@"); }

stop_site() {
  if has_systemd; then systemctl stop 'padharo@*'; fi
}

# What is installed and built is taken along: only what changed is done again.
place_release() {
  [ "$release" != "$site" ] || return 0
  say "Placing the release in $site …"
  rm -rf "$site.new"
  mkdir -p "$site.new"
  tar -C "$release" --exclude=./.git --exclude=./node_modules --exclude=./build --exclude=./data -cf - . |
    tar -C "$site.new" --no-same-owner -xf -
  stop_site
  for kept in node_modules build padharo.env; do
    if [ -e "$site/$kept" ]; then mv "$site/$kept" "$site.new/$kept"; fi
  done
  rm -rf "$site"
  mv "$site.new" "$site"
  chown -R --no-dereference padharo:padharo "$site"
}

build_site() {
  say 'Installing what the release needs, and building its pages (some minutes the first time) …'
  (cd "$site" && as_padharo npm run --silent build)
}

start_database() {
  as_postgres pg_isready -q || service postgresql start >/dev/null
  tries=0
  until as_postgres pg_isready -q; do
    tries=$((tries + 1))
    [ $tries -lt 60 ] || fail 'PostgreSQL does not start. See its log in /var/log/postgresql.'
    sleep 1
  done
  version=$(as_postgres psql -Atc 'show server_version_num')
  [ "$version" -ge 150000 ] || fail "PostgreSQL $((version / 10000)) is too old: install 15 or newer."
}

# The role may create databases, because each backup is restored into a temporary one.
make_database() {
  password=$1
  as_postgres psql -Atc "select 1 from pg_roles where rolname = 'padharo'" | grep -q 1 ||
    as_postgres psql -qc 'create role padharo login createdb'
  echo "alter role padharo login createdb password '$password'" | as_postgres psql -q
  as_postgres psql -Atc "select 1 from pg_database where datname = 'padharo'" | grep -q 1 ||
    as_postgres createdb --owner=padharo --encoding=UTF8 --template=template0 padharo
}

random_text() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }

# Settings are written once. From then on they are the operator's.
write_settings() {
  if [ -f "$settings" ]; then
    say "Keeping the settings in $settings"
    return 0
  fi
  password=$(random_text)
  make_database "$password"
  install -d -m 755 "$(dirname "$settings")"
  install -o root -g padharo -m 640 /dev/null "$settings.new"
  cat >"$settings.new" <<END
# Settings of Padharo, NAME=value: docs/operating.md, Configure. Afterwards: systemctl restart 'padharo@*'
NODE_ENV=production
PUBLIC_URL=https://$domain
DATA_DIR=$data
DATABASE_URL=postgres://padharo:$password@127.0.0.1:$(as_postgres psql -Atc 'show port')/padharo
# keep it with your backups
APP_SECRET=$(random_text)
END
  mv "$settings.new" "$settings"
  # for npm run operator
  ln -sfn "$settings" "$site/padharo.env"
  say "Wrote the settings to $settings"
}

place_units() {
  install -d "$units"
  for unit in padharo@.service padharo-backup.service padharo-backup.timer; do
    sed "s#/usr/bin/npm#$(command -v npm)#" "$site/deploy/$unit" >"$units/$unit"
  done
}

# Only the Caddyfile of the package is replaced: a changed one is the operator's.
configure_caddy() {
  caddyfile=/etc/caddy/Caddyfile
  if dpkg --verify caddy | grep -q "$caddyfile"; then
    grep -qF "$domain" "$caddyfile" || say "Left out: add what $site/deploy/Caddyfile says to your $caddyfile."
    return 0
  fi
  sed "s/padharo\.example/$domain/g; s/127\.0\.0\.1:3000/127.0.0.1:$port/" "$site/deploy/Caddyfile" >"$caddyfile"
  if has_systemd; then systemctl reload-or-restart caddy; fi
}

is_ready() {
  node -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}

start_site() {
  say 'Starting …'
  systemctl daemon-reload
  systemctl enable --quiet "padharo@$port" padharo-backup.timer
  systemctl restart "padharo@$port"
  systemctl start padharo-backup.timer
  tries=0
  until is_ready; do
    tries=$((tries + 1))
    [ $tries -lt 180 ] || fail "It is not ready after three minutes. See: journalctl --unit padharo@$port"
    sleep 1
  done
}

first_backup() {
  say 'Making a backup, and restoring it once …'
  systemctl start padharo-backup.service || fail 'The backup failed. See: journalctl --unit padharo-backup'
}

say_what_is_next() {
  say ''
  say "Padharo runs at https://$domain as soon as that name leads to this server."
  say 'The link that creates the first admin:'
  journalctl --unit "padharo@$port" --output cat --no-pager |
    grep -o 'https://.*/admin/welcome?code=.*' | tail -n 1 | sed 's/^/    /'
  say "Settings (mail server, payments): $settings. Before you sell: docs/operating.md, Go live."
}

say_what_was_left_out() {
  say ''
  say 'Left out, because no systemd runs here: starting Padharo and Caddy, and the first backup.'
  say "What the units in $units would run stands in them."
}

read_arguments "$@"
check_machine
install_packages
add_user
place_release
build_site
start_database
write_settings
place_units
configure_caddy
if has_systemd; then
  start_site
  first_backup
  say_what_is_next
else
  say_what_was_left_out
fi
