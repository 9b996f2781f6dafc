import type { vi } from "./vi.ts";
import { common } from "./en/common.ts";
import { dataDeletion } from "./en/data-deletion.ts";

export const en = { ...common, ...dataDeletion } satisfies Record<keyof typeof vi, string>;
