/** What each line gives, each once; nothing as soon as one of them gives nothing. */
export function ofAllLines(
  lines: readonly string[],
  valueOf: (line: string) => string | null,
): readonly string[] {
  const values = new Set<string>();
  for (const line of lines) {
    const value = valueOf(line);
    if (value === null) return [];
    values.add(value);
  }
  return [...values];
}
