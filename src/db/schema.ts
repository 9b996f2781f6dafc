export * from "./schema/deletion-requests.ts";
