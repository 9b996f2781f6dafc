import type { Texts } from "../core/i18n.ts";
import type { ReadUserAgent } from "../tools/user-agent/schema.ts";
import { Facts } from "./facts.tsx";

export const userAgentAnswerTexts = [
  "user-agent.read.result",
  "user-agent.bot",
  "user-agent.yes",
  "user-agent.browser",
  "user-agent.system",
  "user-agent.device",
  "user-agent.device.desktop",
  "user-agent.device.mobile",
  "user-agent.device.phone",
  "user-agent.device.tablet",
  "user-agent.device.tv",
  "user-agent.vendor",
  "user-agent.model",
  "user-agent.engine",
] as const;

/** What a user agent says of its browser. */
export function UserAgentAnswer({
  said,
  texts,
}: {
  said: ReadUserAgent;
  texts: Texts<(typeof userAgentAnswerTexts)[number]>;
}) {
  return (
    <>
      <p className="code">{said.userAgent}</p>
      <Facts
        caption={texts["user-agent.read.result"]}
        facts={[
          { label: texts["user-agent.bot"], value: said.bot ? texts["user-agent.yes"] : null },
          { label: texts["user-agent.browser"], value: both(said.browser, said.browser_version) },
          { label: texts["user-agent.system"], value: both(said.system, said.system_version) },
          {
            label: texts["user-agent.device"],
            value: said.device && texts[`user-agent.device.${said.device}`],
          },
          { label: texts["user-agent.vendor"], value: said.vendor },
          { label: texts["user-agent.model"], value: said.model },
          { label: texts["user-agent.engine"], value: said.engine },
        ]}
      />
    </>
  );
}

const both = (name: string | null, version: string | null) =>
  name && [name, version].filter(Boolean).join(" ");
