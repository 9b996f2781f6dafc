import { type FormEvent, useEffect, useState } from "react";
import type { User } from "#core/action.ts";
import { type ApiTexts, apiTexts, callApi, tokenKey } from "#client/api.ts";
import { forgetOffline } from "#client/offline.ts";
import { reportFault } from "#client/report-fault.ts";
import { readStored, removeStored } from "#client/storage.ts";
import type { Lang } from "#core/i18n.ts";
import {
  type ProviderLink,
  SignInMenu,
  UserMenu,
  type UserMenuWords,
  userMenuWords,
} from "#ui/user-menu.tsx";

export const userMenuIslandTexts = [...apiTexts, ...userMenuWords] as const;

export type UserMenuIslandProps = {
  readonly lang: Lang;
  readonly texts: UserMenuWords & ApiTexts;
  /** Who the cookie says it is. */
  readonly user: User | null;
  readonly providers: readonly ProviderLink[];
  readonly dataPath: string;
  readonly keysPath: string;
  readonly signOutPath: string;
};

/** Lives only where a token is stored, and shows who it belongs to; a token that is refused is thrown away. */
export default function UserMenuIsland({
  lang,
  texts,
  user: initialUser,
  providers,
  ...paths
}: UserMenuIslandProps) {
  const [user, setUser] = useState(initialUser);

  useEffect(() => {
    void check();
    async function check() {
      const reply = await callApi({ method: "GET", path: "/auth/me", lang, texts });
      if (reply.ok) {
        const answer: { user: User } = await reply.response.json();
        setUser(answer.user);
      } else if (reply.problem.code === "unauthorized") {
        removeStored(tokenKey);
        setUser(null);
      }
    }
  }, [lang, texts]);

  /** The API ends the token's session, whatever comes of it the form then ends the page's. */
  async function signOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (readStored(tokenKey)) {
      const reply = await callApi({ path: "/auth/logout", lang, texts });
      if (!reply.ok) reportFault(reply.problem.detail);
      removeStored(tokenKey);
    }
    await forgetOffline();
    form.submit();
  }

  if (!user) return <SignInMenu texts={texts} providers={providers} />;
  return <UserMenu {...paths} user={user} texts={texts} onSignOut={(event) => void signOut(event)} />;
}
