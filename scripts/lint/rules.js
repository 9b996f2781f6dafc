// Plain JavaScript: the linter loads it into whichever Node there is.
import { getStaticValue } from "@eslint-community/eslint-utils";
import { JS, NFA } from "refa";

/** @typedef {import("@eslint-community/regexpp").AST.Element} Element */

const isText = ({ type }) => type !== "Assertion";
const isLoop = ({ type, max }) => type === "Quantifier" && max === Infinity;
const isWordBound = ({ type, kind }) => type === "Assertion" && kind === "word";
const isGroup = ({ type }) => type === "Group" || type === "CapturingGroup";
const isLook = ({ type, kind }) => type === "Assertion" && (kind === "lookahead" || kind === "lookbehind");
const isStart = ({ type, kind }) => type === "Assertion" && kind === "start";

/** A group of one way is what stands in it. */
const inline = (elements) =>
  elements.flatMap((element) =>
    isGroup(element) && element.alternatives.length === 1
      ? inline(element.alternatives[0].elements)
      : [element],
  );

/**
 * Every quantifier without an end, with what stands before it and after it on its way through the groups around it;
 * `needed` is what must follow though the group may be left out.
 * @param {readonly Element[]} elements
 */
function* loopsIn(elements, before = [], after = [], needed = null) {
  const parts = inline(elements);
  for (const [index, element] of parts.entries()) {
    const [left, right] = [
      [...before, ...parts.slice(0, index)],
      [...parts.slice(index + 1), ...after],
    ];
    if (element.type === "Quantifier") {
      if (isLoop(element)) yield { loop: element, before: left, after: right, needed: needed ?? right };
      const leftOut = element.min === 0 ? (needed ?? right) : needed;
      if (isGroup(element.element))
        for (const { elements: inner } of element.element.alternatives)
          yield* loopsIn(inner, left, right, leftOut);
    } else if (isGroup(element) || isLook(element))
      for (const { elements: inner } of element.alternatives) yield* loopsIn(inner, left, right, needed);
  }
}

/** Whether something follows that a text may lack. */
const canFail = (after) =>
  after.some(({ type, min }) => (type === "Quantifier" ? min > 0 : !isLook({ type })));

const parseOptions = { assertions: "unknown", backreferences: "unknown" };

/** The texts of some elements, one after the other. */
function textsOf(parser, elements, { isRepeated = false, isNotEmpty = false } = {}) {
  const parts = elements.filter(isText).map((element) => {
    const { alternatives } = parser.parseElement(element, parseOptions).expression;
    return isRepeated
      ? { type: "Quantifier", alternatives, min: 1, max: Infinity, lazy: false }
      : { type: "Alternation", alternatives };
  });
  const texts = NFA.fromRegex(
    { type: "Expression", alternatives: [{ type: "Concatenation", elements: parts }] },
    { maxCharacter: parser.maxCharacter },
    { unknowns: "disable", assertions: "ignore" },
  );
  if (isNotEmpty) texts.withoutEmptyWord();
  return texts;
}

const isNone = (texts, ...others) =>
  others.reduce((left, right) => NFA.fromIntersection(left, right), texts).isEmpty;

/** The signs that a negative lookbehind names by themselves, as a class has them. */
const signsBefore = ({ kind, negate, alternatives }) =>
  kind === "lookbehind" && negate
    ? alternatives
        .filter(
          ({ elements: [sign, ...others] }) => others.length === 0 && sign?.type.startsWith("Character"),
        )
        .filter(({ elements: [sign] }) => !(sign.type === "CharacterClass" && sign.negate))
        .map(({ elements: [sign] }) => (sign.type === "CharacterClass" ? sign.raw.slice(1, -1) : sign.raw))
    : [];

/** After what a search may begin, where `\b` or the `^` of lines stands before all else. */
function placesToBegin(parser, asserted) {
  const sources = [
    ...(asserted.some(isWordBound) ? ["[^]*\\W"] : []),
    ...asserted.flatMap(signsBefore).map((signs) => `[^]*[^${signs}]`),
    ...(asserted.some(isStart) ? ["[^]*[\\n\\r\\u2028\\u2029]"] : []),
  ];
  return sources.map((source) => {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({
      source,
      flags: parser.ast.flags.raw,
    }).parse();
    return NFA.fromRegex(expression, { maxCharacter });
  });
}

/**
 * The first loop that a search begins anew at each place of a text: what leads to it stands in what it runs over, so
 * that `<meta[^>]+charset` reads "<meta<meta<meta" to its end from each "<meta". The search moves on from place to
 * place by itself, or by a loop before.
 */
function loopBegunAnew({ source, flags }) {
  const parser = JS.Parser.fromLiteral({ source, flags });
  for (const { elements } of parser.ast.pattern.alternatives) {
    const isTied = flags.includes("y") || (elements[0] && isStart(elements[0]) && !flags.includes("m"));
    for (const { loop, before, after, needed } of loopsIn(elements)) {
      if (!canFail(flags.includes("g") ? after : needed)) continue;
      const over = textsOf(parser, [loop.element], { isRepeated: true, isNotEmpty: true });
      const isRead = (leading, ...others) =>
        leading.some(isText) && !isNone(textsOf(parser, leading), over, ...others);
      const begin = placesToBegin(parser, before.slice(0, Math.max(0, before.findIndex(isText))));
      if (!isTied && begin.every((after) => !isNone(over, after)) && isRead(before)) return loop.raw;
      for (const [index, earlier] of before.entries())
        if (
          isLoop(earlier) &&
          isRead(before.slice(index + 1), textsOf(parser, [earlier.element], { isRepeated: true }))
        )
          return loop.raw;
    }
  }
  return null;
}

const begunAnew = {
  create: (context) => {
    const check = (node, source, flags) => {
      let loop = null;
      try {
        loop = loopBegunAnew({ source, flags });
      } catch (error) {
        context.report({ node, message: `Cannot be read: ${error.message}` });
      }
      if (loop !== null)
        context.report({
          node,
          message: `A search begins anew within '${loop}' and reads it to its end each time: a text of what leads there costs quadratic time.`,
        });
    };
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
      "NewExpression[callee.name='RegExp']": (node) => {
        const scope = context.sourceCode.getScope(node);
        const [source, flags] = node.arguments.map((one) => getStaticValue(one, scope)?.value);
        if (typeof source === "string") check(node, source, flags ?? "");
      },
    };
  },
};

/** `Uint8Array.from(buffer)` asks each byte by itself: 100 ms for 7 MB, where `new Uint8Array(buffer)` takes none. */
const bytesOneByOne = {
  create: (context) => ({
    "CallExpression[callee.property.name='from'][arguments.length=1]": (node) => {
      const { object } = node.callee;
      if (
        /^(?:Uint|Int|Float|BigInt|BigUint)\d+(?:Clamped)?Array$/.test(object.name) &&
        node.arguments[0].type !== "ArrayExpression"
      )
        context.report({
          node,
          message: `Copies element by element; \`new ${object.name}(…)\` copies all at once.`,
        });
    },
  }),
};

export default {
  meta: { name: "toolbox" },
  rules: { "begun-anew": begunAnew, "bytes-one-by-one": bytesOneByOne },
};
