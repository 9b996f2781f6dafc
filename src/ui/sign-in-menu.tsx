import { CircleUserRound } from "lucide-react";
import type { User } from "../action.ts";
import { type Lang, translator } from "../i18n.ts";
import type { Site } from "../site.ts";

/** The ways to sign in; one that the operator has not set up says so. */
export function SignInMenu({ lang, site, user }: { lang: Lang; site: Site; user: User | null }) {
  const t = translator(lang);
  if (user) return <span className="user-name">{user.name}</span>;
  return (
    <details className="sign-in">
      <summary>
        <CircleUserRound aria-hidden="true" />
        <span>{t("shell.signIn")}</span>
      </summary>
      <ul>
        {site.signIn.map(({ name, path, isAvailable }) => (
          <li key={name}>
            {isAvailable ? (
              <a href={path}>{t("shell.signInWith", { provider: name })}</a>
            ) : (
              <p>
                {name} <small>{t("shell.unavailable")}</small>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
