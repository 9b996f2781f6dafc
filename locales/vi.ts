import { common } from "./vi/common.ts";
import { dataDeletion } from "./vi/data-deletion.ts";
import { net } from "./vi/net.ts";

/** Every text in Vietnamese: the source of the keys, one module an area. */
export const vi = { ...common, ...dataDeletion, ...net } as const;
