export function setHeaders(headers: Headers, headerFields: Readonly<Record<string, string>>): void {
  for (const headerName in headerFields) headers.set(headerName, headerFields[headerName] ?? "");
}
