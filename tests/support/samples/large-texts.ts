/** What opens something in YAML and never closes it. */
export const deepYamlParts = ["{", "[{", "{a: ", '{"', "{'a: ", "- {a: {", 'a: "\\'] as const;

export const filled = (part: string, size: number): string => part.repeat(Math.floor(size / part.length));
