# Other releases of Node than the machine's own; sourced by .ci/run after checks.sh.

node_cache=${XDG_CACHE_HOME:-$HOME/.cache}/session-ledger/node
platform=$(node -p 'process.platform + "-" + process.arch')

# The folder of a release, with bin/node and the headers. It comes from npm and stays in the user's cache.
node_folder() { printf '%s/%s/node_modules/node-%s' "$node_cache" "$1" "$platform"; }

install_node() {
  local folder=$node_cache/$1
  mkdir -p "$folder" && npm install --prefix "$folder" --no-audit --no-fund --no-save --silent "node-$platform@$1" &&
    "$(node_folder "$1")/bin/node" --version
}

# Runs a command in a folder with a release of Node.
with_node() {
  local release=$1 folder=$2
  shift 2
  (cd "$folder" && PATH="$(node_folder "$release")/bin:$PATH" npm_config_nodedir="$(node_folder "$release")" "$@")
}

# The files of this checkout as they are now, those of dependencies and the build excepted.
copy_checkout() {
  git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do [ -e "$file" ] && printf '%s\0' "$file"; done |
    tar --create --null --files-from=- | tar --extract --directory="$1"
}

# Fills a folder with this checkout and what it needs on another release: each installs a SQLite driver of its own (ADR 19).
checkout_on() { copy_checkout "$2" && with_node "$1" "$2" npm ci --no-audit --no-fund; }

# Tests on another release, in such a folder.
# Without FULL what a release may change: the SQLite driver, processes and their files, HTTP and its streams.
tests_on() {
  local release=$1 copy=$2
  local tests=(libs/ledger/src/adapters/sqlite libs/application/src/runtime apps/cli/src/cli.spec.ts apps/cli/src/start.spec.ts
    apps/cli/src/data-at-rest.spec.ts apps/command-api apps/projector test/contract/processes test/contract/raw-http test/contract/live)
  [ -z "${FULL:-}" ] || tests=()
  jest_tests "tests on Node $release" with_node "$release" "$copy" npx jest "${tests[@]}"
}

# The releases to test besides the machine's own.
other_releases() {
  local own release
  own=$(node -p 'process.versions.node.split(".")[0]')
  for release in $([ -n "${FULL:-}" ] && echo 20 22 24 26 || echo 24); do
    [ "$release" = "$own" ] || echo "$release"
  done
}
