export function setHeaders(headers: Headers, fields: Readonly<Record<string, string>>): void {
  for (const name in fields) headers.set(name, fields[name] ?? "");
}
