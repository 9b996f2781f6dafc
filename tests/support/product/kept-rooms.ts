import type { KeptRoom, KeptRooms } from "#core/kept-room.ts";
import { ok } from "#core/result.ts";

/** Room without an end. */
export const openRoom: KeptRoom = { take: async () => ok(async () => {}), isLeft: async () => true };
export const openRooms: KeptRooms = { accounts: openRoom, nobody: openRoom };
