export const lifetimes = ["never", "1h", "1d", "7d", "30d"] as const;
export type NoteLifetime = (typeof lifetimes)[number];
