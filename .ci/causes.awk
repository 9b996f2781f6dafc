# What fell, by cause: a cause once, with the first tests that fell of it, what it said and the command that repeats it.
# Suite, kind, file, line, test, milliseconds, what it said, what the repetition said, the command.
{
  key = $2 SUBSEP ($7 == "" ? NR : $7)
  if (!(key in count)) order[++causes] = key
  if (++count[key] == 1) {
    head[key] = $1 " › " ($3 == "" ? "" : $3 ($4 == "" ? "" : ":" $4) " › ") $5 ($6 == "" ? "" : sprintf(" [%.1f s]", $6 / 1000))
    kind[key] = $2; said[key] = $7; verdict[key] = $8; again[key] = $9
  } else {
    if (count[key] <= 4) others[key] = others[key] (count[key] == 2 ? "" : ", ") ($3 == "" ? $5 : $3 ($2 == "ASSERT" || $2 == "TIMEOUT" ? " › " substr($5, 1, 50) : ""))
    if ($8 != verdict[key]) verdict[key] = verdict[key] "; " $8
  }
}
function say(text) { print text; printed++ }
END {
  if (causes > 1) say("== fell: " causes " causes")
  for (n = 1; n <= causes; n++) {
    key = order[n]
    if (printed > 33) { print "   and " (causes - n + 1) " more, in the output above"; break }
    say("== " kind[key] " " substr(head[key], 1, 220) (verdict[key] == "" ? "" : " — " verdict[key]))
    if (count[key] > 1) say("   and " (count[key] - 1) " more of the same cause: " others[key] (count[key] > 4 ? " …" : ""))
    if (printed > 24) continue
    lines = split(said[key], line, "\037")
    for (at = 1; at <= lines; at++) say("     " substr(line[at], 1, 180))
    if (again[key] != "") say("   again: " substr(again[key], 1, 300))
  }
}
