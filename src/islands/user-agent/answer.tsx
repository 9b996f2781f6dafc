import { type IslandTexts, fill } from "#core/i18n.ts";
import type { ReadUserAgent } from "#tools/user-agent/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { Copyable } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";

type UserAgentTexts = IslandTexts<"user-agent">;

const nameWithVersion = (name: string | null, version: string | null) =>
  name && [name, version].filter(Boolean).join(" ");

/** The browser and its system, as far as the user agent says them. */
export function userAgentInWords({ userAgent, ...said }: ReadUserAgent, texts: UserAgentTexts): string {
  const browser = nameWithVersion(said.browser, said.browser_version?.split(".")[0] ?? null);
  const system = nameWithVersion(said.system, said.system_version);
  if (browser && system) return fill(texts["user-agent.what"], { browser, system });
  return browser ?? system ?? userAgent;
}

/** What a user agent says of its browser. */
export function UserAgentAnswer({ userAgent, texts }: { userAgent: ReadUserAgent; texts: UserAgentTexts }) {
  const words = userAgentInWords(userAgent, texts);
  return (
    <>
      {words !== userAgent.userAgent && <AnswerValue texts={texts}>{words}</AnswerValue>}
      <Copyable text={userAgent.userAgent} texts={texts} />
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
