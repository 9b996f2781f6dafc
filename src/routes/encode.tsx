import { textsOf } from "../core/i18n.ts";
import EncodeIsland, { encodeIslandTexts } from "../islands/encode.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { EncodeActions } from "../tools/encode/actions.ts";
import { Facts } from "../ui/facts.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

const sampleText = "Cà phê sữa & bánh mì 🙂";

export const encodePage = (actions: EncodeActions) =>
  definePage({
    id: "encode",
    actions,
    initialForms: () => ({ urlencode: { values: { text: sampleText } } }),
    view: ({ lang, t, state, submission }) => {
      const sentForm = state(submission?.name ?? "urlencode");
      return (
        <ToolPage
          id="encode"
          lang={lang}
          example={
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
          }
        >
          <Island
            name="encode"
            of={EncodeIsland}
            with={{ lang, texts: textsOf(lang, encodeIslandTexts), ...sentForm }}
          />
        </ToolPage>
      );
    },
  });
