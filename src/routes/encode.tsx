import type { ToolActions } from "#tools/actions.ts";
import { sampleText } from "#tools/encode/schema.ts";
import encode from "#tools/encode/tool.ts";
import { Facts } from "#ui/facts.tsx";
import { toolPage } from "./tool-page.tsx";

export default (actions: ToolActions["encode"]) =>
  toolPage(encode, actions, {
    example: ({ t }) => (
      <>
        <p>{t("encode.example.text", { text: sampleText })}</p>
        <Facts
          caption={t("encode.example.text", { text: sampleText })}
          facts={[
            { label: t("encode.example.url"), value: <code>{encodeURIComponent(sampleText)}</code> },
            {
              label: t("encode.example.base64"),
              value: <code>{new TextEncoder().encode(sampleText).toBase64()}</code>,
            },
          ]}
        />
      </>
    ),
  });
