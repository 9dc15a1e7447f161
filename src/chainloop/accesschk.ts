import { decodeText } from "../engine/source/read-document.js";
import { goTrim } from "./go-text.js";
import { throwMaterialError } from "./material-error.js";
import { noteTool, type Annotations, type Projection } from "./kind.js";

const KIND = "SYSINTERNALS_ACCESSCHK";
/** The engine stores no text of a longer report. */
const MAX_RAW = 10 * 1024 * 1024;

interface AccessEntry {
  access: string;
  principal: string;
  rights: string[];
}

interface ControlEntry {
  index: number;
  ace_type?: string;
  principal: string;
  ace_flags: string[];
  rights: string[];
}

interface SecuredObject {
  name: string;
  descriptor_flags?: string[];
  owner?: string;
  dacl?: ControlEntry[];
  sacl?: ControlEntry[];
  access_entries: AccessEntry[];
  raw_lines: string[] | null;
}

const SPACE = String.raw`[\t\n\f\r ]`;
const VERSION = /accesschk v([0-9][0-9.]*)/iu;
const ACCESS = new RegExp(String.raw`^(RW|R|W)${SPACE}+([^\t\n\f\r ].*)$`, "s");
const CONTROL = new RegExp(String.raw`^\[([0-9]+)\]${SPACE}*(?!${SPACE})([^:]*):${SPACE}*(.*)$`, "s");

/**
 * Parses the objects of a report of Sysinternals AccessChk, with their access in the form of its modes.
 *
 * @throws DocumentError `document_invalid`
 */
export function readAccessChk(name: string, bytes: Uint8Array): Projection {
  const text = decodeText(name, bytes, { ignoreBOM: true });
  const isRetained = bytes.length <= MAX_RAW;
  const parser = new LineParser(name, isRetained);
  for (const line of text.split("\n")) parser.read(line.replace(/\r$/, ""));
  if (!parser.isReport()) throwMaterialError(name, KIND, "it has nothing of a report of AccessChk");
  const annotations: Annotations = {};
  noteTool(annotations, "AccessChk", parser.version);
  const tool = { name: "AccessChk", ...(parser.version === "" ? {} : { version: parser.version }) };
  return {
    text: JSON.stringify({ tool, objects: parser.objects, raw: isRetained ? text : "" }),
    annotations,
  };
}

function isBanner(line: string): boolean {
  const lower = line.toLowerCase();
  return (
    lower.startsWith("accesschk v") ||
    lower.startsWith("copyright") ||
    lower.includes("sysinternals - www.sysinternals.com")
  );
}

/** Parses a report line by line, in the engine's order of rules. */
class LineParser {
  readonly objects: SecuredObject[] = [];
  version = "";
  readonly #name: string;
  readonly #keepsLines: boolean;
  #hasMarker = false;
  #section: "flags" | "dacl" | "sacl" | undefined;
  #control: ControlEntry | undefined;
  /** Indentation of the last line of access. */
  #indent = -1;

  constructor(name: string, keepsLines: boolean) {
    this.#name = name;
    this.#keepsLines = keepsLines;
  }

  isReport(): boolean {
    return (
      this.version !== "" ||
      this.#hasMarker ||
      this.objects.some(
        ({ access_entries, dacl, sacl, owner = "", descriptor_flags }) =>
          access_entries.length > 0 ||
          owner !== "" ||
          [dacl, sacl, descriptor_flags].some((list) => list !== undefined),
      )
    );
  }

  read(line: string): void {
    const trimmed = goTrim(line);
    if (trimmed === "" || isBanner(trimmed)) {
      if (this.version === "") this.version = VERSION.exec(trimmed)?.[1] ?? "";
      return;
    }
    if (trimmed.includes("DESCRIPTOR FLAGS") || trimmed.includes("ACCESS_ALLOWED")) this.#hasMarker = true;
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (indent === 0) {
      this.objects.push({ name: trimmed, access_entries: [], raw_lines: this.#keepsLines ? [] : null });
      [this.#indent, this.#section, this.#control] = [-1, undefined, undefined];
      return;
    }
    const object = this.objects.at(-1);
    if (object === undefined) return;
    object.raw_lines?.push(line);
    const access = ACCESS.exec(trimmed);
    if (access !== null) {
      object.access_entries.push({ access: access[1] ?? "", principal: access[2] ?? "", rights: [] });
      [this.#indent, this.#control] = [indent, undefined];
      return;
    }
    if (!this.#readHeading(object, trimmed) && !this.#readControl(object, trimmed)) {
      this.#readDetail(object, trimmed, indent);
    }
  }

  #readHeading(object: SecuredObject, line: string): boolean {
    const headings = [
      ["DESCRIPTOR FLAGS", "flags"],
      ["OWNER:", undefined],
      ["DACL", "dacl"],
      ["SACL", "sacl"],
    ] as const;
    const heading = headings.find(([start]) => line.startsWith(start));
    if (heading === undefined) return false;
    const [start, section] = heading;
    if (section !== undefined) this.#section = section;
    else {
      const owner = goTrim(line.slice(start.length));
      if (owner === "") delete object.owner;
      else object.owner = owner;
    }
    this.#control = undefined;
    return true;
  }

  #readControl(object: SecuredObject, line: string): boolean {
    const found = CONTROL.exec(line);
    if (found === null) return false;
    const [, index = "", type = "", principal = ""] = found;
    if (!Number.isSafeInteger(Number(index))) {
      throwMaterialError(this.#name, KIND, `the index ${index.slice(0, 40)} is too large to be read exactly`);
    }
    const ace = goTrim(type);
    this.#control = {
      index: Number(index),
      ...(ace === "" ? {} : { ace_type: ace }),
      principal: goTrim(principal),
      ace_flags: [],
      rights: [],
    };
    if (this.#section !== "sacl") this.#section = "dacl";
    (object[this.#section] ??= []).push(this.#control);
    return true;
  }

  /** Flags are in brackets, rights are not. */
  #readDetail(object: SecuredObject, line: string, indent: number): void {
    const token = line.replace(/^\[/, "").replace(/\]$/, "");
    const isFlag = line.startsWith("[") && line.endsWith("]");
    if (this.#control !== undefined) {
      if (isFlag) this.#control.ace_flags.push(token);
      else this.#control.rights.push(line);
    } else if (this.#section === "flags") {
      (object.descriptor_flags ??= []).push(token);
    } else if (this.#indent >= 0 && indent > this.#indent) {
      object.access_entries.at(-1)?.rights.push(line);
    }
  }
}
