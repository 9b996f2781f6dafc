import type { ReactNode } from "react";
import type { User } from "../core/action.ts";
import { localPath, pathOf } from "../core/catalog.ts";
import { dayInVietnam } from "../core/format.ts";
import { tokenKey } from "../client/api.ts";
import { type Lang, textsOf } from "../core/i18n.ts";
import UserMenu, { userMenuTexts } from "../islands/user-menu.tsx";
import type { Site } from "../core/site.ts";
import { SpriteAddress } from "../ui/icon.tsx";
import { Layout } from "../ui/layout.tsx";
import type { Assets } from "./assets.ts";
import { CommandIsland } from "./command.tsx";
import { ToolCommand } from "../ui/command-line.ts";
import { FinderIsland } from "./finder.tsx";
import { Head, type Meta } from "./head.tsx";
import { Island, IslandModules } from "./island.tsx";

export type DocumentProps = {
  readonly meta: Meta;
  /** The page title in the header, the one h1. */
  readonly heading: string;
  /** One sentence under the title. */
  readonly lead?: string;
  /** The call that makes what the page shows. */
  readonly command?: string | null;
  readonly isBare?: boolean;
  readonly site: Site;
  readonly assets: Assets;
  readonly user: User | null;
  readonly query: URLSearchParams;
  readonly now: Date;
  readonly children: ReactNode;
};

export function Document({
  meta,
  heading,
  lead,
  command,
  isBare,
  site,
  assets,
  user,
  query,
  now,
  children,
}: DocumentProps) {
  const { lang } = meta;
  return (
    <html lang={lang}>
      <Head meta={meta} site={site} assets={assets} />
      <body>
        <SpriteAddress value={assets.icons}>
          <IslandModules value={assets}>
            {isBare ? (
              <main className="bare">
                <h1>{heading}</h1>
                {children}
              </main>
            ) : (
              <Layout
                lang={lang}
                path={meta.path}
                heading={heading}
                lead={lead}
                site={site}
                finder={meta.path === "/" ? null : <FinderIsland lang={lang} isOverlay />}
                userMenu={<Menu lang={lang} site={site} user={user} />}
                query={query}
                year={dayInVietnam(now).slice(0, 4)}
              >
                <ToolCommand value={command ? <CommandIsland lang={lang} command={command} /> : null}>
                  {children}
                </ToolCommand>
              </Layout>
            )}
          </IslandModules>
        </SpriteAddress>
      </body>
    </html>
  );
}

function Menu({ lang, site, user }: { lang: Lang; site: Site; user: User | null }) {
  const providers = site.signIn.map(({ name, path, isAvailable }) => ({
    name,
    href: `${path}?lang=${lang}`,
    isAvailable,
  }));
  const props = {
    lang,
    texts: textsOf(lang, userMenuTexts),
    user,
    providers,
    dataPath: localPath(pathOf("data-deletion"), lang),
    keysPath: localPath(pathOf("account"), lang),
    signOutPath: localPath(pathOf("sign-out"), lang),
  };
  return <Island name="user-menu" of={UserMenu} with={props} load={tokenKey} isPassive />;
}
