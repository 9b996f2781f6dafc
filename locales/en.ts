import type { vi } from "./vi.ts";
import { common } from "./en/common.ts";
import { dataDeletion } from "./en/data-deletion.ts";
import { net } from "./en/net.ts";

export const en = { ...common, ...dataDeletion, ...net } satisfies Record<keyof typeof vi, string>;
