import { common } from "./vi/common.ts";
import { dataDeletion } from "./vi/data-deletion.ts";

/** Every text in Vietnamese: the source of the keys, one module an area. */
export const vi = { ...common, ...dataDeletion } as const;
