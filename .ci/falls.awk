# What fell, by the log of a suite, a line each: kind, file, line, test, milliseconds, what it said (three lines, parted by \037).
# With `--parallel` what a test says comes before its own line, or after it, under its file's name again.
function fall(of, file_, test_, took_) {
  n++; kind[n] = of; where[n] = file_; test[n] = test_; took[n] = took_
  said[n] = message; at[n] = line; message = ""; line = ""; listens = 0; last = n
}
function keep() { # what nobody has taken yet waits for a fall of its file that has said nothing
  if (message != "") { k = ++kept[file]; waiting[file, k] = message; waiting_at[file, k] = line }
  message = ""; line = ""; listens = 0
}
{ gsub(/\t/, " ") }
/^[0-9]+ tests? (failed|skipped|todo):$/ { exit } # once more, all of them, under the last file's name
/^tests\/[^ ]*:$/ { keep(); file = substr($0, 1, length($0) - 1); between = 0; last = 0; next }
last && kind[last] == "ASSERT" && /^  \^ this test timed out/ {
  message = said[last]; line = at[last]; keep()
  kind[last] = "TIMEOUT"; said[last] = substr($0, 5); at[last] = ""; last = 0; next
}
/^# Unhandled error between tests/ { keep(); between = 1; next }
between && /^-----/ { if (++between == 3) { fall("LOAD", file, "(outside any test)", ""); between = 0 } next }
/^✗ .*worker crashed/ { keep(); message = $0; fall("CRASH", $2, "(the whole file)", ""); next }
/^Interrupted while still running/ { keep(); interrupted = 1; next }
interrupted && /^  tests\// { message = "still running when its time was up " $2; fall("INTERRUPTED", $1, "(the whole file)", ""); next }
/^\(fail\) / {
  name = substr($0, 8); ms = ""
  if (match(name, / \[[0-9.]+ms\]$/)) { ms = substr(name, RSTART + 2, RLENGTH - 5); name = substr(name, 1, RSTART - 1) }
  fall("ASSERT", file, name, ms); next
}
/^\((pass|skip|todo)\) / { keep(); last = 0; next }
/^([A-Za-z]*[eE]rror|error): / { keep(); message = substr($0, 1, 240); lines = 1; listens = 1; next }
/^ +at / { listens = 0; if (line == "" && match($0, /tests\/[^ :)]*\.test\.tsx?:[0-9]+/)) { line = substr($0, RSTART, RLENGTH); sub(/.*:/, "", line) } next }
listens && lines < 3 && (/^[-+] +[^ ]/ || /^(Expected|Received)[: ]/) && !/^[-+] (Expected|Received)  / { message = message "\037" substr($0, 1, 200); lines++; next }
file == "" && /^[a-z0-9-]+ › / {
  rest = substr($0, index($0, " › ") + length(" › ")); cut = index(rest, ": ")
  message = substr(rest, cut + 2, 300); fall("ASSERT", substr($0, 1, index($0, " › ") - 1), substr(rest, 1, cut - 1), "")
}
END {
  keep()
  for (i = 1; i <= n; i++) {
    if (said[i] == "" && given[where[i]] < kept[where[i]]) { k = ++given[where[i]]; said[i] = waiting[where[i], k]; at[i] = waiting_at[where[i], k] }
    if (said[i] ~ /not installed it|could not be installed/) kind[i] = "INSTALL"
    if (test[i] == "(unnamed)" && kind[i] == "ASSERT") kind[i] = "LOAD"
    printf "%s\t%s\t%s\t%s\t%s\t%s\n", kind[i], where[i], at[i], test[i], took[i], said[i]
  }
}
