# The checks of a run and their counts; sourced by .ci/run.

passed=0
failed=0
failures=()

# Runs one check; the others go on whatever comes of it.
check() {
  local name=$1
  shift
  printf '\n== %s\n' "$name"
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("$name")
    return 1
  fi
}

# A command that runs jest; its tests count one by one. The first argument names the run.
jest_tests() {
  local name=$1 report counts p f
  shift
  report=$(mktemp)
  printf '\n== %s\n' "$name"
  "$@" --ci --json --outputFile="$report" >/dev/null || true
  if counts=$(node -e '
    const { numPassedTests: p, numFailedTests: f, numRuntimeErrorTestSuites: e, testResults } = JSON.parse(require("fs").readFileSync(process.argv[1]));
    for (const suite of testResults) if (suite.status === "failed") console.error(suite.name + "\n" + suite.message);
    console.log(p, f + e);
  ' "$report"); then
    read -r p f <<<"$counts"
    passed=$((passed + p))
    failed=$((failed + f))
    [ "$f" -eq 0 ] || failures+=("$name: $f")
  else
    failed=$((failed + 1))
    failures+=("$name: no report")
  fi
  rm -f "$report"
}

# The last lines of a run: what failed, and the counts.
closing_line() {
  local failure
  for failure in "${failures[@]:-}"; do [ -z "$failure" ] || printf 'failed: %s\n' "$failure"; done
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ]
}
