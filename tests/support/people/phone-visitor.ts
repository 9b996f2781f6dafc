import { expect } from "bun:test";
import { type Look, sharedBrowser, visitWith } from "./chromium.ts";
import { complaintsOf } from "./page-faults.ts";

const browser = await sharedBrowser();

/** A visitor with a phone's width, with scripts or without. */
export const visit = (script: boolean, look: Look): Promise<void> =>
  visitWith(browser, { script, width: 360 }, look);

/** The same, on pages that must not complain, save of the one status that is an answer there. */
export const visitWithoutComplaint = (script: boolean, look: Look, status?: "422"): Promise<void> =>
  visit(script, async (page) => {
    const complaints = complaintsOf(page);
    await look(page);
    expect(complaints.filter((complaint) => !status || !complaint.includes(status))).toEqual([]);
  });

/** With scripts, on a page of a profile that nobody uses again: a test may prepare what outlives a visit. */
export const visitPrepared = (look: Look): Promise<void> =>
  visitWith(browser, { width: 360, fresh: true }, look);
