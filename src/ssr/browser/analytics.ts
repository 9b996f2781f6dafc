/** What Google's tag wants to find on a page; loaded only where the operator has set an analytics id. */
type TagWindow = Window & { dataLayer?: unknown[] };

const page: TagWindow = window;
const tags = (page.dataLayer ??= []);

function analyticsTag(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the tag knows commands by their being an `arguments` object
  tags.push(arguments);
}

analyticsTag("js", new Date());
analyticsTag("config", document.querySelector<HTMLElement>("script[data-analytics]")?.dataset["analytics"]);
