import { textsOf } from "../core/i18n.ts";
import Encode, { encodeTexts } from "../islands/encode.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { EncodeActions } from "../tools/encode/actions.ts";
import { Facts } from "../ui/facts.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

const sample = "Cà phê sữa & bánh mì 🙂";

export const encodePage = (actions: EncodeActions) =>
  definePage({
    id: "encode",
    actions,
    initialForms: () => ({ urlencode: { values: { text: sample } } }),
    view: ({ lang, t, state, submission }) => {
      const sent = state(submission?.name ?? "urlencode");
      return (
        <ToolPage
          id="encode"
          lang={lang}
          example={
            <>
              <p>{t("encode.example.text", { text: sample })}</p>
              <Facts
                caption={t("encode.example.text", { text: sample })}
                facts={[
                  { label: t("encode.example.url"), value: <code>{encodeURIComponent(sample)}</code> },
                  {
                    label: t("encode.example.base64"),
                    value: <code>{new TextEncoder().encode(sample).toBase64()}</code>,
                  },
                ]}
              />
            </>
          }
        >
          <Island name="encode" of={Encode} with={{ lang, texts: textsOf(lang, encodeTexts), ...sent }} />
        </ToolPage>
      );
    },
  });
