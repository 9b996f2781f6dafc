import type { Caller } from "#core/action.ts";
import { type Message, type MessageKey, message } from "#core/i18n.ts";
import { ok, type Result } from "#core/result.ts";
import type { HttpAddress } from "./address.ts";
import type { HttpEffects, HttpReply } from "./effects.ts";
import type { SentRequest } from "./report.ts";

type Sent = { readonly sent: SentRequest; readonly reply: HttpReply; readonly warnings: readonly Message[] };

/** Why a site could not be reached over TLS, though it may be without. */
const notOverTls: readonly (MessageKey | undefined)[] = [
  undefined,
  "net.refused",
  "net.unreachable",
  "net.closed",
  "net.notHttp",
  "net.head.other",
  "net.tls",
  "net.tls.plain",
  "net.tls.version",
  "net.tls.closed",
];

/** Sends over https, and over http where the visitor left that open and nothing of theirs would be sent in clear. */
export async function sendToEither(
  sendHttp: HttpEffects["send"],
  { url, plainUrl }: HttpAddress,
  request: Omit<SentRequest, "url"> & { readonly keepBytes: number },
  caller: Caller,
): Promise<Result<Sent>> {
  const { keepBytes, ...rest } = request;
  const sendTo = async (address: string, warnings: readonly Message[]): Promise<Result<Sent>> => {
    const sent = { ...rest, url: address };
    const reply = await sendHttp({ ...sent, keepBytes, showsBadCertificate: true }, caller);
    return reply.ok ? ok({ sent, reply: reply.value, warnings }) : reply;
  };
  const secure = await sendTo(url, []);
  if (secure.ok || plainUrl === null || request.headers.length > 0 || request.body !== undefined)
    return secure;
  const { code, detail } = secure.failure;
  const mayAnswer =
    code === "upstream_timeout" || (code === "upstream_error" && notOverTls.includes(detail?.key));
  if (!mayAnswer) return secure;
  const plain = await sendTo(plainUrl, [message("http.warning.overHttp")]);
  return plain.ok ? plain : secure;
}
