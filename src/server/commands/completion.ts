import { type Lang, localizer } from "#core/i18n.ts";
import { flagChoicesOf, flagFieldsOf, flagOf, isFlag, ownFlagTexts } from "./flags.ts";
import { commandTexts } from "./list.ts";
import { type Terminal, languageOf } from "./terminal.ts";
import { type ShellCall, shellCallsOf, shellTools } from "./tool-calls.ts";

/** Reads the line itself, as bash takes words apart at `=` and `:`; without a word of ours it completes files. */
const bash = `_hop_do_nghe() {
  local line=\${COMP_LINE:0:COMP_POINT} words word current before
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  current=\${words[\${#words[@]} - 1]}
  before=\${current%"\${current##*[=:]}"}
  [[ $COMP_WORDBREAKS == *=* ]] || before=
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("\${word#"$before"}")
  done < <("\${words[0]}" completion words "\${words[@]:1}" 2> /dev/null)
}
complete -o bashdefault -o default -F _hop_do_nghe hop-do-nghe
`;

const zsh = `_hop_do_nghe() {
  local -a found
  local line
  for line in "\${(@f)$("\${words[1]}" completion words "\${(@)words[2,CURRENT]}" 2> /dev/null)}"; do
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( $#found )); then _describe -V hop-do-nghe found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _hop_do_nghe hop-do-nghe
`;

const fish = `function __hop_do_nghe
  set -l words (commandline -opc)
  set -l found ($words[1] completion words $words[2..] "$(commandline -ct)" 2> /dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c hop-do-nghe -f -a '(__hop_do_nghe)'
`;

const scripts: ReadonlyMap<string, string> = new Map([
  ["bash", bash],
  ["zsh", zsh],
  ["fish", fish],
]);

type Candidate = readonly [word: string, meaning: string];

/** What may stand in the place of a flag's value, or of the flag itself. */
function flagsOf(call: ShellCall, words: readonly string[], lang: Lang): readonly Candidate[] {
  const [before, current] = [words.at(-2) ?? "", words.at(-1) ?? ""];
  const fields = flagFieldsOf(call);
  const valued = fields.filter(([, schema]) => !isFlag(schema));
  const flag = /^(--[^=]+)=/.exec(current)?.[1];
  const asked = valued.find(([name]) => [flag, before].includes(`--${flagOf(name)}`));
  if (flag !== undefined || asked || /^(-o|--out-file)$/.test(before))
    return asked ? flagChoicesOf(asked[1]).map((choice) => [flag ? `${flag}=${choice}` : choice, ""]) : [];
  const flags = fields.flatMap(([name, schema]): Candidate[] => {
    const meaning = schema["description"] ?? flagChoicesOf(schema).join(" | ");
    return [
      [`--${flagOf(name)}`, meaning],
      ...(isFlag(schema) ? [[`--no-${flagOf(name)}`, ""] as const] : []),
    ];
  });
  const own = ownFlagTexts.map(([name, text]): Candidate => [`--${name}`, localizer(lang)(text)]);
  return [...flags, ...own].filter(([name]) => !words.slice(0, -1).includes(name));
}

async function wordsOfTool(words: readonly string[], lang: Lang): Promise<readonly Candidate[]> {
  const t = localizer(lang);
  const [toolId = "", callName = ""] = words;
  if (words.length === 1)
    // oxlint-disable-next-line no-unsafe-type-assertion -- every tool has a line
    return Object.keys(shellTools).map((id) => [id, t(`${id}.line` as "cron.line")]);
  const load = Object.hasOwn(shellTools, toolId) ? shellTools[toolId] : undefined;
  if (!load) return [];
  const calls = await shellCallsOf((await load()).default, { lang });
  if (words.length === 2) return [...calls.values()].map(({ name, endpoint }) => [name, endpoint.summary]);
  const call = calls.get(callName);
  return call ? flagsOf(call, words.slice(2), lang) : [];
}

/** What fits the last of the words, which may be empty. */
async function candidatesOf(words: readonly string[], lang: Lang): Promise<readonly Candidate[]> {
  const [command, ...more] = words;
  if (more.length === 0) return commandTexts;
  if (command === "tool") return wordsOfTool(more, lang);
  const isShellAsked = command === "completion" && more.length === 1;
  return isShellAsked ? [...scripts.keys()].map((shell) => [shell, ""]) : [];
}

/** Prints what makes a shell complete what is typed; `words …` is what that then asks, once for each press of Tab. */
export async function runCompletionCommand(
  [asked = "--help", ...words]: readonly string[],
  { env, out, complain }: Terminal,
): Promise<number> {
  const t = localizer(languageOf(env));
  if (asked === "words") {
    const candidates = await candidatesOf(words, languageOf(env));
    const fitting = candidates.filter(([word]) => word.startsWith(words.at(-1) ?? ""));
    out.write(fitting.map(([word, meaning]) => `${word}\t${meaning}\n`).join(""));
    return 0;
  }
  const script = scripts.get(asked);
  if (script !== undefined) {
    out.write(script);
    return 0;
  }
  const isHelp = asked === "--help";
  (isHelp ? out.write : complain)(`${t("command.completion")}\n`);
  return isHelp ? 0 : 2;
}
