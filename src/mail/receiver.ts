import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { type SessionLimits, openSessions } from "./sessions.ts";
import { type HandlerOptions, smtpHandlers } from "./smtp-handlers.ts";

export type ReceiverOptions = SessionLimits &
  HandlerOptions & {
    readonly host: string;
    readonly port: number;
    /** The host name in the greeting. */
    readonly name: string;
    readonly idleMs: number;
  };

/** PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

export type Receiver = {
  readonly port: number;
  /** Offers STARTTLS with it to the sessions that begin from now on. */
  readonly setCertificate: (certificate: Certificate) => void;
  readonly close: () => Promise<void>;
};

/** Listens for mail to live mailboxes only: it relays nothing, and answers 250 once the mail is stored. */
export async function startReceiver(receiverOptions: ReceiverOptions): Promise<Receiver> {
  /** smtp-server only ends silent sessions; this ends slow and greedy ones, with a last reply line. */
  const sessions = openSessions(receiverOptions, (id, smtpLine) => {
    for (const connection of server.connections) {
      if (connection.session.id !== id) continue;
      // oxlint-disable-next-line no-underscore-dangle -- smtp-server offers no other way to end one session
      const socket = connection._socket;
      socket.write(`${smtpLine}\r\n`);
      // What was written in one go and still waits to be parsed is forgotten.
      connection.close();
      socket.destroySoon();
    }
  });

  const server = new SMTPServer({
    name: receiverOptions.name,
    size: receiverOptions.messageBytes,
    disabledCommands: ["AUTH", "STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    hideDSN: true,
    hideENHANCEDSTATUSCODES: false,
    hideREQUIRETLS: true,
    // Who is one too many is told so by the sessions; these are all, with those that are just being told.
    maxClients: 400,
    maxRecipients: 100,
    socketTimeout: receiverOptions.idleMs,
    closeTimeout: 5000,
    ...smtpHandlers(receiverOptions, sessions),
  });
  // A peer that breaks off, or fails its handshake, is an error of the server to smtp-server.
  server.on("error", () => {});

  const port = await listenSmtp(server, receiverOptions);
  return {
    port,
    setCertificate(certificate) {
      server.updateSecureContext(certificate);
      server.options.disabledCommands = ["AUTH"];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The port it got. */
function listenSmtp(server: SMTPServer, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const failListening = (listenFault: Error) =>
      reject(new Error(`The SMTP receiver cannot listen on ${host}:${port}`, { cause: listenFault }));
    server.server.once("error", failListening);
    const smtpListener = server.listen(port, host, () => {
      server.server.off("error", failListening);
      // oxlint-disable-next-line no-unsafe-type-assertion -- a TCP listener's address is an AddressInfo
      resolve((smtpListener.address() as AddressInfo).port);
    });
  });
}
