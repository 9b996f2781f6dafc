import type { Lang } from "#core/i18n.ts";
import type { AnswerOf, AnyCall } from "#core/tool.ts";
import { useCall } from "./use-call.ts";
import type { ApiTexts } from "./api.ts";
import type { FormState } from "./state.ts";

/** What the browser knows of a call. */
type DeclaredCall = Pick<AnyCall, "path" | "method" | "form" | "output" | "device" | "load">;

type Options<Shown> = Omit<
  Parameters<typeof useCall<Shown>>[0],
  "path" | "method" | "lang" | "texts" | "initial" | "isShareable" | "device"
>;

type Given<Shown> = Pick<FormState<Shown>, "answer" | "problem" | "notes"> & {
  readonly lang: Lang;
  readonly texts: ApiTexts;
};

/**
 * A tool's form as the call that its tool declares; `of` names it by the button that was pressed where the form has
 * several.
 */
export function useToolCall<Of extends DeclaredCall, Shown = AnswerOf<Of>>(
  of: Of | ((pressed: string) => Of),
  { lang, texts, answer, problem, notes }: Given<Shown>,
  options: Options<Shown> = {},
) {
  const first = typeof of === "function" ? of("") : of;
  return useCall<Shown>({
    ...options,
    path: typeof of === "function" ? (pressed) => of(pressed).path : of.path,
    lang,
    texts,
    initial: { answer, problem, notes },
    isShareable: first.form === "get",
    device: first.load,
    ...(first.method === "GET" && { method: "GET" }),
  });
}
