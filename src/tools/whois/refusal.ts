/** Why a server answered no question: too many of them, none from this address, or it cannot at all. */
export type WhoisRefusal = "limited" | "denied" | "down";

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"), "i");

const much =
  "(?:limit|quota|rate|allowance|maximum|max\\.? (?:quer|request|look)|number of (?:allowed )?\\w{0,8} ?(?:requests|queries|connections|look-?ups))";
const passed =
  "(?:exceed|reach|used up|\\bhit\\b|exhausted|erreicht|atteint|alcanz|raggiunt|überschritten|dépass|supera|excedi|przekrocz|wyczerpan|překroč|túllép|aşıl|превыш|перевищ)";
const asking =
  "(?:requests?|quer(?:y|ies)|look-?ups?|connections?|connection attempts|searches|access(?:es)?)";

/** What a server says instead of an answer, each in a line of its own and short. */
const sentences: Readonly<Record<WhoisRefusal, RegExp>> = {
  limited: any(
    `${much}.{0,60}${passed}`,
    `${passed}.{0,60}(?:${much}|límite|limite|limit|лимит)`,
    `(?:número|nombre|numero|número|anzahl|počet|liczba|число) (?:máximo|maximal|maximum|massimo|maximale|maximální|maksymalna).{0,60}${passed}`,
    `too many .{0,20}${asking}`,
    `\\bexcessive (?:use|access|${asking}|querying)`,
    "\\bgrace period\\b",
    `\\bonly \\d+ ${asking}\\b`,
    "query (?:rate of|limitation is) \\d",
    "\\bbe replenished\\b",
    "\\bslow down\\b|\\bgo away\\b|\\btoo (?:fast|frequent|often|short)\\b|\\bthrottled\\b",
    "\\bbeing (?:rate[- ])?limited\\b|\\b(?:asking|querying|requesting) too\\b|\\bbefore (?:your|the) next (?:query|request|lookup)",
    `${asking} (?:has |have |was |were |is |are )?(?:been )?(?:rate[- ])?limited\\b(?!\\.)`,
    "trop de requêtes|demasiadas consultas|muitas consultas|troppe richieste|zu viele anfragen|слишком (?:много|часто)",
    "te veel (?:verzoeken|aanvragen|opvragingen)|för många|for mange|liian monta|zbyt wiele|příliš mnoho|priveľa|prea multe|túl sok|çok fazla|terlalu banyak|quá nhiều|πάρα πολλ|забагато|vượt (?:quá|giới hạn)",
    "超出|超过.{0,10}限制|频繁|过多|限制访问|制限を超え|アクセス制限|多すぎ|초과|제한되었|너무 많",
  ),
  denied: any(
    `(?:${asking}|from your \\w+|from this address|of this client) (?:is |are |was |has been |have been |temporarily )*(?:denied|disabled|not permitted|refused|rejected|forbidden|blocked|restricted from)`,
    "\\b(?:ip|address|host|client|network|you|range).{0,60}(?:\\bblocked\\b|\\bbanned\\b|black-?listed|\\bdenied\\b|not (?:authori[sz]ed|allowed|permitted) to (?:access|query|use)(?! .{0,60}(?:through|by|with|high)))",
    "^(?:error:? *)?(?:\\d{3} )?(?:access|permission) (?:is )?denied|black-?listed|\\bunauthori[sz]ed\\b",
    "^blocked\\b|access to this (?:service|server) is (?:restricted|denied|blocked)",
    "ip address used .{0,40}not authori[sz]ed|no está autorizada|non autorisée?",
    "ip[- ]?(?:adresse?|adres|адрес|地址|アドレス|주소).{0,40}(?:gesperrt|bloqu|bloccat|geblokkeerd|zablokowan|заблокирован|заблоковано|bị chặn|封|禁止|차단)",
  ),
  down: any(
    "(?:temporarily|currently|momentarily) (?:not )?(?:be )?(?:unavailable|available|down|disabled|suspended|out of service|answered|closed)",
    "\\b(?:service|server|database|system|registry|whois)\\b.{0,40}(?:unavailable|not available|(?:is|are) down|busy|overloaded|out of (?:service|order)|maintenance)",
    "\\b(?:under|scheduled|down for|for) maintenance\\b|\\bmaintenance (?:mode|window|in progress)\\b",
    "\\b(?:try|retry|come back)(?: again| your \\w+| it)*(?: a little| some ?time)? (?:later|in|after|shortly)\\b",
    "\\bwait (?:a while|a moment|and try|some)",
    "\\b(?:internal|system|server|database|backend|connection|unexpected|unknown) (?:server )?(?:error|failure|attempt failed|failed|timeout)\\b|\\b(?:lookup|query|request) failed\\b|quá tải|quá nhiều",
    "\\btimed? ?out\\b|\\b(?:could|can) ?not be (?:performed|processed|completed|answered)|\\bunable to (?:process|connect|query|complete|perform|answer)",
    "temporairement|en maintenance|temporalmente|temporaneamente|temporariamente|vorübergehend|временно|メンテナンス|维护|점검",
  ),
};

/** A notice of terms is long; a refusal is said in a line or two, apart from it. */
const maxParagraph = { lines: 3, length: 250 };
const maxText = 32_768;

/** Stands alone wherever it is: `query_status: 440 Request Denied`. */
const isStatement = /^(?:query_status|error|err|message)\b/i;

/** Why a text is no answer; null when none of its short paragraphs says so. */
export function refusalIn(whoisText: string): WhoisRefusal | null {
  const lines = whoisText
    .slice(0, maxText)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^[\s%#>*;-]+/, "").trim());
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === "") paragraphs.push([]);
    else if (isStatement.test(line)) paragraphs.push([line], []);
    else paragraphs.at(-1)?.push(line);
  }
  const said = paragraphs
    .filter((paragraph) => paragraph.length <= maxParagraph.lines)
    .map((paragraph) => paragraph.join(" "))
    .filter((paragraph) => paragraph !== "" && paragraph.length <= maxParagraph.length);
  const kinds = ["limited", "denied", "down"] as const;
  return kinds.find((kind) => said.some((paragraph) => sentences[kind].test(paragraph))) ?? null;
}
