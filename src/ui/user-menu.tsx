import { Icon } from "./icon.tsx";
import type { FormEvent } from "react";
import type { User } from "#core/action.ts";
import { isLoadable } from "#core/avatar.ts";
import { type Texts, fill } from "#core/i18n.ts";

export const userMenuWords = [
  "shell.signIn",
  "shell.signInWith",
  "shell.unavailable",
  "account.data",
  "account.label",
  "account.signOut",
] as const;
export type UserMenuWords = Texts<(typeof userMenuWords)[number]>;

/** The first letter of the name; the picture, where it can be had, lies on it. */
function Avatar({ name, avatar }: User) {
  return (
    <span className="avatar" aria-hidden="true">
      {/\S/u.exec(name)?.[0].toUpperCase()}
      {isLoadable(avatar) && <img src={avatar} alt="" width={32} height={32} referrerPolicy="no-referrer" />}
    </span>
  );
}

export function UserMenu({
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

export type ProviderLink = {
  readonly name: string;
  /** Null where the operator has not set it up. */
  readonly href: string | null;
};

/** The ways to sign in; one that is not set up says so. */
export function SignInMenu({
  texts,
  providers,
}: {
  texts: UserMenuWords;
  providers: readonly ProviderLink[];
}) {
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
