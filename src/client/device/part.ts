import type { Lang } from "#core/i18n.ts";
import type { DeviceActions } from "./run.ts";

/** A tool's functions for the browser. */
export type DevicePart = {
  /** Of its module, for a worker to find it. */
  readonly address: string;
  readonly load: (lang: Lang, texts?: Readonly<Record<string, string>>) => Promise<DeviceActions>;
};

export type DevicePartModule = { readonly default: DevicePart };
