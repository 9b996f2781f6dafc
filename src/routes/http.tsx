import HttpIsland from "#islands/http.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { Facts } from "#ui/facts.tsx";
import { parseHeaderText } from "#tools/http/headers.ts";
import { ToolPage } from "#ui/tool-page.tsx";

const codes = [200, 301, 403, 404, 500, 503] as const;

/** The headers that were typed, as the call takes them. */
const requestInput = ({ headers = "", ...fields }: Readonly<Record<string, unknown>>) => {
  const read = parseHeaderText(String(headers));
  return read && Object.keys(read).length > 0 ? { ...fields, headers: read } : fields;
};

export default ({ status, request, requestForm }: ToolActions["http"]) =>
  definePage({
    id: "http",
    actions: { status, request: requestForm },
    commands: { request: { action: request, input: requestInput } },
    shareable: ["status"],
    view: ({ lang, t, state, submission }) => {
      const form =
        submission?.name === "request"
          ? state("request")
          : state("status", { url: "https://example.com/", method: "GET" });
      return (
        <ToolPage
          id="http"
          lang={lang}
          example={
            <>
              <p>{t("http.example.text")}</p>
              <Facts
                caption={t("http.example.caption")}
                facts={codes.map((code) => ({
                  label: String(code),
                  value: t(`http.example.${code}`),
                }))}
              />
            </>
          }
        >
          <ToolIsland name="http" area="http" of={HttpIsland} lang={lang} with={form} />
        </ToolPage>
      );
    },
  });
