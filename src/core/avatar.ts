/** Where the sign-in providers keep pictures; a page's policy lets it load them from there and nowhere else. */
export const avatarHosts = ["googleusercontent.com", "fbsbx.com"] as const;

/** Whether a page may load a user's picture. */
export function isLoadable(avatar: string | null): avatar is string {
  if (!avatar || !URL.canParse(avatar)) return false;
  const { protocol, hostname } = new URL(avatar);
  return protocol === "https:" && avatarHosts.some((host) => hostname.endsWith(`.${host}`));
}
