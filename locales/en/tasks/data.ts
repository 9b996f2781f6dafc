import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/data/task-pages.ts";

export default {
  "json-to-csv": {
    label: "Convert JSON to CSV",
    title: "JSON to CSV that opens in Excel",
    summary:
      "Paste a JSON array and get a CSV table for Excel or Google Sheets. Long numbers and leading zeros keep every digit.",
    lead: "Every object becomes a row, every name a column.",
    values: {
      text: '[{"code":"0012","name":"Oranges","price":4.5},{"code":"0013","name":"Pomelos","price":6.2}]',
    },
    faq: [
      [
        "What must the JSON look like?",
        "An array of objects, such as a list of orders. Where an object lacks a name the cell stays empty; a name that only it has adds a column.",
      ],
      [
        "Why does Excel drop the leading zeros?",
        "They are in the CSV; Excel drops them as it opens it. Use Data → From Text/CSV and set the column to Text, and 0012 stays as it is.",
      ],
    ],
  },
  "csv-to-json": {
    label: "Convert CSV to JSON",
    title: "CSV or Excel cells to JSON",
    summary:
      "Paste cells from Excel or a CSV file and get a JSON array. Commas, semicolons and tabs are told apart; codes keep their zeros.",
    lead: "The first line gives the names, each further one an object.",
    values: { text: "code,name,price\n0012,Oranges,4.5\n0013,Pomelos,6.2", header: "on" },
    faq: [
      [
        "May I paste straight from Excel?",
        "Yes. Excel and Google Sheets copy cells with tabs between them, and the tool notices.",
      ],
      [
        "What about cells with commas or line breaks?",
        "Such a cell stands between double quotes, as RFC 4180 has it, and a quote inside is written twice. Both are read correctly.",
      ],
      [
        "Why do some numbers stay text?",
        "Numbers that begin with 0, or are longer than JavaScript holds exactly, are left as text, so that phone numbers and item codes survive.",
      ],
    ],
  },
  "json-to-yaml": {
    label: "Convert JSON to YAML",
    title: "JSON to YAML for configuration files",
    summary:
      "Turn JSON into tidy YAML for Docker Compose, Kubernetes or GitHub Actions. Words that mislead, such as no, yes and 012, are quoted.",
    lead: "Fewer brackets and commas, the very same values.",
    values: {
      text: '{"services":{"web":{"image":"nginx:1.27","ports":["8080:80"],"environment":{"COUNTRY":"no"}}}}',
    },
    faq: [
      [
        "Why is no in quotes?",
        "Many programs read YAML 1.1, where no, yes, on and off are booleans. Quoted, Norway stays Norway.",
      ],
      [
        "Is the order kept?",
        "Keys come out as they went in. The standard gives order no meaning, but people and git diff are grateful for it.",
      ],
    ],
  },
  "yaml-to-json": {
    label: "Convert YAML to JSON",
    title: "YAML to JSON, errors by the line",
    summary:
      "Paste YAML and get JSON, with every mistake named by line and column. Anchors, aliases and merge keys are understood.",
    lead: "Where the indentation is wrong, you are told the line.",
    values: { text: "shop: Five Pomelos\nopens: 07:30\nclosed:\n  - Sunday\n  - New Year\n" },
    faq: [
      [
        "May I indent with tabs?",
        "No, YAML takes spaces only. It is the most frequent mistake in pasted files.",
      ],
      ["Do comments survive?", "They do not. JSON has no place for them, so whatever follows a # is lost."],
    ],
  },
  "format-json": {
    label: "Format JSON",
    title: "Format JSON so it can be read",
    summary:
      "Paste JSON in one long line and get it indented; a syntax error is shown by line and column. Long numbers are not rounded.",
    lead: "One long line becomes an outline, and mistakes are pointed at.",
    values: {
      text: '{"order":20261123001,"customer":{"name":"Mai","phone":"0900000000"},"items":[{"code":"0012","qty":3}]}',
    },
    faq: [
      [
        "Which mistakes are the most common?",
        "A comma after the last item, and single quotes for double ones. JavaScript takes both, JSON neither.",
      ],
      [
        "Are very long numbers rounded?",
        "No. Many tools read them as floating point and change the last digits of 20261123001000123456; here they stay as you wrote them.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
