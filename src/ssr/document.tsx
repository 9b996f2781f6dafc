import type { ReactNode } from "react";
import type { User } from "../action.ts";
import { dayInVietnam } from "../format.ts";
import type { Site } from "../site.ts";
import { Layout } from "../ui/layout.tsx";
import type { Assets } from "./assets.ts";
import { Head, type Meta } from "./head.tsx";
import { IslandAddresses } from "./island.tsx";

export type DocumentProps = {
  readonly meta: Meta;
  /** The page title in the header, the one h1. */
  readonly heading: string;
  readonly site: Site;
  readonly assets: Assets;
  readonly user: User | null;
  readonly query: URLSearchParams;
  readonly now: Date;
  readonly children: ReactNode;
};

export function Document({ meta, heading, site, assets, user, query, now, children }: DocumentProps) {
  return (
    <html lang={meta.lang}>
      <Head meta={meta} site={site} assets={assets} />
      <body>
        <IslandAddresses value={assets.island}>
          <Layout
            lang={meta.lang}
            path={meta.path}
            heading={heading}
            site={site}
            user={user}
            query={query}
            year={dayInVietnam(now).slice(0, 4)}
          >
            {children}
          </Layout>
        </IslandAddresses>
      </body>
    </html>
  );
}
