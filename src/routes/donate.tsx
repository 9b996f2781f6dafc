import { definePage } from "#ssr/page.ts";
import { type Lang, type Localize, textsOf } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";
import CopyTextIsland, { copyTextIslandTexts } from "#islands/copy-text.tsx";
import { Island } from "#ssr/island.tsx";
import { drawSvg, svgPicture } from "#tools/qr/svg.ts";
import { transferCard } from "#tools/vietqr/card.ts";
import { payloadOf, readTransfer } from "#tools/vietqr/transfer.ts";
import { dataUrl, shownPicture } from "#core/picture.ts";
import { Icon } from "#ui/icon.tsx";

const takesDonations = ({ donateAccount, donateText }: Site): boolean =>
  donateAccount !== null || donateText !== "";

/** The VietQR code of the operator's account, and the QR code of a text of theirs, rendered once a day with the page. */
export const donatePage = () =>
  definePage({
    id: "donate",
    heading: ({ t, site }) => ({
      label: t("donate.label"),
      title: t("donate.title"),
      summary: t(takesDonations(site) ? "donate.summary" : "donate.none"),
    }),
    view: ({ t, lang, site }) => {
      if (!takesDonations(site)) return <p className="lead">{t("donate.none")}</p>;
      const { donateAccount, donateText } = site;
      return (
        <>
          <p className="lead">{t("donate.lead")}</p>
          <div className="stack">
            {donateAccount && <DonateCard account={donateAccount} t={t} lang={lang} />}
            {donateText && <DonateCode text={donateText} alt={t("donate.alt")} label={t("donate.text")} />}
          </div>
        </>
      );
    },
  });

type DonateCardProps = {
  readonly account: NonNullable<Site["donateAccount"]>;
  readonly t: Localize;
  readonly lang: Lang;
};

/** The card of a transfer whose amount is the donor's: to be scanned, or saved and read from the picture. */
function DonateCard({ account, t, lang }: DonateCardProps) {
  const transfer = readTransfer(account);
  if (!transfer.ok) return null;
  const card = transferCard(payloadOf(transfer.value), transfer.value);
  if (!card.ok) return null;
  const { src, size } = shownPicture(svgPicture(card.value, "vietqr.svg"));
  // Its letters are drawn for a screen of twice as many pixels.
  const shownAt = size && { width: size.width / 2, height: Math.round(size.height / 2) };
  const { bank, name } = transfer.value;
  const query = name ? `?${new URLSearchParams({ name })}` : "";
  return (
    <section className="panel picture" aria-label={t("donate.account")}>
      <img src={src} alt={t("donate.card.alt", { bank: bank.short_name })} {...shownAt} />
      <div className="copyable">
        <code>{account.account}</code>
        <Island
          name="copy-text"
          of={CopyTextIsland}
          with={{ texts: textsOf(lang, copyTextIslandTexts), text: account.account, isInside: true }}
        />
      </div>
      <p className="hint">{t("donate.hint")}</p>
      <div className="actions">
        <a
          className="button"
          href={`/vietqr/${bank.bin}-${account.account}.png${query}`}
          download="vietqr.png"
        >
          <Icon name="download" />
          {t("donate.save")}
        </a>
      </div>
    </section>
  );
}

function DonateCode({ text, alt, label }: { text: string; alt: string; label: string }) {
  const donatePicture = drawSvg(text, {
    size: 320,
    margin: 4,
    level: "M",
    dark: "#000000",
    light: "#ffffff",
  });
  return (
    <figure className="panel picture">
      {donatePicture.ok && <img src={dataUrl(donatePicture.value)} alt={alt} width={320} height={320} />}
      <figcaption>
        {label}: {text}
      </figcaption>
    </figure>
  );
}
