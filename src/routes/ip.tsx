import { localPath } from "#core/pages.ts";
import { localizer } from "#core/i18n.ts";
import IpIsland from "#islands/ip.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { parseAddress } from "#tools/ip/address.ts";
import { OutputBlock } from "#ui/result.tsx";
import { ToolPage } from "#ui/tool-page.tsx";

/** Programs that print what they get, and such as ask for plain text. */
export function wantsPlain({ headers }: Request): boolean {
  const accept = headers.get("accept") ?? "";
  const isProgram = /^(curl|wget|httpie|xh|libfetch|fetch|ddclient|go-http-client)\b/i.test(
    headers.get("user-agent") ?? "",
  );
  return !accept.includes("text/html") && (isProgram || accept.startsWith("text/plain"));
}

/** The visitor's own address stands in the page from the start, so it is made for each of them. */
export default ({ describeOwn, lookup }: ToolActions["ip"]) =>
  definePage({
    id: "ip",
    actions: { lookup },
    shareable: ["lookup"],
    load: async ({ caller }) => ({ own: describeOwn(caller), address: caller.address }),
    plain: {
      wants: wantsPlain,
      answer: ({ address, lang }, query) => {
        const parsed = parseAddress(query.get("ip")?.trim() || address);
        return { status: parsed ? 200 : 422, text: parsed?.ip ?? localizer(lang)("ip.invalid") };
      },
    },
    view: ({ lang, t, site, path, data: { own, address }, state, submission, taskAction }) => {
      const form = state("lookup");
      const isOwn = !submission && taskAction === null;
      return (
        <ToolPage
          id="ip"
          lang={lang}
          example={
            <>
              <p>{t("ip.example")}</p>
              <OutputBlock label="curl">
                {[
                  `$ curl ${site.origin}${path}\n${own?.ip ?? address}`,
                  ...(own?.country ? [`$ curl ${site.origin}${path}/country\n${own.country.code}`] : []),
                ].join("\n")}
              </OutputBlock>
              <p>
                <a href={`${localPath(path, lang)}?ip=2405%3A4800%3A%3A1`}>
                  {t("ip.example.other", { ip: "2405:4800::1" })}
                </a>
              </p>
            </>
          }
        >
          <ToolIsland
            name="ip"
            area="ip"
            of={IpIsland}
            lang={lang}
            with={{
              ...form,
              answer: isOwn ? own : form.answer,
              isBrief: isOwn,
            }}
          />
        </ToolPage>
      );
    },
  });
