import type net from "node:net";
import tls from "node:tls";
import { type Message, message } from "#core/i18n.ts";
import { fail, ok, type Result } from "#core/result.ts";
import type { TlsFacts } from "#tools/http/effects.ts";
import { isLiteral } from "./address.ts";
import { codeOf } from "./failures.ts";

export type TlsConnection = { readonly socket: tls.TLSSocket; readonly facts: TlsFacts };

/** The handshake on a connected socket. It succeeds with a bad certificate too, and says what is wrong with it. */
export async function secure(
  socket: net.Socket,
  { host, ca }: { host: string; ca: string | undefined },
  signal: AbortSignal,
): Promise<Result<TlsConnection>> {
  const isAddress = isLiteral(host) !== 0;
  const tlsSocket = tls.connect({
    socket,
    host,
    ...(!isAddress && { servername: host }),
    ...(ca !== undefined && { ca }),
    ALPNProtocols: ["http/1.1"],
    rejectUnauthorized: false,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  tlsSocket.once("secureConnect", resolve);
  tlsSocket.on("error", reject);
  tlsSocket.once("close", () => reject(new Error("Closed during the handshake")));
  socket.once("close", () => reject(new Error("Closed during the handshake")));
  try {
    await promise;
    return ok({ socket: tlsSocket, facts: tlsFactsOf(tlsSocket) });
  } catch (error) {
    tlsSocket.destroy();
    socket.destroy();
    // The socket is closed with this when nothing came for a while.
    if (signal.aborted || codeOf(error) === "ETIMEDOUT") return fail("upstream_timeout");
    return fail("upstream_error", handshakeFault(codeOf(error)));
  }
}

/** What a failed handshake means, by the library's code. */
function handshakeFault(code: string): Message {
  switch (code) {
    // what came was no TLS at all
    case "ERR_SSL_WRONG_VERSION_NUMBER":
    case "ERR_SSL_HTTP_REQUEST":
    case "ERR_SSL_UNKNOWN_PROTOCOL":
    case "ERR_SSL_PACKET_LENGTH_TOO_LONG":
    case "ERR_SSL_INVALID_ALERT":
      return message("net.tls.plain");
    case "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION":
    case "ERR_SSL_UNSUPPORTED_PROTOCOL":
    case "ERR_SSL_NO_PROTOCOLS_AVAILABLE":
      return message("net.tls.version");
    case "":
    case "ECONNRESET":
    case "EPIPE":
      return message("net.tls.closed");
    default:
      return message("net.tls", { reason: code });
  }
}

function tlsFactsOf(socket: tls.TLSSocket): TlsFacts {
  const certificate = socket.getPeerCertificate();
  return {
    protocol: socket.getProtocol() ?? "",
    cipher: socket.getCipher()?.name ?? "",
    error: socket.authorized ? null : certificateReasonOf(socket.authorizationError),
    subject: certificateNameOf(certificate.subject),
    issuer: certificateNameOf(certificate.issuer),
    names: (certificate.subjectaltname ?? "")
      .split(", ")
      .map((alternativeName) => alternativeName.replace(/^(?:DNS|IP Address):/, ""))
      .filter(Boolean),
    validFrom: certificateDateOf(certificate.valid_from),
    validTo: certificateDateOf(certificate.valid_to),
    fingerprint: certificate.fingerprint256 ?? "",
  };
}

const certificateReasonOf = (error: unknown): string => codeOf(error) || String(error);

/** An empty certificate has no names, whatever its type says. */
const certificateNameOf = (certificateName: Partial<tls.Certificate> | undefined): string =>
  [certificateName?.CN, certificateName?.O].flat().filter(Boolean).join(", ");

const certificateDateOf = (certificateDate: string | undefined): Date | null => {
  const date = new Date(certificateDate ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
};
