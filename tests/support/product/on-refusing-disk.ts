/** What a database says of a disk that refuses all writes with an error, named by the arguments. */
import { isReadOnly, isStorageFull } from "#db/faults.ts";
import { openSqlite } from "#db/sqlite.ts";
import { errorMessage } from "#core/error-message.ts";
import { type errorNumbers, refuseWrites } from "./refusing-writes.ts";

const [path = "", error = "", newPath = ""] = process.argv.slice(2);
const { db } = openSqlite(`file:${path}`);
const { linkCodes } = db.tables;
await db.insert(linkCodes).values({ code: "first" });
// oxlint-disable-next-line no-unsafe-type-assertion -- the test gives one of them
refuseWrites(error as keyof typeof errorNumbers);

const faultOf = (write: () => Promise<unknown>): Promise<unknown> =>
  write().then(
    () => null,
    (fault: unknown) => fault,
  );
const faults = [
  await faultOf(async () => db.insert(linkCodes).values({ code: "alone" })),
  await faultOf(() => db.transaction(async (tx) => tx.insert(linkCodes).values({ code: "together" }))),
];
const opening = await faultOf(async () => openSqlite(`file:${newPath}`));
const told = {
  isFull: faults.map(isStorageFull),
  isReadOnly: faults.map(isReadOnly),
  kept: (await db.select().from(linkCodes)).map(({ code }) => code),
  opening: errorMessage(opening).replace(/^.*: /, ""),
};
process.stdout.write(JSON.stringify(told));
process.exit(0);
