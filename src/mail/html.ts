import { linkedAddress } from "#core/web-address.ts";
import sanitizeHtml from "sanitize-html";

const dataPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;

/** Words, numbers, colours and sizes; no function that could fetch, and no comment to hide one in. */
const plainValue =
  /^(?=.{1,200}$)(?!.*(?:url|image|expression|attr|var|env|element)\s*\()[\w\s#%.,()!"'+-]+$/i;
const styleProperties = [
  "background-color",
  "border",
  "border-bottom",
  "border-collapse",
  "border-color",
  "border-left",
  "border-radius",
  "border-right",
  "border-spacing",
  "border-style",
  "border-top",
  "border-width",
  "color",
  "direction",
  "display",
  "font",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "height",
  "letter-spacing",
  "line-height",
  "list-style-type",
  "margin",
  "margin-bottom",
  "margin-left",
  "margin-right",
  "margin-top",
  "max-height",
  "max-width",
  "min-width",
  "padding",
  "padding-bottom",
  "padding-left",
  "padding-right",
  "padding-top",
  "table-layout",
  "text-align",
  "text-decoration",
  "text-indent",
  "text-transform",
  "vertical-align",
  "white-space",
  "width",
  "word-break",
  "word-wrap",
];

const boxAttributes = ["align", "valign", "bgcolor", "width", "height"];

/** An address that leads out of this site; anything relative would lead into it. */
function externalUrl(linkHref: string | undefined): URL | null {
  const url = linkedAddress((linkHref ?? "").trim().replace(/^\/\//, "https://"));
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url : null;
}

/** Attributes that only this file sets; a sender's own are dropped. */
const ownAttributes = new Set([
  "href",
  "target",
  "rel",
  "src",
  "data-host",
  "data-remote-src",
  "data-picture",
]);
const withoutOwn = (givenAttributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(givenAttributes).filter(([attributeName]) => !ownAttributes.has(attributeName)),
  );

function linkTag(tagName: string, givenAttributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const [url, attribs] = [externalUrl(givenAttributes["href"]), withoutOwn(givenAttributes)];
  if (!url) return { tagName, attribs };
  const safeAttributes = { href: url.href, target: "_blank", rel: "noopener noreferrer nofollow" };
  return { tagName, attribs: { ...attribs, ...safeAttributes, ...(url.host && { "data-host": url.host }) } };
}

/** The place of a picture of the same message among those that are shown; null for one that is not there. */
type PictureOf = (contentId: string) => number | null;

/** A picture that came with the message is named by its place; a remote one stays in `data-remote-src` until asked for. */
const image =
  (pictureOf: PictureOf) =>
  (tagName: string, givenAttributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const [src, attribs] = [givenAttributes["src"] ?? "", withoutOwn(givenAttributes)];
    const [, contentId] = /^cid:(.+)$/is.exec(src.trim()) ?? [];
    const picturePlace = contentId ? pictureOf(contentId) : null;
    if (picturePlace !== null)
      return { tagName, attribs: { ...attribs, "data-picture": String(picturePlace) } };
    if (dataPicture.test(src)) return { tagName, attribs: { ...attribs, src } };
    const url = externalUrl(src);
    const remote = url && /^https?:$/.test(url.protocol) && { "data-remote-src": url.href };
    return { tagName, attribs: { ...attribs, ...remote } };
  };

/**
 * A sender's HTML without scripts, forms, frames, styles that fetch, or anything that loads from elsewhere.
 * Pictures of the same message stay `data-picture`, for the page to put in.
 */
export const safeHtml = (html: string, pictureOf: PictureOf): string =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "font", "center", "big", "del", "ins"],
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "template", "xmp", "noembed"],
    allowedAttributes: {
      "*": ["style", "dir", "lang", "title", ...boxAttributes],
      a: ["href", "target", "rel", "data-host"],
      img: ["src", "alt", "data-remote-src", "data-picture", "border"],
      font: ["color", "face", "size"],
      table: ["border", "cellpadding", "cellspacing"],
      td: ["colspan", "rowspan", "nowrap"],
      th: ["colspan", "rowspan", "scope", "nowrap"],
      ol: ["start", "type"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["data"] },
    allowProtocolRelative: false,
    allowedStyles: {
      "*": Object.fromEntries(styleProperties.map((styleProperty) => [styleProperty, [plainValue]])),
    },
    transformTags: { a: linkTag, img: image(pictureOf), body: "div" },
  });

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of HTML from `safeHtml`, a line a block. */
export const textOfHtml = (sanitizedHtml: string): string =>
  sanitizedHtml
    .replace(/[ \t\r\n\u00a0]+/g, " ")
    .replace(/<(?:br|\/?(?:p|div|tr|li|h[1-6]|table|ul|ol|blockquote|pre|center))\b[^<>]*>/g, "\n")
    .replace(/<\/t[dh]>/g, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, entityName: string) => entities[entityName] ?? "")
    .split("\n")
    .map((textLine) => textLine.replace(/ +/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
