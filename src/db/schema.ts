export * from "./schema/deletion-requests.ts";
export * from "./schema/history.ts";
export * from "./schema/links.ts";
export * from "./schema/mail.ts";
export * from "./schema/notes.ts";
export * from "./schema/users.ts";
