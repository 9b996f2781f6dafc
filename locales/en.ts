import type { vi } from "./vi.ts";
import { common } from "./en/common.ts";

export const en = { ...common } satisfies Record<keyof typeof vi, string>;
