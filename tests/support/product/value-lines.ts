const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A value in one line where it is short, else a line for each of its parts. */
export function linesOf(value: unknown, name: string, indent = ""): string {
  const inline = `${indent}${name}: ${JSON.stringify(value)}`;
  if (!isGroup(value) || inline.length <= 240) return inline;
  const parts = Object.entries(value).map(([part, one]) => linesOf(one, part, `${indent}  `));
  return [`${indent}${name}:`, ...parts].join("\n");
}
