import { localPath } from "../core/catalog.ts";
import { textsOf, localizer } from "../core/i18n.ts";
import IpIsland, { ipIslandTexts } from "../islands/ip.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { IpActions } from "../tools/ip/actions.ts";
import { parseAddress } from "../tools/ip/address.ts";
import { OutputBlock } from "../ui/result.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

/** Programs that print what they get, and such as ask for plain text. */
export function wantsPlain({ headers }: Request): boolean {
  const acceptHeader = headers.get("accept") ?? "";
  const isProgram = /^(curl|wget|httpie|xh|libfetch|fetch|ddclient|go-http-client)\b/i.test(
    headers.get("user-agent") ?? "",
  );
  return !acceptHeader.includes("text/html") && (isProgram || acceptHeader.startsWith("text/plain"));
}

/** The visitor's own address stands in the page from the start, so it is made for each of them. */
export const ipPage = (actions: IpActions) =>
  definePage({
    id: "ip",
    actions: { lookup: actions.lookup },
    shareable: ["lookup"],
    load: async ({ caller }) => ({ own: actions.describeOwn(caller), address: caller.address }),
    plain: {
      wants: wantsPlain,
      answer: ({ address, lang }, pageQuery) => {
        const parsedIp = parseAddress(pageQuery.get("ip")?.trim() || address);
        return { status: parsedIp ? 200 : 422, text: parsedIp?.ip ?? localizer(lang)("ip.invalid") };
      },
    },
    view: ({ lang, t, site, path, data: { own, address }, state, submission }) => {
      const sentForm = state("lookup");
      return (
        <ToolPage
          id="ip"
          lang={lang}
          example={
            <>
              <p>{t("ip.example")}</p>
              <OutputBlock label="curl">{`$ curl ${site.origin}${path}\n${own?.ip ?? address}`}</OutputBlock>
              <p>
                <a href={`${localPath(path, lang)}?ip=2405%3A4800%3A%3A1`}>
                  {t("ip.example.other", { ip: "2405:4800::1" })}
                </a>
              </p>
            </>
          }
        >
          <Island
            name="ip"
            of={IpIsland}
            with={{
              lang,
              texts: textsOf(lang, ipIslandTexts),
              ...sentForm,
              answer: submission ? sentForm.answer : own,
              isBrief: !submission,
            }}
          />
        </ToolPage>
      );
    },
  });
