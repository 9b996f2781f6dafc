import type { Lang } from "#core/i18n.ts";
import { localizer } from "#core/i18n.ts";
import { type Site, canSignIn } from "#core/site.ts";
import { Icon } from "./icon.tsx";

/** What a page that needs an account shows to whoever is not signed in: why, and the ways in, where there are any. */
export function SignInFirst({ lang, site, reason }: { lang: Lang; site: Site; reason: string }) {
  const t = localizer(lang);
  if (!canSignIn(site))
    return (
      <section className="panel stack">
        <p>{t("sign-in.off")}</p>
      </section>
    );
  return (
    <section className="panel stack">
      <p>{reason}</p>
      <p className="actions">
        {site.signIn
          .filter(({ isAvailable }) => isAvailable)
          .map(({ name, path }) => (
            <a key={name} className="button" href={`${path}?lang=${lang}`}>
              <Icon name="circle-user-round" />
              {t("shell.signInWith", { provider: name })}
            </a>
          ))}
      </p>
    </section>
  );
}
