import { toPrintable } from "../../../base/text/printable.js";

/** HTML or SVG text. Only {@link markup} and {@link trusted} create it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template: text is escaped, markup is not, `undefined` is omitted. */
type Part = Markup | string | number | undefined | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an element or a quoted attribute. Control and bidirectional characters are shown by their codes. */
function escapeText(text: string): string {
  const printable = toPrintable(text.toWellFormed());
  return /[&<>"']/.test(printable)
    ? printable.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "")
    : printable;
}

function toText(part: Part): string {
  if (part === undefined) return "";
  if (typeof part === "string") return escapeText(part);
  if (typeof part === "number") return String(part);
  return part instanceof Markup ? part.text : part.map(toText).join("");
}

/**
 * A template of HTML or SVG. Its own text is markup; values are escaped, unless they are markup themselves. Use values
 * only in an element or in a quoted attribute that is neither a URL nor code.
 *
 * @example
 * ```ts
 * markup`<p title="${name}">${message}</p>`;
 * ```
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = "";
  for (const [index, own] of strings.entries()) text += own + toText(parts[index]);
  return new Markup(text);
}

/** Text of this package, such as a style sheet. Never text from outside. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/** A text of METADATA, which may have code between backticks, as in Markdown. */
export function prose(text: string): Markup {
  return markup`${text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : markup`<code>${part}</code>`))}`;
}

/** A link if the address is a web URL, otherwise its text. */
export function link(address: string, text: string): Markup {
  const isWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  return isWeb ? markup`<a href="${address}" rel="noopener noreferrer">${text}</a>` : markup`${text}`;
}

/** The summary line of details: its subject, and figures at its end, which are below it on a phone. */
export function summary(about: Markup, figures: string): Markup {
  return markup`<summary><span class="row"><span>${about}</span><span class="end">${figures}</span></span></summary>`;
}
