import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { type DocumentedCall, apiParts } from "#tools/documented-call.ts";
import type { Localize } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";
import { definePage } from "#ssr/page.ts";
import { CallDetails } from "./api-docs/call.tsx";
import { Overview } from "./api-docs/overview.tsx";
import { type ApiView, canBeTried } from "./api-docs/try-form.tsx";

/** Where the part before the parts of each tool is. */
const overviewTab = "overview";

const apiPartOf = (tab: string) => apiParts.find((apiPart) => apiPart === tab) ?? null;

const apiPartName = (tab: string, t: Localize): string | null => {
  const apiPart = apiPartOf(tab);
  if (!apiPart) return null;
  return apiPart === "account" ? t("api.account") : t(`${apiPart}.label`);
};

/** What programs get that ask for JSON: where the description is, and which calls there are. */
const indexOfCalls = (documentedCalls: readonly DocumentedCall[], { origin }: Site) => ({
  documentation: `${origin}${pathOf("api")}`,
  openapi: `${origin}/api/openapi.json`,
  calls: documentedCalls.flatMap(({ methods, path, summary }) =>
    methods.map((httpMethod) => ({ method: httpMethod, path: `/api${path}`, summary })),
  ),
});

export function wantsJson({ headers }: Request): boolean {
  const acceptHeader = headers.get("accept") ?? "";
  return /\bapplication\/([\w.+-]+\+)?json\b/i.test(acceptHeader) && !acceptHeader.includes("text/html");
}

function ApiPart({ calls, view }: { calls: readonly DocumentedCall[]; view: ApiView }) {
  const { t, lang, path, tab, submission } = view;
  return (
    <div className="prose wide api">
      <p>
        <a href={localPath(path, lang)}>{t("api.all")}</a>
      </p>
      {calls
        .filter(({ part }) => part === tab)
        .toSorted(
          (documentedCall, otherCall) => Number(otherCall.isStateless) - Number(documentedCall.isStateless),
        )
        .map((documentedCall, callIndex) => {
          const isOpen = submission ? submission.name === documentedCall.id : callIndex === 0;
          return <CallDetails key={documentedCall.id} call={documentedCall} view={view} isOpen={isOpen} />;
        })}
    </div>
  );
}

/** The documentation of the API: an overview, and a tab for the calls of each tool, which can be tried there. */
export const apiPage = (documentedCalls: readonly DocumentedCall[]) => {
  const tried = documentedCalls.filter(canBeTried);
  const actions = Object.fromEntries(tried.flatMap(({ id, action }) => (action ? [[id, action]] : [])));
  return definePage({
    id: "api",
    tabs: [overviewTab, ...apiParts],
    actions,
    shareable: tried.filter(({ methods }) => methods.includes("GET")).map(({ id }) => id),
    choose: ({ action = "" }) => (Object.hasOwn(actions, action) ? action : null),
    isPrivate: ({ submission }) => submission !== null,
    headers: { Vary: "Accept", Link: '</api/openapi.json>; rel="service-desc"; type="application/json"' },
    plain: {
      type: "application/json",
      wants: wantsJson,
      answer: (_caller, _query, site) => ({
        status: 200,
        text: JSON.stringify(indexOfCalls(documentedCalls, site)),
      }),
    },
    heading: ({ t, tab }) => {
      const partName = apiPartName(tab, t);
      return partName === null
        ? {
            label: t("api.label"),
            title: t("api.title"),
            summary: t("api.summary"),
            lead: t("api.lead", { count: documentedCalls.length }),
          }
        : {
            label: t("api.part", { name: partName }),
            title: t("api.part.title"),
            summary: t("api.part.summary", { name: partName }),
            lead: t("api.part.lead"),
            path: `${pathOf("api")}?tab=${tab}`,
          };
    },
    view: (pageView) =>
      pageView.tab === overviewTab ? (
        <Overview calls={documentedCalls} view={pageView} />
      ) : (
        <ApiPart calls={documentedCalls} view={pageView} />
      ),
  });
};
