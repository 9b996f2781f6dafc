import { siteAddresses } from "#tests/support/people/site-pages.ts";
import {
  type OutlineVisit,
  type PageOutline,
  keepForms,
  testOutlines,
} from "#tests/support/product/page-snapshots.ts";
import { tools } from "#tools/catalog.ts";

const addresses = [
  "/api?tab=cron",
  "/?q=vnexpress.net",
  "/?q=khong+co+gi+ca",
  "/data-deletion?code=khong-co",
  "/auth/callback?error=access_denied",
];

const visit: OutlineVisit = async (pages) => {
  const { base, read, readFrame, signedIn, keep } = pages;
  const get = (path: string) => fetch(base + path);
  const opened = new Map<string, PageOutline>();
  const open = async (path: string) => {
    const page = opened.get(path) ?? (await read(get(path)));
    opened.set(path, page);
    return page;
  };
  for (const { address } of siteAddresses(base, ["vi"])) {
    const path = address.slice(base.length);
    if (!tools.some((tool) => tool.path === path)) keep(path, await open(path));
  }
  const frame = await readFrame(get("/cron"));
  keep("the frame", frame);
  keep("the frame in English", await readFrame(get("/en/cron")), frame);
  keep("the frame of home", await readFrame(get("/")), frame);
  const an = await signedIn();
  keep("the frame for somebody who is signed in", await readFrame(an.open("/cron")), frame);
  keep("no page", await read(get("/khong-co")));
  keep("no link", await read(get("/links/khongco")));
  keep("/auth/callback", await open("/auth/callback"));

  for (const path of addresses) keep(path, await read(get(path)), await open(path.replace(/\?.*/, "")));

  await keepForms(pages, "/data-deletion", [
    ["", { email: "an@people.example" }],
    ["", { email: "khong" }],
  ]);
};

await testOutlines([visit]);
