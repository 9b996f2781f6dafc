/** A field of an address or a name: it is typed by letters as they are, and read whole however long it is, where a bound would cut it. */
export const addressLook = {
  inputMode: "url",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: undefined,
  isPasted: true,
} as const;
