import type { EndingReply, Reply } from "#core/reply.ts";
import { replyList, replySubscription } from "./event-stream.ts";
import { respond, respondWithBytes, respondWithTexts } from "#http/respond.ts";
import { apiHeaders, replyFile, replyJson, replyPicture } from "./reply.ts";

/** Names a file for a download in ASCII and in full (RFC 6266). */
function disposition(name: string): string {
  const ascii = name.replace(/[^\w.() -]/g, "_");
  if (ascii === name) return `attachment; filename="${ascii}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Writes an answer as it says that it goes out; null where nobody more can be told of events. */
export function sendReply(reply: Reply, signal: AbortSignal): Response | null {
  return reply.as === "subscription"
    ? replySubscription(reply.subscribe, AbortSignal.any([signal, reply.until]))
    : writeReply(reply);
}

/** Writes an answer that has an end. */
export function writeReply(reply: EndingReply): Response {
  switch (reply.as) {
    case "json":
      return replyJson(reply.value);
    case "redirect":
      return new Response(null, { status: 302, headers: { ...apiHeaders, Location: reply.location } });
    case "picture":
      return replyPicture(reply.picture);
    case "data":
      return replyFile(reply.name, reply);
    case "list":
      return replyList(reply.items);
    case "text":
      return respondWithTexts(reply.texts, {
        headers: {
          ...apiHeaders,
          "Content-Type": `${reply.type}; charset=utf-8`,
          "Content-Disposition": disposition(reply.name),
        },
      });
    case "file":
      return respondWithBytes(reply.size, reply.read, {
        headers: {
          ...apiHeaders,
          "Content-Type": "application/octet-stream",
          "Content-Disposition": disposition(reply.name),
        },
      });
    case "page":
      break;
  }
  return respond(reply.html, {
    headers: {
      ...apiHeaders,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": reply.policy,
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}
