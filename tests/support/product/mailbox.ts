import type { SendMailOptions } from "nodemailer";
import type { MailboxData, MessageData, SummaryData } from "#tools/temp-mail/schema.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { sendMail } from "./mail-service.ts";
import { withProduct } from "./product.ts";

/** A `MAIL_HOOK_SECRET` that the settings take. */
export const hookSecret = "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK";

export type OpenMailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A new mailbox of a running product, and what its visitor does with it over the API. */
export async function openMailbox(base: string, smtpPort: number) {
  const made = await fetch(`${base}/api/temp-mail`, { method: "POST" });
  const { data: box }: { data: MailboxData } = await made.json();
  const path = `${base}/api/temp-mail/mailbox/${box.token}`;
  const list = async (query = ""): Promise<SummaryData[]> =>
    (await (await fetch(`${path}/messages${query}`)).json()).data;
  const read = async (id: number): Promise<MessageData> =>
    (await (await fetch(`${path}/messages/${id}`)).json()).data;
  return {
    ...box,
    path,
    cookie: made.headers.get("set-cookie") ?? "",
    list,
    read,
    /** Sends a message to it and gives it as it arrived. */
    receive: async (mail: SendMailOptions): Promise<MessageData> => {
      await sendMail(smtpPort, { to: box.email, ...mail });
      const [newest] = await list();
      return read(newest?.id ?? 0);
    },
  };
}

/** Settings of a product that receives mail for `hopthu.example`, and the port where it does. */
export async function mailEnv(): Promise<{ env: Record<string, string>; smtpPort: number }> {
  const smtpPort = await freePort(); // the receiver takes port 0 for being turned off
  return { env: { SMTP_PORT: String(smtpPort), MAIL_DOMAIN: "HopThu.example" }, smtpPort };
}

/** A mailbox in a product of its own. */
export async function withMailbox(
  use: (box: OpenMailbox, product: { base: string; smtpPort: number }) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const { env, smtpPort } = await mailEnv();
  await withProduct(async (base) => use(await openMailbox(base, smtpPort), { base, smtpPort }), {
    env: { ...env, ...more },
  });
}
