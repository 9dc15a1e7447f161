import { TextPart } from "./text-part.js";

const SECTION = /^\s*\[([^\]]*)\]/;
const KEY = /^(\s*)(?:(?:"""(.*?)"""|`(.*?)`|"(.*?)")\s*|([^\s=:#;][^=:]*))[=:]\s*(.*)$/;

/** Returns the quote that ends a value in several lines. */
function getEnd(value: string): string | undefined {
  const quote = ['"""', "`"].find((one) => value.startsWith(one));
  return quote !== undefined && !value.includes(quote, quote.length) ? quote : undefined;
}

/** Reads the sections and keys of an INI file. Lines that continue after a backslash or within quotes have none. */
export function readIniParts(text: string): TextPart {
  const root = new TextPart(0);
  let section: TextPart | undefined;
  let open: string | undefined;
  let isContinued = false;
  let at = 0;
  for (const whole of text.split("\n")) {
    const line = whole.replace(/\r$/, "");
    const start = at;
    at += whole.length + 1;
    if (open !== undefined) {
      if (line.includes(open)) open = undefined;
      continue;
    }
    const wasContinued = isContinued;
    isContinued = line.endsWith("\\");
    if (wasContinued || /^\s*[#;]/.test(line)) continue;
    const header = SECTION.exec(line);
    if (header !== null) {
      section = root.enter(header[1]?.trim() ?? "", start + line.indexOf("["));
      continue;
    }
    const [, indent = "", tripled, ticked, quoted, bare, value = ""] = KEY.exec(line) ?? [];
    const key = tripled ?? ticked ?? quoted ?? bare?.trimEnd();
    if (key === undefined) continue;
    // The keys before the first section are the section DEFAULT.
    section ??= root.enter("DEFAULT", start + indent.length);
    section.set(key, start + indent.length);
    open = getEnd(value);
  }
  return root;
}
