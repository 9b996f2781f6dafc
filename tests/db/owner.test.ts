import { expect, test } from "bun:test";
import { chownSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { runCommand } from "#server/commands/index.ts";
import { newFileUrl } from "#tests/support/product/database.ts";

const [user, group] = [54_321, 54_322];
const ownersIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => [name, statSync(join(folder, name)).uid, statSync(join(folder, name)).gid]);

// Who is not root owns what they make.
test.skipIf(process.getuid?.() !== 0)(
  "what root makes in the site's folder, by a move or a start, belongs to whom the folder belongs",
  async () => {
    const source = newFileUrl();
    await (await openDatabase(source)).close();
    for (const within of ["toolbox.db", "deep/er/toolbox.db"]) {
      const folder = mkdtempSync(join(tmpdir(), "owned-"));
      chownSync(folder, user, group);
      const target = `file:${join(folder, within)}`;
      const world = { env: {}, write: () => {}, note: () => {} };
      expect(await runCommand(["move", source, target], world)).toBe(0);
      expect(ownersIn(folder).length).toBeGreaterThan(0);
      expect(ownersIn(folder).filter(([, uid, gid]) => uid !== user || gid !== group)).toEqual([]);
      const open = await openDatabase(target);
      await open.db.runSql("DELETE FROM notes", [], "run");
      const whileOpen = ownersIn(folder);
      await open.close();
      expect(whileOpen.filter(([, uid, gid]) => uid !== user || gid !== group)).toEqual([]);
    }
  },
);
