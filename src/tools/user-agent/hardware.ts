/** Sets and boxes; most say neither "Mobile" nor anything else that tells them from a tablet. */
const television =
  /\b(?:smart-?tv|smarttv\w*|hbbtv|web0s|netcast|googletv|google tv|android ?tv|apple ?tv\w*|roku\w*|bravia|viera|crkey|chromecast|mitv\S*|mibox\S*|aft[a-z]{1,4}\d?|shield android|tv safari|dtv)\b/i;

export const isTelevision = (userAgent: string): boolean => television.test(userAgent);

/** What programs of televisions send that are no browsers, and no bots either. */
export const isTelevisionApp = (userAgent: string): boolean => /^(?:AppleTV|Roku)/.test(userAgent);

/** The model that Android names after its version; Chrome says `K` on every phone, and Firefox none. */
export function androidModelOf(userAgent: string): string | null {
  const named = /Android [\d.]+; (?:[a-z]{2}[-_][a-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/i.exec(
    userAgent,
  )?.[1];
  return named === undefined || /^(?:K|Mobile|Tablet|wv|rv:.*)$/.test(named) ? null : named;
}
