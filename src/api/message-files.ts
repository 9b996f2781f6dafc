import type { TempMailActions } from "../tools/temp-mail/actions.ts";
import { bodyPage, bodyPolicy } from "../tools/temp-mail/body.ts";
import { AttachmentFile, MessagePage, MessagePageQuery } from "../tools/temp-mail/schema.ts";
import { type ApiRequest, rawEndpoint } from "./endpoint.ts";
import { apiHeaders, replyProblem } from "./reply.ts";

const numberIn = (apiRequest: ApiRequest, name: string): number => {
  const text = apiRequest.params[name] ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

const missing = ({ caller }: ApiRequest): Response => replyProblem({ code: "not_found" }, caller.lang);

/** Names a file for a download in ASCII and in full (RFC 6266). */
function disposition(filename: string): string {
  const ascii = filename.replace(/[^\w.() -]/g, "_");
  const full = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/** What a message has besides its JSON; `message` is its path. */
export const messageFileCalls = (mail: TempMailActions, message: string) => [
  rawEndpoint({
    method: "GET",
    path: `${message}/body`,
    summary: "A message's HTML as a page for a frame; remote pictures only with `images=1`",
    produces: "text/html",
    output: MessagePage,
    query: MessagePageQuery,
    handle: async (apiRequest) => {
      const html = await mail.html(apiRequest.params["token"] ?? "", numberIn(apiRequest, "id"));
      if (html === null) return missing(apiRequest);
      const isShowingImages = apiRequest.query.get("images") === "1";
      return new Response(bodyPage(html, isShowingImages), {
        headers: {
          ...apiHeaders,
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": bodyPolicy(isShowingImages),
          "X-Frame-Options": "SAMEORIGIN",
        },
      });
    },
  }),
  rawEndpoint({
    method: "GET",
    path: `${message}/attachments/{position}`,
    limit: "image",
    summary: "A file of a message, only ever as a download",
    produces: "application/octet-stream",
    output: AttachmentFile,
    handle: async (apiRequest) => {
      const [id, position] = [numberIn(apiRequest, "id"), numberIn(apiRequest, "position")];
      const file = await mail.attachment(apiRequest.params["token"] ?? "", id, position);
      if (!file) return missing(apiRequest);
      return new Response(Uint8Array.from(file.content), {
        headers: {
          ...apiHeaders,
          "Content-Type": "application/octet-stream",
          "Content-Disposition": disposition(file.filename),
        },
      });
    },
  }),
];
