import bcd, { type Identifier } from "@mdn/browser-compat-data";
import {
  type Atrule,
  type CssNode,
  type Declaration,
  type List,
  type ListItem,
  type PseudoClassSelector,
  type Rule,
  findAll,
  generate,
  parse,
  walk,
} from "css-tree";
import type { StyleQuestion } from "./in-page/style-questions.ts";
import { isNewer, membersOf, supportOf } from "./compat.ts";

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = bcd.css;

const isNewerFeature = (feature: Identifier | undefined): boolean => isNewer(supportOf(feature));

const dynamicUnit = /^[sld]v(h|w|i|b|min|max)$/;

/** Functions of values by their names, which the data has by themselves or among those of their kind. */
const functions = new Map([...membersOf(types).flatMap(([, kind]) => membersOf(kind)), ...membersOf(types)]);

/** What of a value the browsers at the floor do not all know: words of its property, functions, units. */
function newerInValue({ property, value }: Declaration): readonly string[] {
  const words = properties[property];
  return findAll(value, () => true).flatMap((node) => {
    if (node.type === "Identifier" && isNewerFeature(words?.[node.name]))
      return [`${property}: ${node.name}`];
    if (node.type === "Function" && isNewerFeature(words?.[node.name] ?? functions.get(node.name)))
      return [`${node.name}()`];
    return node.type === "Dimension" && dynamicUnit.test(node.unit) ? [`${property}: 1${node.unit}`] : [];
  });
}

const isPrefixed = (name: string): boolean => name.startsWith("-");

function newerInDeclaration(declaration: Declaration): readonly string[] {
  const { property } = declaration;
  if (isPrefixed(property)) return [];
  return isNewerFeature(properties[property]) ? [property] : newerInValue(declaration);
}

const takesList = ({ children }: PseudoClassSelector): boolean => {
  const list = children?.first;
  return list?.type === "SelectorList" && list.children.size > 1;
};

function newerInPseudo(node: CssNode): readonly string[] {
  if (node.type !== "PseudoClassSelector" && node.type !== "PseudoElementSelector") return [];
  if (isPrefixed(node.name)) return [];
  const feature = selectors[node.name];
  if (isNewerFeature(feature)) return [`:${node.name}`];
  const isNewerList = node.type === "PseudoClassSelector" && isNewerFeature(feature?.["selector_list"]);
  return isNewerList && takesList(node) ? [`:${node.name}() of a list`] : [];
}

/** Where one is, the browser forgets the whole rule, and all other selectors of it too. */
const newerInSelectors = ({ prelude }: Rule): readonly string[] =>
  findAll(prelude, () => true).flatMap(newerInPseudo);

const declarationsOf = ({ block }: Rule | Atrule): readonly Declaration[] =>
  block?.children.toArray().filter((node) => node.type === "Declaration") ?? [];

/** What is missed of a rule: after a declaration that all know, or one with a prefix, another of the property is a finish. */
function newerInBlock(rule: Rule): readonly string[] {
  const known = new Set<string>();
  return declarationsOf(rule).flatMap((declaration) => {
    const newer = newerInDeclaration(declaration);
    const property = declaration.property.replace(/^-(webkit|moz)-/, "");
    if (newer.length === 0) known.add(property);
    return known.has(property) ? [] : newer;
  });
}

function newerInAtRule(rule: Atrule): readonly string[] {
  const feature = atRules[rule.name];
  if (isNewerFeature(feature)) return [`@${rule.name}`];
  const inner = rule.prelude ? findAll(rule.prelude, ({ type }) => type === "Feature") : [];
  const names = inner.flatMap((node) => (node.type === "Feature" ? [node.name] : []));
  if (rule.name === "font-face") names.push(...declarationsOf(rule).map(({ property }) => property));
  return names.filter((name) => isNewerFeature(feature?.[name])).map((name) => `@${rule.name} ${name}`);
}

export type NewerStyle = { readonly feature: string; readonly selector: string };

/** What a style sheet says and a browser at the floor does not know. */
export function newerStyles(css: string): readonly NewerStyle[] {
  const found: NewerStyle[] = [];
  walk(parse(css), (node) => {
    if (node.type !== "Rule" && node.type !== "Atrule") return;
    const features =
      node.type === "Rule" ? [...newerInSelectors(node), ...newerInBlock(node)] : newerInAtRule(node);
    const selector = node.type === "Rule" ? generate(node.prelude) : "";
    found.push(...features.map((feature) => ({ feature, selector })));
  });
  return found;
}

/**
 * What to ask a browser of a style sheet: each selector and each declaration that all browsers at the floor know by the
 * data; what begins with the name of one maker, the others need not know.
 */
export function styleQuestions(css: string): readonly StyleQuestion[] {
  const questions: StyleQuestion[] = [];
  walk(parse(css), function ask(node) {
    const isFrame = this.atrule !== null && /keyframes$|^font-face$/.test(this.atrule.name);
    if (node.type === "Rule" && !isFrame && newerInSelectors(node).length === 0) {
      const selector = generate(node.prelude);
      const isOfOneMaker = /:-\w/.test(selector) && !selector.includes(",");
      if (!isOfOneMaker) questions.push({ selector });
    }
    const isAsked = node.type === "Declaration" && this.rule !== null && !isPrefixed(node.property);
    if (!isAsked || newerInDeclaration(node).length > 0) return;
    questions.push({ declaration: [node.property, generate(node.value)] });
  });
  return questions;
}

/** What a browser at the floor answers where a style sheet asks what it knows. */
const answers: Readonly<Record<string, boolean>> = {
  "selector(:popover-open)": false,
  "not (overflow-wrap:anywhere)": true,
  "not ((inset:0) or (appearance:none))": true,
};

function isAnsweredWithYes({ prelude }: Atrule): boolean {
  const question = prelude ? generate(prelude) : "";
  const answer = answers[question];
  if (answer === undefined) throw new Error(`What a browser at the floor answers is not known: ${question}`);
  return answer;
}

/** A style sheet without all that some browser at the floor does not know, as none of them would read less. */
export function stylesAtFloor(css: string): string {
  const sheet = parse(css);
  walk(sheet, {
    leave: (node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | undefined) => {
      if (node.type === "Rule" && newerInSelectors(node).length > 0) list?.remove(item);
      if (node.type === "Declaration" && newerInDeclaration(node).length > 0) list?.remove(item);
      if (node.type !== "Atrule" || node.name !== "supports") return;
      if (isAnsweredWithYes(node) && node.block) list?.replace(item, node.block.children);
      else list?.remove(item);
    },
  });
  return generate(sheet);
}
