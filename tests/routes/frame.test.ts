import { expect, test } from "bun:test";
import { otherPages, localPath } from "#core/pages.ts";
import { pathOf, tools } from "#tools/catalog.ts";
import { groups } from "#core/tool.ts";
import { localizer } from "#core/i18n.ts";
import { allowedMethods } from "#http/allowed-methods.ts";
import { postForm, postJson, sharedProduct, withProduct } from "#tests/support/product/product.ts";

const text = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();

test("a page that is the same for everybody is kept, compressed and answered with its ETag", () =>
  withProduct(async (base) => {
    const first = await fetch(`${base}/qr`);
    const etag = first.headers.get("etag") ?? "";
    expect([first.status, first.headers.get("content-encoding")]).toEqual([200, "br"]);
    const again = await fetch(`${base}/qr`, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const gzip = await fetch(`${base}/qr`, { headers: { "Accept-Encoding": "gzip" } });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(await gzip.text()).toBe(await first.text());
    const head = await fetch(`${base}/qr`, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  }));

test("a HEAD is told what a GET would be, of a page that was asked for before and of one that was not", () =>
  withProduct(async (base) => {
    const fields = ["content-length", "content-encoding", "cache-control", "etag"];
    const ask = async (method: string) => {
      const { headers } = await fetch(`${base}/donate`, { method });
      return fields.map((name) => headers.get(name));
    };
    const first = await ask("HEAD");
    expect(first).toEqual(await ask("GET"));
    expect(first).toEqual(await ask("HEAD"));
    expect(Number(first[0])).toBeGreaterThan(1000);
  }));

test("a kept page is made anew the next day, in Vietnam's time", async () => {
  let now = new Date("2026-12-31T16:59:00Z");
  await withProduct(
    async (base) => {
      expect(await text(`${base}/privacy`)).toContain("© 2026");
      now = new Date("2026-12-31T17:01:00Z");
      expect(await text(`${base}/privacy`)).toContain("© 2027");
    },
    { now: () => now },
  );
});

test("no query and no cookie of somebody else's makes a kept page", () =>
  withProduct(async (base) => {
    const sent = await fetch(`${base}/qr?text=rieng-tu`);
    expect(sent.headers.get("cache-control")).toBe("private, no-cache");
    expect(await text(`${base}/qr`)).not.toContain("rieng-tu");
    const signedIn = await fetch(`${base}/qr`, { headers: { Cookie: "a=1; session=abc" } });
    expect(signedIn.headers.get("cache-control")).toBe("private, no-store");
  }));

test("other spellings of an address are answered, and not kept", () =>
  withProduct(async (base) => {
    for (const path of ["/qr?&tab=wifi", "/qr?tab=%77ifi", "/qr?tab=wifi&tab=wifi", "/qr?"]) {
      const reply = await fetch(base + path);
      expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    }
  }));

test("a browser may keep for the way back what an address has asked for, and nothing that is secret or a visitor's own", () =>
  withProduct(async (base) => {
    const kept = async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(base + path, { redirect: "manual", ...init });
      return reply.headers.get("cache-control");
    };
    const post = { method: "POST", body: new URLSearchParams({ text: "a", action: "urlencode" }) };
    for (const path of ["/cron?expr=0+9+*+*+*", "/en/cron?expr=5+*+*+*+*", "/qr?text=a", "/qr?khac=1"])
      expect([path, await kept(path)]).toEqual([path, "private, no-cache"]);
    for (const path of [
      "/cron?expr=61+*+*+*+*",
      "/qr?tab=wifi&ssid=a&password=b",
      "/crypto?tab=uuid&action=uuid&version=7",
      "/notes?q=a",
      "/links?history=open",
      "/temp-mail?refresh=on",
      "/khong-co",
    ])
      expect([path, await kept(path)]).toEqual([path, "private, no-store"]);
    expect(await kept("/tools", post)).toBe("private, no-store");
    expect(await kept("/qr?text=a", { headers: { Cookie: "session=abc" } })).toBe("private, no-store");
  }));

test("every page has its title, canonical address and both languages", () =>
  withProduct(
    async (base) => {
      for (const { path } of [...otherPages, ...tools]) {
        for (const lang of ["vi", "en"] as const) {
          const html = await text(base + localPath(path, lang));
          const canonical = `https://hop.example${localPath(path, lang)}`;
          expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
          expect(html).toContain(`hrefLang="vi" href="https://hop.example${path}"`);
          expect(html).toContain(`hrefLang="x-default" href="https://hop.example${path}"`);
          expect(html).toMatch(/<title>[^<]+ \| Hộp thử<\/title>/);
          expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{5,}"\/>/);
          expect(html.match(/<h1>/g)).toHaveLength(1);
        }
      }
    },
    { env: { PUBLIC_URL: "https://hop.example", SITE_NAME: "Hộp thử" } },
  ));

test("the menu leads to every page under its own name, and marks the one that is open", () =>
  withProduct(async (base) => {
    for (const lang of ["vi", "en"] as const) {
      const t = localizer(lang);
      const nav = /<nav id="menu".*?<\/nav>/s.exec(await text(base + localPath("/cron", lang)))?.[0] ?? "";
      const links = [...nav.matchAll(/<a href="([^"]*)"([^>]*)><i class="i-[\w-]+"><\/i>([^<]*)<\/a>/g)].map(
        ([, path, mark = "", label]) => [path, label, mark.includes("aria-current")],
      );
      const expected = [
        ["/", t("home.label")],
        ...groups.flatMap((group) =>
          tools.filter((tool) => tool.group === group).map((tool) => [tool.path, t(tool.short)] as const),
        ),
        ["/donate", t("donate.label")],
      ] as const;
      expect(links).toEqual(
        expected.map(([path, label]) => [localPath(path, lang), label, path === "/cron"]),
      );
    }
  }));

test("a tool's page names application and breadcrumbs in JSON-LD, and marks its questions with their answers", async () => {
  const { url } = await sharedProduct();
  for (const { id } of tools) {
    const html = await text(url + pathOf(id));
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks).toHaveLength(1);
    const graph: { "@type": string }[] = JSON.parse(blocks[0]?.[1] ?? "")["@graph"];
    expect(graph.map((thing) => thing["@type"])).toEqual(["WebApplication", "BreadcrumbList"]);
    const [, questions = ""] =
      /<section[^>]* vocab="https:\/\/schema\.org\/" typeof="FAQPage">(.*?)<\/section>/s.exec(html) ?? [];
    const asked = questions.matchAll(
      /property="mainEntity" typeof="Question">.*?<h3 property="name">[^<]+<.*?property="acceptedAnswer" typeof="Answer"><p property="text">[^<]+</gs,
    );
    expect([...asked]).toHaveLength(3);
  }
});

test("headers are those of an A+: strict policy, no framing, no sniffing, HSTS behind TLS", () =>
  withProduct(
    async (base) => {
      for (const path of ["/", "/qr?text=a", "/nothing"]) {
        const { headers } = await fetch(base + path);
        expect(headers.get("content-security-policy")).toMatch(
          /^default-src 'none'; script-src 'self'( 'nonce-[\w-]{22}')?;/,
        );
        expect(headers.get("content-security-policy")).not.toContain("unsafe");
        expect(headers.get("x-frame-options")).toBe("DENY");
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
      }
    },
    { env: { PUBLIC_URL: "https://hop.example" } },
  ));

test("an unknown address is the 404 page, with ways on and the page before when it was ours", () =>
  withProduct(async (base) => {
    const reply = await fetch(`${base}/en/nothing`, { headers: { Referer: `${base}/en/vietqr?x=1` } });
    const html = await reply.text();
    expect([reply.status, html.includes('<html lang="en">')]).toEqual([404, true]);
    expect(html).toContain('href="/en/vietqr?x=1"');
    const suggestions = /<nav class="related".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const suggested = [...suggestions.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, path]) => path);
    expect(new Set(suggested)).toEqual(new Set(["/en/ip", "/en/links", "/en/qr", "/en/whois"]));
    const foreign = await text(`${base}/nothing`, { Referer: "https://elsewhere.example/x" });
    expect(foreign).not.toContain("elsewhere");
    // what only a script can lead back to is not shown without one
    expect(foreign).toMatch(/<a class="button quiet needs-script" href="\/" data-back/);
    expect(html).toMatch(/<a class="button quiet" href="\/en\/vietqr\?x=1" data-back/);
  }));

test("the way back never leads to another host, however many slashes the page before began with", () =>
  withProduct(async (base) => {
    const html = await text(`${base}/nothing`, { Referer: `${base}//evil.example/x` });
    expect(html).toContain('href="/evil.example/x"');
    expect(html).not.toContain('href="//');
  }));

test("a button named like what every object has is no action", () =>
  withProduct(async (base) => {
    for (const action of ["constructor", "toString", "__proto__"])
      expect([action, (await postForm(`${base}/whois`, { action })).status]).toEqual([action, 200]);
  }));

test("a wrong method on a page is 405 with Allow", () =>
  withProduct(async (base) => {
    const reply = await fetch(`${base}/privacy`, { method: "POST" });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }));

test("a path takes its methods with and without a slash at its end, the home page with one", () => {
  const methodsOn = allowedMethods([
    { method: "GET", path: "/" },
    { method: "POST", path: "/links/:code" },
  ]);
  expect(["/", "//", "/links/a", "/links/a/", "/links/a/b"].map(methodsOn)).toEqual([
    ["GET", "HEAD"],
    [],
    ["POST"],
    ["POST"],
    [],
  ]);
});

test("a form that another site sends is refused, and says so on its page", () =>
  withProduct(async (base) => {
    const sent = await postForm(
      `${base}/vietqr`,
      { bank: "VCB", account: "0123456789" },
      { Origin: "https://elsewhere.example" },
    );
    expect(sent.status).toBe(403);
    expect(await sent.text()).toContain("được gửi từ một trang khác");
  }));

test("what a visitor wrote stands escaped in the frame of that page alone", () =>
  withProduct(async (base) => {
    const siteName = "Hộp Đồ Nghề";
    const titles = [`<b>"x'&y</b>`, "$& $1", siteName, `<b>"x'&y</b>`, "thứ hai"];
    for (const title of titles) {
      const note = await (await postJson(`${base}/api/notes`, { title, content: "xin chào" })).json();
      const page = await text(`${base}/notes/${note.public_key}`);
      const written = Bun.escapeHTML(title);
      const whole = title === siteName ? title : `${written} | ${siteName}`;
      expect(page).toContain(`<title>${whole}</title>`);
      expect(page).toContain(`<meta property="og:title" content="${whole}"/>`);
      expect(page).toContain(`<h1>${written}</h1>`);
      const missing = await text(`${base}/notes/none`);
      expect(missing).toContain("<h1>Không tìm thấy</h1>");
      for (const other of titles)
        if (other !== siteName)
          expect([page, missing].map((html) => html.includes(Bun.escapeHTML(other)))).toEqual([
            other === title,
            false,
          ]);
    }
  }));

test("robots, sitemap, manifest and icons are there", () =>
  withProduct(async (base) => {
    expect(await text(`${base}/robots.txt`)).toContain("Sitemap: http");
    const sitemap = await text(`${base}/sitemap.xml`);
    for (const { path } of tools) expect(sitemap).toContain(`${localPath(path, "en")}</loc>`);
    const manifest = JSON.parse(await text(`${base}/en/manifest.webmanifest`));
    for (const { src } of manifest.icons) expect((await fetch(base + src)).status).toBe(200);
    for (const file of ["/og.png", "/apple-touch-icon.png", "/favicon.ico"])
      expect((await fetch(base + file)).status).toBe(200);
  }));

test("the analytics tag is there only when it is set, and never on a private page", async () => {
  const tag = "https://stats.example/tag.js";
  await withProduct(async (base) => expect(await text(`${base}/`)).not.toContain("data-analytics"));
  await withProduct(
    async (base) => {
      const page = await fetch(`${base}/`);
      expect(page.headers.get("content-security-policy")).toContain(
        "script-src 'self' https://stats.example;",
      );
      expect(await page.text()).toContain(`src="${tag}"`);
      expect(await text(`${base}/auth/callback?token=x`)).not.toContain(tag);
    },
    { env: { ANALYTICS_SCRIPT_URL: tag, ANALYTICS_ID: "G-1" } },
  );
});
