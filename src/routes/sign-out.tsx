import { localPath } from "#core/pages.ts";
import type { SignInActions } from "#tools/sign-in/actions.ts";
import { definePage } from "#ssr/page.ts";

/** Where the user menu's form leads; opened by itself it asks. */
export const signOutPage = ({ signOut }: SignInActions) =>
  definePage({
    id: "sign-out",
    isHidden: true,
    actions: { signOut },
    choose: () => "signOut",
    after: (_submission, { lang }) => localPath("/", lang),
    view: ({ t, user }) => (
      <form method="post" className="panel">
        <p>{user ? t("sign-out.asked", { name: user.name }) : t("sign-out.nobody")}</p>
        <button className="button">{t("account.signOut")}</button>
      </form>
    ),
  });
