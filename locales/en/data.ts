import type { data as vi } from "#locales/vi/data.ts";

export const data = {
  "data.label": "Data converter",
  "data.short": "Data converter",
  "data.line": "JSON, YAML, CSV, both ways",
  "data.lead": "Paste JSON, YAML or CSV and get it converted without losing a digit.",
  "data.title": "JSON, YAML and CSV",
  "data.summary":
    "Format and check JSON, and convert between JSON, YAML and CSV. Errors name their line and column.",
  "data.intro":
    "Paste the data and choose a conversion. Long numbers and the order of keys stay as they are; an error shows its line, its column and the very place.",
  "data.privacy":
    "JSON and CSV are converted on your own device. YAML, and everything with scripts or site data off, is sent to this server, which converts it and keeps nothing.",
  "data.faq.1.q": "Why do other tools get long numbers in JSON wrong?",
  "data.faq.1.a":
    "Many read numbers as 64-bit floating point, so 12345678901234567890 becomes 12345678901234567000. Here every digit is kept, and you are told about such numbers.",
  "data.faq.2.q": "My CSV looks broken in Excel, or lands in one column. What helps?",
  "data.faq.2.a":
    "When converting JSON to CSV, choose “Write CSV for a Vietnamese Excel”: it then reads accents, columns and decimals correctly. In other countries the semicolon and the byte order mark, among the options, are usually enough.",
  "data.faq.3.q": "Are comments in YAML kept when converting to JSON?",
  "data.faq.3.a":
    "No, JSON has no comments. Anchors and aliases are replaced with their values; duplicate keys are reported, so you know which value was kept.",
  "data.example.text": "This JSON:",
  "data.example.result": "becomes this YAML:",

  "data.text": "Data",
  "data.text.hint": "JSON, YAML or CSV, at most 1 MiB.",
  "data.json/pretty": "Format JSON",
  "data.json/repair": "Repair JSON",
  "data.json/yaml": "JSON → YAML",
  "data.yaml/json": "YAML → JSON",
  "data.csv/json": "CSV → JSON",
  "data.json/csv": "JSON → CSV",
  "data.options": "Options: indent, delimiter",
  "data.indent": "JSON indent",
  "data.indent.2": "2 spaces",
  "data.indent.3": "3 spaces",
  "data.indent.4": "4 spaces",
  "data.indent.8": "8 spaces",
  "data.indent.tab": "Tab",
  "data.indent.none": "One line (minified)",
  "data.sort_keys": "Sort keys alphabetically",
  "data.delimiter": "CSV delimiter",
  "data.delimiter.auto": "Detect (writing: comma)",
  "data.delimiter.comma": "Comma ,",
  "data.delimiter.semicolon": "Semicolon ;",
  "data.delimiter.tab": "Tab",
  "data.delimiter.bar": "Pipe |",
  "data.header": "The first line of the CSV names the columns",
  "data.types": "Turn numbers, true and false in CSV into values",
  "data.excel": "Write CSV for a Vietnamese Excel: semicolons, decimal commas, a byte order mark",
  "data.bom": "Add a byte order mark, for Excel",
  "data.flatten": "Spread inner objects over columns",
  "data.escape_formulas": "Disarm spreadsheet formulas (=, +, -, @)",
  "data.busy": "Converting…",
  "data.result": "Result",
  "data.empty": "The result will appear here.",
  "data.changes": "{count} places repaired, by their lines",
  "data.changes.none": "This JSON is right: nothing had to be repaired.",
  "data.reuse": "Use as input",

  "data.surrogate":
    "Line {line}, column {column}: there is half a character here (a lone surrogate), which this format cannot hold. Delete it.",
  "data.deep": "Line {line}, column {column}: the data is nested more than {max} levels deep.",
  "data.tooMuch":
    "The result would be larger than {max} MiB, so it was not made. Try a smaller indent or less data.",

  "data.tooMany": "The text has more than {max} values, too many to convert at once. Split it into parts.",

  "data.json.empty": "Line {line}, column {column}: a JSON value is missing here.",
  "data.json.after": "Line {line}, column {column}: something follows the end of the JSON value.",
  "data.json.another":
    "Line {line}, column {column}: another JSON value begins here. Put all of them in one pair of [ ], with commas between.",
  "data.json.open": "Line {line}, column {column}: the {bracket} opened here is never closed.",
  "data.json.key": "Line {line}, column {column}: a key in double quotes is needed here.",
  "data.json.colon": 'Line {line}, column {column}: a colon is missing after the key "{key}".',
  "data.json.commaOrBrace": "Line {line}, column {column}: a comma or } is needed here.",
  "data.json.commaOrBracket": "Line {line}, column {column}: a comma or ] is needed here.",
  "data.json.trailingComma":
    "Line {line}, column {column}: there is one comma too many just before this bracket.",
  "data.json.singleQuote": "Line {line}, column {column}: JSON only knows double quotes, not single ones.",
  "data.json.curlyQuote":
    'Line {line}, column {column}: {found} is a curly quote, as Zalo, Word or a phone writes it. Replace it with a straight one: ".',
  "data.json.comment": "Line {line}, column {column}: JSON does not allow comments.",
  "data.json.word":
    'Line {line}, column {column}: "{found}" is not a JSON value. Text needs double quotes; besides it there are only true, false and null.',
  "data.json.badNumber": 'Line {line}, column {column}: "{found}" is not a number as JSON writes it.',
  "data.json.unexpected": "Line {line}, column {column}: the character {found} is not allowed here.",
  "data.json.invisible":
    "Line {line}, column {column}: an invisible character ({code}) stands here, as text copied from pages and chats has. Delete it or replace it with a plain space.",
  "data.json.stringEnd":
    "Line {line}, column {column}: the text that begins here has no closing double quote on its line.",
  "data.json.control":
    "Line {line}, column {column}: the control character {code} in a text must be written as an escape, such as \\n or \\t.",
  "data.json.unicodeEscape":
    "Line {line}, column {column}: exactly four hexadecimal digits must follow \\u, as in \\u00E0; here it is {found}.",
  "data.json.escape": "Line {line}, column {column}: JSON has no escape {found}.",
  "data.json.duplicateKeyKept":
    'Line {line}, column {column}: the key "{key}" occurs again in the same object; both are kept.',
  "data.json.duplicateKey":
    'Line {line}, column {column}: the key "{key}" occurs again in the same object, and the target format cannot hold both.',
  "data.json.number":
    "Line {line}, column {column}: the number {number} has more digits than most programs can hold. Here it is kept as written.",
  "data.json.tooLarge":
    "Line {line}, column {column}: the number {number} is larger than most programs can hold; they read it as infinity. Here it is kept as written.",
  "data.json.tooSmall":
    "Line {line}, column {column}: the number {number} is closer to zero than most programs can hold; they read it as zero. Here it is kept as written.",

  "data.yaml.cycle":
    "Line {line}, column {column}: this alias stands inside its own anchor, so the data contains itself, which JSON cannot express.",
  "data.yaml.alias": "Line {line}, column {column}: the alias *{name} has no anchor &{name} before it.",
  "data.yaml.key":
    "Line {line}, column {column}: this key is a map or a list; JSON has text keys only, so it is written as text.",
  "data.yaml.tag":
    "Line {line}, column {column}: the tag {tag} is not known here; the value is taken as it stands.",
  "data.yaml.tagMisfit":
    "Line {line}, column {column}: the value does not have the form that its tag {tag} asks for; it is taken as it stands.",
  "data.yaml.rewritten":
    "Line {line}, column {column}: {number} is written as {json}, the same value; most programs cannot hold it exactly.",
  "data.yaml.infinite":
    "Line {line}, column {column}: JSON has neither infinity nor NaN; {number} is written as null.",
  "data.yaml.leadingZero":
    'Line {line}, column {column}: {number} is a number in YAML, so its leading zero is lost. To keep it (a phone number, a code), write "{number}" in quotes.',
  "data.yaml.plus":
    'Line {line}, column {column}: {number} is a number in YAML, so its + is lost. To keep it (a phone number), write "{number}" in quotes.',
  "data.yaml.thousands":
    'Line {line}, column {column}: {number} is a decimal number in YAML; the dot does not group thousands. Write it without the dot, or keep it as text in quotes: "{number}".',
  "data.yaml.duplicateKey":
    'Line {line}, column {column}: the key "{key}" occurs again; only the last value is kept.',
  "data.yaml.merge":
    "Line {line}, column {column}: the key << merges maps, but here is neither a map nor a list of maps. Put the key in quotes if it is a name.",
  "data.yaml.version":
    "Line {line}: the text says YAML {version} and is read as YAML 1.2: yes, no, on and off are words, and 010 is ten.",
  "data.yaml.fault.indent": "Line {line}, column {column}: the indent does not fit the lines above.",
  "data.yaml.fault.tab": "Line {line}, column {column}: YAML is indented with spaces, not with tabs.",
  "data.yaml.fault.open": "Line {line}, column {column}: a closing bracket or quote, or a colon, is missing.",
  "data.yaml.fault.colon":
    "Line {line}, column {column}: the value contains a colon and a space. Put it in quotes or on a line of its own.",
  "data.yaml.fault.noColon":
    "Line {line}, column {column}: a key must stand on one line with a colon after it.",
  "data.yaml.fault.escape": "Line {line}, column {column}: YAML has no such escape.",
  "data.yaml.fault.tagHandle":
    "Line {line}, column {column}: the first part of this tag, up to its second !, needs a %TAG line above the document.",
  "data.yaml.fault.start":
    "Line {line}, column {column}: a value cannot begin with this character. Put it in quotes.",
  "data.yaml.fault.unexpected": "Line {line}, column {column}: this is not valid YAML.",

  "data.csv.curlyQuote":
    'Line {line}, column {column}: {found} is a curly quote, as Zalo, Word or a phone writes it; CSV only knows straight ones ("), so it does not hold a cell together.',
  "data.csv.empty": "There is no line of CSV yet.",
  "data.csv.open": "Line {line}, column {column}: the double quote opened here is never closed.",
  "data.csv.afterQuote":
    "Line {line}, column {column}: after a closing quote there must be a delimiter or the end of the line.",
  "data.csv.ragged": "Line {line}: it has {found} cells, but the line of names only has {wanted}.",
  "data.csv.thousands":
    "Line {line}: {number} can be thousands or a decimal number, so such cells are kept as text.",
  "data.csv.short": "Line {line}: it has only {found} of {wanted} cells; the missing ones are left empty.",
  "data.csv.columns":
    "The first line has {found} columns, more than the {max} that a spreadsheet can hold. Check the delimiter.",
  "data.csv.column": 'Column {number} has no name of its own, so it is called "{name}".',
  "data.csv.sameColumn":
    'With nested objects split, two values of one row both become the column "{name}". Turn the splitting off, or rename a key.',
  "data.csv.nothing": "There is nothing to make a table of. A list of JSON objects is needed.",
  "data.csv.rows": "The rows are those of the list “{name}”.",
  "data.csv.table": "The rows are those of the list “{name}”; the rest of the JSON is not in the CSV.",

  "data.api.json/pretty": "Format JSON, keeping its numbers and the order of its keys",
  "data.api.json/repair": "Repair what is nearly JSON: quotes, commas, comments, bare keys, missing brackets",
  "data.api.json/yaml": "Convert JSON to YAML 1.2",
  "data.api.yaml/json": "Convert YAML 1.2 to JSON",
  "data.api.csv/json": "Convert CSV (RFC 4180) to JSON",
  "data.api.json/csv": "Convert a list of JSON objects to CSV (RFC 4180)",

  "data.text.api": "what to convert",
  "data.indent.api": "what a level is indented by; none puts all on one line",
  "data.sort_keys.api": "sort the keys of every object",
  "data.delimiter.api": "what stands between two cells",
  "data.header.api": "the first line names the columns",
  "data.types.api": "turn 12, true and null into values",
  "data.delimiter.written.api": "what to write between two cells; auto is a comma",
  "data.excel.api": "as a Vietnamese Excel opens it: semicolons, decimal commas and a byte order mark",
  "data.bom.api": "begin with a byte order mark, as Excel wants it",
  "data.flatten.api": "give the keys of an inner object columns of their own",
  "data.escape_formulas.api": "put an apostrophe before what a spreadsheet would run",
} satisfies Record<keyof typeof vi, string>;
