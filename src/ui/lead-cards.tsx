import { useContext } from "react";
import { type Lang, localizer } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import type { Site } from "#core/site.ts";
import { layOut, qrSvg } from "#tools/qr/svg.ts";
import { pathOf } from "#tools/catalog.ts";
import { Icon } from "./icon.tsx";
import { RenderOnce } from "./render-once.ts";

/** A code that leads to a page of this site: what the tools make, as small as it can still be seen. */
function codeOf(address: string): string {
  const modules = layOut(address, { size: 256, margin: 0, level: "L" });
  if (!modules.ok) throw new Error(`${address} fits into no code`);
  return qrSvg(modules.value, { size: 100, margin: 0, dark: "currentColor", light: "none" });
}

/** A month of clicks as a link's page draws them. */
const clicks = [
  7, 5, 6, 6, 7, 8, 14, 12, 9, 7, 10, 11, 12, 16, 16, 12, 13, 13, 14, 14, 20, 19, 15, 12, 17, 17, 14, 29, 22,
  17,
];

function Sparkline() {
  const top = Math.max(...clicks);
  const line = clicks.map((count, day) => `${day * 4.5},${(40 - (count / top) * 36).toFixed(1)}`).join(" ");
  return (
    <svg viewBox="0 0 132 42" aria-hidden="true">
      <polygon points={`0,42 ${line} 130.5,42`} />
      <polyline points={line} />
    </svg>
  );
}

const arts = {
  // oxlint-disable-next-line react/no-danger -- our own drawing
  qr: (url: string) => <span className="mini" dangerouslySetInnerHTML={{ __html: codeOf(url) }} />,
  vietqr: (url: string) => (
    <span className="pay">
      <b>VietQR</b>
      {/* oxlint-disable-next-line react/no-danger -- our own drawing */}
      <span dangerouslySetInnerHTML={{ __html: codeOf(url) }} />
      <em>185.000đ</em>
    </span>
  ),
  links: () => (
    <>
      <span className="short">…/links/tet</span>
      <Sparkline />
    </>
  ),
} as const;

/** The tools that lead, in their order. */
export const leadIds = ["qr", "vietqr", "links"] as const;

function Cards({ lang, site }: { lang: Lang; site: Site }) {
  const t = localizer(lang);
  return (
    <>
      {leadIds.map((id) => {
        const path = localPath(pathOf(id), lang);
        return (
          <li key={id}>
            <a className="lead-card" href={path}>
              <strong>{t(`${id}.short`)}</strong>
              <span className="line">{t(`${id}.line`)}</span>
              <span className="go">
                {t(`home.go.${id}`)}
                <Icon name="arrow-right" />
              </span>
              <span className="art" aria-hidden="true">
                {arts[id](`${site.origin}${path}`)}
              </span>
            </a>
          </li>
        );
      })}
    </>
  );
}

/** The three tools most people come for, each with what it makes. */
export function LeadCards({ lang, site }: { lang: Lang; site: Site }) {
  const once = useContext(RenderOnce);
  return (
    <ul
      className="lead-cards"
      data-group="codes"
      // oxlint-disable-next-line react/no-danger -- React's own markup
      dangerouslySetInnerHTML={{
        __html: once(`lead-cards ${lang} ${site.origin}`, <Cards lang={lang} site={site} />),
      }}
    />
  );
}
