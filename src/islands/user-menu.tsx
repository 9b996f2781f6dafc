import { type FormEvent, useEffect, useState } from "react";
import { type ApiTexts, apiTexts, callApi, tokenKey } from "#client/api.ts";
import { forgetOffline } from "#client/offline.ts";
import { reportFault } from "#client/report-fault.ts";
import { readStored, removeStored } from "#client/storage.ts";
import type { User } from "#core/action.ts";
import { isLoadable } from "#core/avatar.ts";
import { type Lang, type Texts, fill } from "#core/i18n.ts";
import { Icon } from "#ui/icon.tsx";

const userMenuWords = [
  "shell.signIn",
  "shell.signInWith",
  "shell.unavailable",
  "account.data",
  "account.label",
  "account.signOut",
] as const;
type UserMenuWords = Texts<(typeof userMenuWords)[number]>;

/** The first letter of the name; the picture, where it can be had, lies on it. */
function Avatar({ name, avatar }: User) {
  return (
    <span className="avatar" aria-hidden="true">
      {/\S/u.exec(name)?.[0].toUpperCase()}
      {isLoadable(avatar) && <img src={avatar} alt="" width={32} height={32} referrerPolicy="no-referrer" />}
    </span>
  );
}

function UserMenu({
  user,
  texts,
  dataPath,
  keysPath,
  signOutPath,
  onSignOut,
}: {
  user: User;
  texts: UserMenuWords;
  dataPath: string;
  keysPath: string;
  signOutPath: string;
  onSignOut: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <details className="sign-in">
      <summary>
        <Avatar {...user} />
        <span>{user.name}</span>
      </summary>
      <ul>
        <li>
          <p>
            <strong>{user.name}</strong> <small>{user.email}</small>
          </p>
        </li>
        <li>
          <a href={dataPath}>
            <Icon name="user-round-cog" />
            {texts["account.data"]}
          </a>
        </li>
        <li>
          <a href={keysPath}>
            <Icon name="key-round" />
            {texts["account.label"]}
          </a>
        </li>
        <li>
          <form method="post" action={signOutPath} onSubmit={onSignOut}>
            <button>
              <Icon name="log-out" />
              {texts["account.signOut"]}
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
}

type ProviderLink = {
  readonly name: string;
  /** Null where the operator has not set it up. */
  readonly href: string | null;
};

/** The ways to sign in; one that is not set up says so. */
function SignInMenu({ texts, providers }: { texts: UserMenuWords; providers: readonly ProviderLink[] }) {
  return (
    <details className="sign-in">
      <summary>
        <Icon name="circle-user-round" />
        <span>{texts["shell.signIn"]}</span>
      </summary>
      <ul>
        {providers.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <a href={href}>{fill(texts["shell.signInWith"], { provider: name })}</a>
            ) : (
              <p>
                {name} <small>{texts["shell.unavailable"]}</small>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
