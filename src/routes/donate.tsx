import { definePage } from "../ssr/page.ts";
import { drawSvg } from "../tools/qr/draw.ts";
import { dataUrl } from "../core/picture.ts";

/** The QR code of the operator's own text, rendered once a day with the page. */
export const donatePage = () =>
  definePage({
    id: "donate",
    view: ({ t, site }) => (
      <>
        <p className="lead">{t("donate.lead")}</p>
        {site.donateText ? (
          <DonateCode text={site.donateText} alt={t("donate.alt")} label={t("donate.text")} />
        ) : (
          <p>{t("donate.none")}</p>
        )}
      </>
    ),
  });

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
