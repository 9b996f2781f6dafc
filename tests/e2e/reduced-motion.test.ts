import { expect, test } from "bun:test";
import { visit } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url } = await sharedProduct();

/** What moves by the page's styles, as a browser shows it: each rule with an animation, on an element that it is for. */
const moving = () => {
  const rules: CSSStyleRule[] = [];
  const gather = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule && rule.style.animationName) rules.push(rule);
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) gather(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) gather(sheet.cssRules);
  return rules
    .flatMap((rule) => rule.selectorText.split(","))
    .map((selector) => {
      const [compound = "", pseudo] = selector.trim().split("::");
      // An element for each step of the selector, within the one before, with the classes and attributes that it names.
      let place: Element = document.body;
      for (const step of compound.split(/[\s>]+/)) {
        const element = document.createElement(/^[a-z]\w*/.exec(step)?.[0] ?? "p");
        element.className = [...step.matchAll(/\.([\w-]+)/g)].map(([, name]) => name).join(" ");
        for (const [, name = "", value = ""] of step.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g))
          element.setAttribute(name, value);
        place.append(element);
        place = element;
      }
      const { animationName, animationDuration } = getComputedStyle(place, pseudo ? `::${pseudo}` : null);
      return { selector: selector.trim(), animationName, seconds: parseFloat(animationDuration) };
    });
};

test("for whoever asks for less motion nothing turns or runs fast, what stands before an element's text neither", () =>
  visit(true, async (page) => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${url}/qr`);
      const found = await page.evaluate(moving);
      // Were an element not the one that a rule is for, it would have no animation.
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.filter(({ animationName }) => animationName === "none")).toEqual([]);
      expect(found.some(({ selector }) => selector.includes("::"))).toBe(true);
      const fast = found.filter(({ seconds }) => seconds < 3);
      if (reducedMotion === "reduce") expect(fast).toEqual([]);
      else expect(fast.length).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
    const transitions = await page.evaluate(
      () =>
        [...document.querySelectorAll("a, button, summary")].filter((element) =>
          /[1-9]/.test(getComputedStyle(element).transitionDuration),
        ).length,
    );
    expect(transitions).toBe(0);
  }));
