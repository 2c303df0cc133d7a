# The checks of a run and their counts; sourced by .ci/run.

passed=0
failed=0
failures=()
times=()

# Remembers how long a part took: its name, and its seconds.
took() { times+=("$(printf '%5d s  %s' "$2" "$1")"); }

# Counts a check: its name, its status, and its seconds.
counted() {
  took "$1" "$3"
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("$1")
    return 1
  fi
}

# Runs one check; the others go on whatever comes of it.
check() {
  local name=$1 began=$SECONDS status=0
  shift
  printf '\n== %s\n' "$name"
  "$@" || status=1
  counted "$name" "$status" "$((SECONDS - began))"
}

# Runs checks that each keep one core busy, as many at a time as there are cores, each a name and a command; what they
# print follows check by check, when all have ended.
check_together() {
  local folder name command status seconds cores names=()
  folder=$(mktemp -d)
  cores=$(nproc)
  while [ $# -gt 0 ]; do
    name=$1 command=$2
    shift 2
    names+=("$name")
    while [ "$(jobs -rp | wc -l)" -ge "$cores" ]; do wait -n || true; done
    {
      SECONDS=0 status=0
      $command || status=1
      echo "$status $SECONDS" >"$folder/$name.status"
    } >"$folder/$name" 2>&1 &
  done
  wait
  for name in "${names[@]}"; do
    printf '\n== %s\n' "$name"
    cat "$folder/$name"
    read -r status seconds <"$folder/$name.status" || status=1 seconds=0
    counted "$name" "$status" "$seconds" || true
  done
  rm -rf "$folder"
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
  took "$name" "$((SECONDS - began))"
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
