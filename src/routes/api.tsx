import { localPath, pathOf } from "../core/catalog.ts";
import { type DocumentedCall, apiParts } from "../core/documented-call.ts";
import type { Localize } from "../core/i18n.ts";
import type { Site } from "../core/site.ts";
import { definePage } from "../ssr/page.ts";
import { CallDetails } from "./api-docs/call.tsx";
import { Overview } from "./api-docs/overview.tsx";
import { type ApiView, canBeTried } from "./api-docs/try-form.tsx";

/** Where the part before the parts of each tool is. */
const overviewTab = "overview";

const apiPartOf = (tab: string) => apiParts.find((part) => part === tab) ?? null;

const apiPartName = (tab: string, t: Localize): string | null => {
  const part = apiPartOf(tab);
  if (!part) return null;
  return part === "account" ? t("api.account") : t(`${part}.label`);
};

/** What programs get that ask for JSON: where the description is, and which calls there are. */
const indexOfCalls = (calls: readonly DocumentedCall[], { origin }: Site) => ({
  documentation: `${origin}${pathOf("api")}`,
  openapi: `${origin}/api/openapi.json`,
  calls: calls.flatMap(({ methods, path, summary }) =>
    methods.map((method) => ({ method, path: `/api${path}`, summary })),
  ),
});

export function wantsJson({ headers }: Request): boolean {
  const accept = headers.get("accept") ?? "";
  return /\bapplication\/([\w.+-]+\+)?json\b/i.test(accept) && !accept.includes("text/html");
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
        .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
        .map((call, at) => {
          const isOpen = submission ? submission.name === call.id : at === 0;
          return <CallDetails key={call.id} call={call} view={view} isOpen={isOpen} />;
        })}
    </div>
  );
}

/** The documentation of the API: an overview, and a tab for the calls of each tool, which can be tried there. */
export const apiPage = (calls: readonly DocumentedCall[]) => {
  const tried = calls.filter(canBeTried);
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
      answer: (_caller, _query, site) => ({ status: 200, text: JSON.stringify(indexOfCalls(calls, site)) }),
    },
    heading: ({ t, tab }) => {
      const name = apiPartName(tab, t);
      return name === null
        ? {
            label: t("api.label"),
            title: t("api.title"),
            summary: t("api.summary"),
            lead: t("api.lead", { count: calls.length }),
          }
        : {
            label: t("api.part", { name }),
            title: t("api.part.title"),
            summary: t("api.part.summary", { name }),
            lead: t("api.part.lead"),
            path: `${pathOf("api")}?tab=${tab}`,
          };
    },
    view: (view) =>
      view.tab === overviewTab ? (
        <Overview calls={calls} view={view} />
      ) : (
        <ApiPart calls={calls} view={view} />
      ),
  });
};
