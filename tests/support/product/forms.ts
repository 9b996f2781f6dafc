/** What a browser without scripts would send of a form. */
export type FormControl = {
  readonly name: string;
  readonly tag: "input" | "select" | "textarea";
  readonly type: string;
  /** What it holds; of a choice what is chosen, null where nothing is. */
  readonly value: string | null;
  /** The values of a choice. */
  readonly options: readonly string[];
  /** How much a browser lets be typed. */
  readonly maxLength: number;
};

type FormButton = { readonly name: string; readonly value: string };

export type PageForm = {
  readonly method: "get" | "post";
  readonly action: string;
  readonly controls: readonly FormControl[];
  /** What its first button says. */
  readonly button: FormButton | null;
  /** All that send it. */
  readonly buttons: readonly FormButton[];
};

type Open = {
  method: "get" | "post";
  action: string;
  controls: (FormControl & { options: string[]; value: string | null })[];
  button: FormButton | null;
  buttons: FormButton[];
};

/** Gathers forms and what stands in them, element by element. */
class FormReader {
  readonly forms: Open[] = [];
  #area: Open["controls"][number] | undefined;

  open(element: HTMLRewriterTypes.Element): void {
    const method = element.getAttribute("method") === "post" ? "post" : "get";
    this.forms.push({
      method,
      action: element.getAttribute("action") ?? "",
      controls: [],
      button: null,
      buttons: [],
    });
  }

  input(element: HTMLRewriterTypes.Element): void {
    const control = this.#add("input", element);
    const isBox = /^(?:checkbox|radio)$/.test(control.type);
    if (isBox)
      control.value = element.hasAttribute("checked") ? (element.getAttribute("value") ?? "on") : null;
    if (control.type === "radio") control.options.push(element.getAttribute("value") ?? "");
  }

  select(element: HTMLRewriterTypes.Element): void {
    this.#add("select", element);
  }

  area(element: HTMLRewriterTypes.Element): void {
    this.#area = this.#add("textarea", element);
  }

  text({ text }: HTMLRewriterTypes.Text): void {
    if (this.#area) this.#area.value = `${this.#area.value ?? ""}${text}`;
  }

  option(element: HTMLRewriterTypes.Element): void {
    const select = this.forms.at(-1)?.controls.at(-1);
    const value = element.getAttribute("value") ?? "";
    if (select?.tag !== "select") return;
    // Without a chosen option the first one is.
    if (element.hasAttribute("selected") || select.options.length === 0) select.value = value;
    select.options.push(value);
  }

  button(element: HTMLRewriterTypes.Element): void {
    const [name, form] = [element.getAttribute("name") ?? "", this.forms.at(-1)];
    if (!form || element.getAttribute("type") === "button") return;
    form.buttons.push({ name, value: element.getAttribute("value") ?? "" });
    form.button ??= form.buttons[0] ?? null;
  }

  #add(tag: FormControl["tag"], element: HTMLRewriterTypes.Element): Open["controls"][number] {
    const type = element.getAttribute("type") ?? (tag === "input" ? "text" : tag);
    const value = tag === "select" ? null : (element.getAttribute("value") ?? "");
    const maxLength = Number(element.getAttribute("maxlength") ?? Infinity);
    const control = { tag, name: element.getAttribute("name") ?? "", type, value, options: [], maxLength };
    this.forms.at(-1)?.controls.push(control);
    return control;
  }
}

/** The forms in the main part of a page, as they open. */
export async function formsIn(html: string): Promise<readonly PageForm[]> {
  const reader = new FormReader();
  const rewriter = new HTMLRewriter()
    .on("main form", { element: (element) => reader.open(element) })
    .on("main form input[name]", { element: (element) => reader.input(element) })
    .on("main form textarea[name]", {
      element: (element) => reader.area(element),
      text: (text) => reader.text(text),
    })
    .on("main form select[name]", { element: (element) => reader.select(element) })
    .on("main form option", { element: (element) => reader.option(element) })
    .on("main form button", { element: (element) => reader.button(element) });
  await rewriter.transform(new Response(html)).text();
  return reader.forms;
}

/** Sends a form as a browser without scripts does, with some of its fields saying something else. */
export function sendForm(
  page: string,
  { method, action, controls, button }: PageForm,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const entries = controls.flatMap(({ name, value, type }) =>
    value === null || type === "file" ? [] : [[name, fields[name] ?? value] as const],
  );
  const query = new URLSearchParams(
    [...entries, ...(button?.name ? [[button.name, button.value]] : [])].map(([name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const address = new URL(action, page);
  if (method === "post")
    return fetch(address, {
      method: "POST",
      body: query,
      redirect: "manual",
      headers: { Origin: address.origin, ...headers },
    });
  address.search = query.toString();
  return fetch(address, { headers });
}
