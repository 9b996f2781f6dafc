import type { DataActions } from "../tools/data/actions.ts";
import { endpoint } from "./endpoint.ts";

const csvCalls = (actions: DataActions) => [
  endpoint({
    method: "POST",
    path: "/data/csv/json",
    summary: "Convert CSV (RFC 4180) to JSON",
    problems: ["busy"],
    action: actions["csv/json"],
    example: {
      body: { text: "tên,giá\nbưởi,45000\n", types: true },
      answer: {
        result: '[\n  {\n    "tên": "bưởi",\n    "giá": 45000\n  }\n]',
        format: "json",
        warnings: [],
      },
    },
  }),
  endpoint({
    method: "POST",
    path: "/data/json/csv",
    summary: "Convert a list of JSON objects to CSV (RFC 4180)",
    problems: ["busy"],
    action: actions["json/csv"],
    example: {
      body: { text: '[{"tên":"bưởi","giá":45000}]', delimiter: "semicolon", bom: true },
      answer: { result: "\uFEFFtên;giá\r\nbưởi;45000\r\n", format: "csv", warnings: [] },
    },
  }),
];

export const dataApi = (actions: DataActions) => [
  endpoint({
    method: "POST",
    path: "/data/json/pretty",
    summary: "Format JSON, keeping its numbers and the order of its keys",
    problems: ["busy"],
    action: actions["json/pretty"],
    example: {
      body: { text: '{"b":[1],"a":1.50}', indent: "2", sort_keys: false },
      answer: { result: '{\n  "b": [\n    1\n  ],\n  "a": 1.50\n}', format: "json", warnings: [] },
    },
  }),
  endpoint({
    method: "POST",
    path: "/data/json/yaml",
    summary: "Convert JSON to YAML 1.2",
    problems: ["busy"],
    action: actions["json/yaml"],
    example: {
      body: { text: '{"quả":["bưởi","cam"]}' },
      answer: { result: "quả:\n  - bưởi\n  - cam\n", format: "yaml", warnings: [] },
    },
  }),
  endpoint({
    method: "POST",
    path: "/data/yaml/json",
    summary: "Convert YAML 1.2 to JSON",
    problems: ["busy"],
    action: actions["yaml/json"],
    example: {
      body: { text: "quả: bưởi\n" },
      answer: { result: '{\n  "quả": "bưởi"\n}', format: "json", warnings: [] },
    },
  }),
  ...csvCalls(actions),
];
