# What `.ci/run` and `.ci/thorough` share: parts side by side, each with an end; what fell is run once more, alone; the last
# lines say what was measured and what fell.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bun="npx -y bun@1.4.5"
# npx asks the registry each time what it has already, and waits for minutes where it cannot.
export CI=true TZ=UTC LANG=C.UTF-8 npm_config_prefer_offline=true
passed=0 failed=0 unsteady=0
outputs=$(mktemp -d)
figures=$outputs/.figures falls=$outputs/.falls skips=$outputs/.skips steps=$outputs/.steps
touch "$figures" "$falls" "$skips" "$steps"
begun=() # kind, name, process
# The areas of the contract that are built; the list only grows.
areas='timeouts|service|validation|auth|qr|vietqr|links|notes|whois|ip|dns|http|crypto|data|cron|tools|text-analyzer|chatgpt|translate|2fa|ua|proxy|temp-mail|data-deletion|unconfigured|pages|forms|limits|restart'
declare -A command_of

leave() {
  local at
  for ((at = 0; at < ${#begun[@]}; at += 3)); do
    kill "${begun[at + 2]}" 2>/dev/null
    echo "== ended in the middle: ${begun[at + 1]}"
    tail -40 "$outputs/${begun[at + 1]}"
  done
  rm -rf "$outputs"
}
trap leave EXIT
trap 'exit 143' TERM INT

load() { cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo '?'; }

describe_machine() { # what is run, where, and with which programs
  local program lacking=() found=()
  for program in chromium chromium-headless-shell redis-server valkey-server pgbouncer caddy nginx buildah psql systemd-analyze wrk zsh tinyproxy danted microsocks; do
    if command -v "$program" >/dev/null || [ -x "/usr/sbin/$program" ]; then found+=("$program"); else lacking+=("$program"); fi
  done
  echo "== $(git log -1 --format='%h of %cd' --date=iso) on $(date '+%F %T'), $(nproc) cores, load $(load), $(awk '/MemAvailable/ { printf "%.0f GB", $2 / 1048576 }' /proc/meminfo) free, $(df -h --output=avail . | tail -1 | tr -d ' ') of disk"
  echo "== found: $(dpkg-query -W -f='${binary:Package} ${Version}, ' "${found[@]}" 2>/dev/null)$($bun --version 2>/dev/null | sed 's/^/bun /'); MISSING: ${lacking[*]:-nothing}"
}

begin() { # begin MINUTES suite|step NAME COMMAND...: beside the others until `finish`, ended after MINUTES
  local minutes=$1 kind=$2 name=$3
  shift 3
  command_of[$name]=$(printf '%q ' "$@")
  (
    began=$SECONDS
    timeout --signal=INT -k 20 "${minutes}m" "$@" >"$outputs/$name" 2>&1 &
    trap 'kill -INT $! 2>/dev/null' TERM
    wait $!
    status=$?
    [ $status -ne 124 ] && [ $status -ne 137 ] || echo "error: $name was ended after $minutes minutes" >>"$outputs/$name"
    echo "== $name took $((SECONDS - began)) s until $SECONDS s, load $(load)" >>"$outputs/$name"
    exit $status
  ) &
  begun+=("$kind" "$name" $!)
}

took() { tail -1 "$outputs/$1" | sed -E 's/.* took ([0-9]+ s) until.*load (.*)/\1, load \2/'; }

last_words() { grep -avE '^== |^ *$|^\$ |^error: script |^\[?Finished' "$2" | cut -c1-180 | tail -"$1" | paste -sd $'\037'; }

slowest() { # the three slowest tests of a log
  grep -aE '^\((pass|fail)\) .*ms\]$' "$1" | sed -E 's/^\([a-z]+\) (.*) \[([0-9.]+)ms\]$/\2 \1/' | sort -rn | head -3 |
    awk '{ s = $1 / 1000; $1 = ""; printf "%s %.1f s%.40s", NR == 1 ? "; slowest" : ",", s, $0 }'
}

count_step() {
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
    echo "$1 $(took "$1" | sed 's/,.*//')" >>"$steps"
  else
    failed=$((failed + 1))
    printf '%s\tSTEP\t\t\texit code %s\t\t%s\t\t%s\n' "$1" "$2" "$(last_words 9 "$outputs/$1")" "${command_of[$1]}" >>"$falls"
  fi
}

environment_of() { # the settings at the head of a command: env A=B bun … gives A=B
  local word words
  eval "words=(${command_of[$1]})"
  [ "${words[0]}" = env ] || return 0
  for word in "${words[@]:1}"; do [[ $word == *=* ]] && printf '%q ' "$word" || break; done
}

pattern_of() { paste -sd '|' | sed -E 's/ > / /g; s/[^A-Za-z0-9_ |]/./g; s/^/^(/; s/$/)$/'; }

again_of() { # the command that repeats a fall: again_of SUITE FILE TEST
  local words
  if [ -z "$2" ]; then
    printf '%s' "${command_of[$1]}"
  elif [[ $2 == tests/* ]]; then
    echo "$(environment_of "$1")bun run test:files $2$([[ $3 == \(* ]] || printf " -t '%s'" "$(pattern_of <<<"$3")")"
  else
    eval "words=(${command_of[$1]})"
    printf '%s' "${words[*]:0:${#words[@]}-1}" " '$(pattern_of <<<"$2 › $3")'"
  fi
}

repeat() { # what fell in a suite, once more, alone: repeat SUITE FALLS; its exit code is that of the repetition
  local files names words
  if grep -q $'\ttests/' "$2"; then
    files=$(cut -f2 "$2" | sort -u | tr '\n' ' ')
    names=(-t "$(cut -f4 "$2" | sort -u | pattern_of)")
    ! cut -f4 "$2" | grep -q '^(' || names=()
    eval "timeout --signal=INT -k 20 5m env $(environment_of "$1") $bun tests/support/servers/own-folder.ts test --timeout 300000 --no-orphans $(printf '%q ' "${names[@]}") $files"
  else
    eval "words=(${command_of[$1]})"
    timeout --signal=INT -k 20 5m "${words[@]:0:${#words[@]}-1}" "$(awk -F '\t' '{ print $2 " › " $4 }' "$2" | pattern_of)"
  fi
}

count_suite() { # adds up what the runner prints; what fell runs once more
  local log=$outputs/$1 own=$outputs/$1.falls again=$outputs/$1.again ok bad skipped steady=0 one verdict="not repeated"
  ok=$(grep -aEo '^ *[0-9]+ (pass|passed)\b' "$log" | tail -1 | grep -Eo '[0-9]+')
  bad=$(grep -aEo '\b[0-9]+ (fail|failed)\b' "$log" | tail -1 | grep -Eo '[0-9]+')
  skipped=$(grep -aEo '^ *[0-9]+ skip\b' "$log" | tail -1 | grep -Eo '[0-9]+')
  [ -n "$bad" ] || ok=$(grep -acE '^\(pass\)' "$log") # ended in the middle
  awk -f .ci/falls.awk "$log" | sort -u >"$own"
  if [ ! -s "$own" ] && { [ "$2" -ne 0 ] || [ "${bad:-1}" -ne 0 ]; }; then
    printf 'LOAD\t\t\t(the whole suite)\t\t%s\n' "$(last_words 3 "$log")" >"$own"
  fi
  # It broke off, or said no figures.
  [ "${bad:-0}" -ne 0 ] || [ "$2$bad" = 00 ] || bad=$(wc -l <"$own")
  passed=$((passed + ${ok:-0}))
  grep -aE '^\(skip\)' "$log" | sed -E "s/^\(skip\) /$1 › /; s/ \[[0-9.]+ms\]\$//" | sort -u >>"$skips"
  echo "== $1: $(took "$1"), ${ok:-0} pass, $bad fail, ${skipped:-0} skip$(slowest "$log")" >>"$figures"
  [ "$bad" -ne 0 ] || return 0
  if [ "$2" -ne 124 ] && [ "$2" -ne 137 ] && [ -n "$(cut -f2 "$own" | head -1)" ] && [ "$(cut -f2 "$own" | sort -u | wc -l)" -le 8 ]; then
    repeat "$1" "$own" >"$again" 2>&1
    verdict=$?
    sed 's/^/again: /' "$again" | tail -60
    awk -f .ci/falls.awk "$again" | cut -f2,4 >"$again.falls"
  fi
  while IFS= read -r one; do
    if [[ $verdict =~ ^[0-9]+$ ]]; then
      if [ "$verdict" -eq 0 ] || { [ -s "$again.falls" ] && ! grep -qxF "$(cut -f2,4 <<<"$one")" "$again.falls"; }; then
        steady=$((steady + 1))
        one+=$'\tunsteady: passes alone'
      else one+=$'\tfalls alone too'; fi
    else one+=$'\t'$verdict; fi
    printf '%s\t%s\t%s\n' "$1" "$one" "$(again_of "$1" "$(cut -f2 <<<"$one")" "$(cut -f4 <<<"$one")")" >>"$falls"
  done <"$own"
  [ "$steady" -lt "$bad" ] || steady=$bad
  passed=$((passed + steady)) unsteady=$((unsteady + steady)) failed=$((failed + bad - steady))
}

finish() {
  local at statuses=()
  for ((at = 0; at < ${#begun[@]}; at += 3)); do
    wait "${begun[at + 2]}"
    statuses+=($?)
    cat "$outputs/${begun[at + 1]}"
  done
  local ended=("${begun[@]}")
  begun=()
  for ((at = 0; at < ${#ended[@]}; at += 3)); do "count_${ended[at]}" "${ended[at + 1]}" "${statuses[at / 3]}"; done
}

conclude() {
  cat "$figures"
  [ ! -s "$steps" ] || echo "== steps: $(paste -sd ',' "$steps" | sed 's/,/, /g')"
  [ ! -s "$skips" ] || echo "== skipped: $(wc -l <"$skips"): $(head -8 "$skips" | cut -c1-90 | paste -sd ';' | sed 's/;/; /g')$([ "$(wc -l <"$skips")" -le 8 ] || echo ' …')"
  awk -F '\t' -f .ci/causes.awk "$falls"
  echo "== after $SECONDS s, unsteady: $unsteady"
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "$unsteady" -le 2 ]
}
