import type { TempMailActions } from "../tools/temp-mail/actions.ts";
import { bodyPage, bodyPolicy } from "../tools/temp-mail/body.ts";
import { AttachmentFile, MessagePage, MessagePageQuery } from "../tools/temp-mail/schema.ts";
import { type ApiRequest, rawEndpoint } from "./endpoint.ts";
import { apiHeaders, replyProblem } from "./reply.ts";

const paramNumber = (apiRequest: ApiRequest, paramName: string): number => {
  const paramText = apiRequest.params[paramName] ?? "";
  return /^\d{1,15}$/.test(paramText) ? Number(paramText) : 0;
};

const replyNotFound = ({ caller }: ApiRequest): Response => replyProblem({ code: "not_found" }, caller.lang);

/** Names a file for a download in ASCII and in full (RFC 6266). */
function disposition(filename: string): string {
  const ascii = filename.replace(/[^\w.() -]/g, "_");
  const encodedFilename = encodeURIComponent(filename).replace(
    /['()*]/g,
    (filenameSign) => `%${filenameSign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodedFilename}`;
}

/** What a message has besides its JSON; `message` is its path. */
export const messageFileCalls = (mail: TempMailActions, messagePath: string) => [
  rawEndpoint({
    method: "GET",
    path: `${messagePath}/body`,
    summary: "A message's HTML as a page for a frame; remote pictures only with `images=1`",
    produces: "text/html",
    output: MessagePage,
    query: MessagePageQuery,
    handle: async (apiRequest) => {
      const html = await mail.html(apiRequest.params["token"] ?? "", paramNumber(apiRequest, "id"));
      if (html === null) return replyNotFound(apiRequest);
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
    path: `${messagePath}/attachments/{position}`,
    limit: "image",
    summary: "A file of a message, only ever as a download",
    produces: "application/octet-stream",
    output: AttachmentFile,
    handle: async (apiRequest) => {
      const [id, attachmentIndex] = [paramNumber(apiRequest, "id"), paramNumber(apiRequest, "position")];
      const attachmentFile = await mail.attachment(apiRequest.params["token"] ?? "", id, attachmentIndex);
      if (!attachmentFile) return replyNotFound(apiRequest);
      return new Response(Uint8Array.from(attachmentFile.content), {
        headers: {
          ...apiHeaders,
          "Content-Type": "application/octet-stream",
          "Content-Disposition": disposition(attachmentFile.filename),
        },
      });
    },
  }),
];
