# The checks of a run and their counts; sourced by .ci/run.

passed=0
failed=0
failures=()
times=()

# Remembers how long a part took: its name, and when it began.
took() { times+=("$(printf '%5d s  %s' "$((SECONDS - $2))" "$1")"); }

# Runs one check; the others go on whatever comes of it.
check() {
  local name=$1 began=$SECONDS status=0
  shift
  printf '\n== %s\n' "$name"
  "$@" || status=1
  took "$name" "$began"
  if [ "$status" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("$name")
    return 1
  fi
}

# Runs checks beside each other, each a name and a command; what they print follows check by check.
# Each uses one core: on two, the longest decides how long they take together.
check_together() {
  local folder name command
  local -A processes=()
  local names=()
  folder=$(mktemp -d)
  while [ $# -gt 0 ]; do
    name=$1 command=$2
    shift 2
    names+=("$name")
    $command >"$folder/$name" 2>&1 &
    processes[$name]=$!
  done
  for name in "${names[@]}"; do
    check "$name" finished "${processes[$name]}" "$folder/$name"
  done
  rm -rf "$folder"
}

# Waits for a process that runs beside this one, then prints what it printed; its status is that of the process.
finished() {
  local status=0
  wait "$1" || status=$?
  cat "$2"
  return "$status"
}

# A command that runs jest; its tests count one by one. The first argument names the run. When a test fails, or jest ends
# without a report, what jest printed follows.
jest_tests() {
  local name=$1 report output counts p f began=$SECONDS
  shift
  report=$(mktemp)
  output=$(mktemp)
  printf '\n== %s\n' "$name"
  "$@" --ci --json --outputFile="$report" >"$output" 2>&1 || true
  if counts=$(node -e '
    const { numPassedTests: p, numFailedTests: f, numRuntimeErrorTestSuites: e } = JSON.parse(require("fs").readFileSync(process.argv[1]));
    console.log(p, f + e);
  ' "$report" 2>/dev/null); then
    read -r p f <<<"$counts"
    passed=$((passed + p))
    failed=$((failed + f))
    [ "$f" -eq 0 ] || failures+=("$name: $f")
  else
    f=1
    failed=$((failed + 1))
    failures+=("$name: no report")
  fi
  [ "$f" -eq 0 ] || grep --invert-match '^PASS ' "$output"
  took "$name" "$began"
  rm -f "$report" "$output"
}

# The last lines of a run: how long each part took, what failed, and the counts.
closing_line() {
  local failure
  printf '\n== times\n'
  printf '%s\n' "${times[@]}"
  for failure in "${failures[@]:-}"; do [ -z "$failure" ] || printf 'failed: %s\n' "$failure"; done
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ]
}
