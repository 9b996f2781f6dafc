import { test } from "bun:test";
import { newFileUrl } from "#tests/support/product/database.ts";
import { checkKills } from "#tests/support/product/kill-while-writing.ts";

test("killed while it is written to, the server has lost nothing that it acknowledged", () =>
  checkKills(newFileUrl(), 1));
