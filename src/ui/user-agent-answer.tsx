import type { Texts } from "../core/i18n.ts";
import type { ReadUserAgent } from "../tools/user-agent/schema.ts";
import { userAgentNameTexts } from "./user-agent-fields.tsx";
import { Facts } from "./facts.tsx";

export const userAgentAnswerTexts = [
  "user-agent.read.result",
  "user-agent.bot",
  "user-agent.yes",
  ...userAgentNameTexts,
  "user-agent.vendor",
  "user-agent.model",
  "user-agent.engine",
] as const;

/** What a user agent says of its browser. */
export function UserAgentAnswer({
  userAgent,
  texts,
}: {
  userAgent: ReadUserAgent;
  texts: Texts<(typeof userAgentAnswerTexts)[number]>;
}) {
  return (
    <>
      <p className="code">{userAgent.userAgent}</p>
      <Facts
        caption={texts["user-agent.read.result"]}
        facts={[
          { label: texts["user-agent.bot"], value: userAgent.bot ? texts["user-agent.yes"] : null },
          {
            label: texts["user-agent.browser"],
            value: nameWithVersion(userAgent.browser, userAgent.browser_version),
          },
          {
            label: texts["user-agent.system"],
            value: nameWithVersion(userAgent.system, userAgent.system_version),
          },
          {
            label: texts["user-agent.device"],
            value: userAgent.device && texts[`user-agent.device.${userAgent.device}`],
          },
          { label: texts["user-agent.vendor"], value: userAgent.vendor },
          { label: texts["user-agent.model"], value: userAgent.model },
          { label: texts["user-agent.engine"], value: userAgent.engine },
        ]}
      />
    </>
  );
}

const nameWithVersion = (name: string | null, version: string | null) =>
  name && [name, version].filter(Boolean).join(" ");
