import { common } from "./vi/common.ts";

/** Every text in Vietnamese: the source of the keys, one module an area. */
export const vi = { ...common } as const;
