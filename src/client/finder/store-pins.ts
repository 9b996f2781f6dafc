import { tokenKey } from "#client/api.ts";
import { reportFault } from "#client/report-fault.ts";
import { readStored } from "#client/storage.ts";

/** Keeps the pins in the account of whoever is signed in; without a network they stay on this device. */
export async function storePins(pinnedIds: readonly string[]): Promise<void> {
  const token = readStored(tokenKey);
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ tools: pinnedIds });
  const pinsAnswer = await fetch("/api/account/pins", { method: "PUT", headers, body }).catch(() => null);
  if (pinsAnswer && !pinsAnswer.ok && pinsAnswer.status !== 401) reportFault(`Pins: ${pinsAnswer.status}`);
}
