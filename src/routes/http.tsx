import { textsOf } from "../core/i18n.ts";
import HttpIsland, { httpIslandTexts } from "../islands/http.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { HttpActions } from "../tools/http/actions.ts";
import { httpMethods } from "../tools/http/names.ts";
import { Facts } from "../ui/facts.tsx";
import { parseHeaderText } from "../tools/http/headers.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const sampleCodes = [200, 301, 403, 404, 500, 503] as const;

/** The headers that were typed, as the call takes them. */
const requestInput = ({ headers = "", ...otherFields }: Readonly<Record<string, unknown>>) => {
  const headersRead = parseHeaderText(String(headers));
  return headersRead && Object.keys(headersRead).length > 0
    ? { ...otherFields, headers: headersRead }
    : otherFields;
};

export const httpPage = ({ status, request, requestForm }: HttpActions) =>
  definePage({
    id: "http",
    actions: { status, request: requestForm },
    commands: { request: { action: request, input: requestInput } },
    shareable: ["status"],
    view: ({ lang, t, state, submission }) => {
      const sentForm =
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
                facts={sampleCodes.map((sampleCode) => ({
                  label: String(sampleCode),
                  value: t(`http.example.${sampleCode}`),
                }))}
              />
            </>
          }
        >
          <Island
            name="http"
            of={HttpIsland}
            with={{ lang, texts: textsOf(lang, httpIslandTexts), methods: httpMethods, ...sentForm }}
          />
        </ToolPage>
      );
    },
  });
