import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { User } from "#core/action.ts";
import { localPath } from "#core/pages.ts";
import { pathOf, tools } from "#tools/catalog.ts";
import { dayInVietnam } from "#core/days.ts";
import { tokenKey } from "#client/api.ts";
import { type Lang, textsOf } from "#core/i18n.ts";
import UserMenu, { userMenuIslandTexts } from "#islands/user-menu.tsx";
import { type Site, canSignIn } from "#core/site.ts";
import { RenderOnce } from "#ui/render-once.ts";
import { Layout } from "#ui/layout.tsx";
import { StandIn } from "#ui/long-text.ts";
import type { Assets } from "./assets.ts";
import { type ShownCommand, ToolCommandLine } from "./command.tsx";
import { SignInTexts } from "#ui/sign-in-texts.ts";
import { ToolCommand } from "#ui/command-line.ts";
import { type ShownTasks, ToolTasks } from "#ui/tool-tasks.ts";
import type { Fillings } from "./filling.tsx";
import { PageFinder } from "./finder.tsx";
import { Head, type PageMeta, addressesOf } from "./head.tsx";
import { AskedFields, Island, IslandModules } from "./island.tsx";
import { createRenderCache } from "./render-cache.ts";

const markups = new Map<string, string>();

/** There are only so many names: some for each tool and language. */
const renderOnce: RenderOnce = (name, node) => {
  const markup = markups.get(name) ?? renderToString(node);
  markups.set(name, markup);
  return markup;
};

export type DocumentProps = {
  readonly meta: PageMeta;
  /** The page title in the header, the one h1. */
  readonly heading: string;
  /** One sentence under the title. */
  readonly lead?: string;
  readonly tasks?: ShownTasks | null;
  /** The call that makes what the page shows. */
  readonly command?: ShownCommand | null;
  readonly isBare?: boolean;
  readonly site: Site;
  readonly assets: Assets;
  readonly user: User | null;
  readonly query: URLSearchParams;
  /** The fields of the form that was sent for the page. */
  readonly asked?: readonly string[];
  readonly now: Date;
  /** What the page is filled with after it has been sent. */
  readonly fillings?: Fillings;
  readonly children: ReactNode;
};

function Provided({ assets, children }: { assets: Assets; children: ReactNode }) {
  return (
    <IslandModules value={assets}>
      <RenderOnce value={renderOnce}>{children}</RenderOnce>
    </IslandModules>
  );
}

const asItIs: StandIn = (text) => text;

type ContentProps = DocumentProps & {
  /** What is written in the place of a long text, where the page is sent in pieces. */
  readonly standIn?: StandIn;
};

/** What a page shows itself; around it stands its frame. */
export function Content({
  meta,
  command,
  tasks = null,
  site,
  assets,
  asked = [],
  children,
  standIn = asItIs,
}: ContentProps) {
  return (
    <Provided assets={assets}>
      <StandIn value={standIn}>
        <ToolCommand value={command ? <ToolCommandLine lang={meta.lang} command={command} /> : null}>
          <SignInTexts value={canSignIn(site)}>
            <ToolTasks value={tasks}>
              <AskedFields value={asked}>{children}</AskedFields>
            </ToolTasks>
          </SignInTexts>
        </ToolCommand>
      </StandIn>
    </Provided>
  );
}

/** Stand where a frame is filled; nobody can have typed them. */
const frameMarks = {
  content: `content-${crypto.randomUUID()}`,
  menu: `menu-${crypto.randomUUID()}`,
  query: `query-${crypto.randomUUID()}`,
  title: `title-${crypto.randomUUID()}`,
  description: `description-${crypto.randomUUID()}`,
  heading: `heading-${crypto.randomUUID()}`,
  lead: `lead-${crypto.randomUUID()}`,
};
const markInput = `<input type="hidden" name="${frameMarks.query}" value=""/>`;
const eachMark = new RegExp(`(${Object.values({ ...frameMarks, query: markInput }).join("|")})`);

function Frame({ meta, heading, lead, isBare, site, assets, year }: DocumentProps & { year: string }) {
  const { lang } = meta;
  return (
    <html lang={lang}>
      <Head meta={meta} site={site} assets={assets} />
      <body>
        <Provided assets={assets}>
          {isBare ? (
            <main className="bare">
              <h1>{heading}</h1>
              {frameMarks.content}
            </main>
          ) : (
            <Layout
              lang={lang}
              path={meta.path}
              addresses={addressesOf(meta)}
              heading={heading}
              lead={lead}
              site={site}
              finder={meta.path === "/" ? null : <PageFinder lang={lang} isOverlay />}
              userMenu={frameMarks.menu}
              query={new URLSearchParams({ [frameMarks.query]: "" })}
              year={year}
            >
              {frameMarks.content}
            </Layout>
          )}
        </Provided>
      </body>
    </html>
  );
}

/** What is filled in where a frame has a mark. */
type FramePart = keyof typeof frameMarks;
/** Bytes, since to encode a page's text anew takes longer than to look its frame up; or what is filled in here. */
type DocumentPiece = Buffer<ArrayBuffer> | FramePart;

const partsByMark = new Map<string, FramePart>([
  [frameMarks.content, "content"],
  [frameMarks.menu, "menu"],
  [markInput, "query"],
  [frameMarks.title, "title"],
  [frameMarks.description, "description"],
  [frameMarks.heading, "heading"],
  [frameMarks.lead, "lead"],
]);

/** By site, then by all that a frame is made of. */
const frames = new WeakMap<Site, Map<string, readonly DocumentPiece[]>>();
/** Of each page in each language there is one, on each tab. */
const maxFrames = 300;

/**
 * A page without an address of its own may bear a visitor's words, which no frame keeps: they are filled in. Null where
 * more than a mark depends on them.
 */
function withoutWords(pageDocument: DocumentProps): DocumentProps | null {
  const { meta, lead, site } = pageDocument;
  if (meta.path !== null) return pageDocument;
  if (meta.goesOn || meta.title === site.name) return null;
  const { title, description, heading } = frameMarks;
  return {
    ...pageDocument,
    meta: { ...meta, title, description },
    heading,
    ...(lead !== undefined && { lead: frameMarks.lead }),
  };
}

const renderFrame = (pageDocument: DocumentProps, year: string): readonly DocumentPiece[] =>
  renderToString(<Frame {...pageDocument} year={year} />, { identifierPrefix: "f" })
    .split(eachMark)
    .map((framePiece) => partsByMark.get(framePiece) ?? Buffer.from(framePiece));

/** What stands around a page, in pieces between its marks: the same for everybody, so rendered once. */
function framePieces(pageDocument: DocumentProps): readonly DocumentPiece[] {
  const currentYear = dayInVietnam(pageDocument.now.getTime()).slice(0, 4);
  const kept = withoutWords(pageDocument);
  if (!kept) return renderFrame(pageDocument, currentYear);
  const { meta, heading, lead, isBare, site, assets } = kept;
  const framesOfSite = frames.get(site) ?? new Map<string, readonly DocumentPiece[]>();
  frames.set(site, framesOfSite);
  const key = JSON.stringify([meta, heading, lead, isBare, currentYear, assets.css]);
  const siteFrame = framesOfSite.get(key) ?? renderFrame(kept, currentYear);
  if (framesOfSite.size >= maxFrames) framesOfSite.clear();
  framesOfSite.set(key, siteFrame);
  return siteFrame;
}

/** The menus of nobody: one for each page that somebody may sign in from. */
const menus = createRenderCache<string>({ maxCharacters: 1_000_000, lengthOf: (html) => html.length });

const doctype = Buffer.from("<!DOCTYPE html>");

/** What a form of ours can make of an address, and no more: a page says it twice. */
const maxKept = { fields: 30, length: 8192 };

/** The fields of a query that a change of the language keeps. */
function keptFields(query: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  let left = maxKept.length;
  return [...query].slice(0, maxKept.fields).filter(([name, value]) => {
    const length = name.length + value.length;
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** What stands before and after a page's content, in UTF-8. */
export function frameOf(pageDocument: DocumentProps): {
  readonly before: Buffer[];
  readonly after: Buffer[];
} {
  const { meta, heading, lead = "", site, assets, user, query } = pageDocument;
  const props = { lang: meta.lang, site, user, from: signInToolOf(meta.path, query) };
  const renderMenu = () =>
    renderToString(
      <Provided assets={assets}>
        <Menu {...props} />
      </Provided>,
      { identifierPrefix: "m" },
    );
  const menuOf = () =>
    user
      ? renderMenu()
      : menus.get(JSON.stringify([meta.lang, props.from, site.signIn, assets.build]), renderMenu);
  const inputsOf = () =>
    keptFields(query)
      .map(([attributeName, attributeValue]) => {
        const [escapedName, escapedValue] = [Bun.escapeHTML(attributeName), Bun.escapeHTML(attributeValue)];
        return `<input type="hidden" name="${escapedName}" value="${escapedValue}"/>`;
      })
      .join("");
  const filledIn: Record<FramePart, () => string> = {
    content: () => "",
    menu: menuOf,
    query: inputsOf,
    title: () => Bun.escapeHTML(meta.title),
    description: () => Bun.escapeHTML(meta.description),
    heading: () => Bun.escapeHTML(heading),
    lead: () => Bun.escapeHTML(lead),
  };
  const fillPiece = (framePiece: DocumentPiece): Buffer =>
    typeof framePiece === "string" ? Buffer.from(filledIn[framePiece]()) : framePiece;
  const framesOfPage = framePieces(pageDocument);
  const contentIndex = framesOfPage.indexOf("content");
  return {
    before: [doctype, ...framesOfPage.slice(0, contentIndex).map(fillPiece)],
    after: framesOfPage.slice(contentIndex + 1).map(fillPiece),
  };
}

/** The tool that home offers again after a sign-in, with its tab; null on every other page. */
function signInToolOf(path: string | null, pageQuery: URLSearchParams): string | null {
  const tool = tools.find((anyTool) => anyTool.path === path);
  const tab = pageQuery.get("tab");
  return tool ? `${tool.id}${tab && /^[\w-]{1,40}$/.test(tab) ? `~${tab}` : ""}` : null;
}

type MenuProps = {
  readonly lang: Lang;
  readonly site: Site;
  readonly user: User | null;
  readonly from: string | null;
};

function Menu({ lang, site, user, from }: MenuProps) {
  const providers = site.signIn.map(({ name, path, isAvailable }) => ({
    name,
    href: isAvailable ? `${path}?lang=${lang}${from === null ? "" : `&from=${from}`}` : null,
  }));
  const props = {
    lang,
    texts: textsOf(lang, userMenuIslandTexts),
    user,
    providers,
    dataPath: localPath(pathOf("own-data"), lang),
    keysPath: localPath(pathOf("account"), lang),
    signOutPath: localPath(pathOf("sign-out"), lang),
  };
  return <Island name="user-menu" of={UserMenu} with={props} load={tokenKey} isPassive />;
}
