import builtins from "../../../opa-core/standard-builtins.json" with { type: "json" };
import words from "../../../opa-core/message-words.json" with { type: "json" };

/**
 * Words of the messages of Jsonnet's parser and machine, and of why an import failed. OPA's messages have the others:
 * `opa-core/message-words.json`.
 */
const JSONNET_WORDS: ReadonlySet<string> = new Set(
  `Assertion Attempt Bitwise Block Bytes Can't Codepoints Computed Conftest Could Couldn't Did Division Duplicate
   EACCES EIO ELOOP ENOTDIR EPERM Index Invalid Jsonnet Missing No Not Overflow Positional Shift String TOML
   Tried Truncated Unicode Unterminated YAML and appears argument(s arrays assertion asserts available average
   base base64DecodeBytes below binary calculate can clause codepoint comma comprehensions directory equality
   fields files folder folders foldl foldr frames functions give hidden if implemented import imported indexable
   integers its join junk kind larger lex library literals local locally low manifest manifesting max more named
   neither non non-integer non-negative none nor nothing open or param parser positional possible reading
   recursion rename section self source stack std.flatMap std.member std.splitLimit std.splitLimitR substr sugar
   super surrogate takes terminated there third those tried unary unicode var verbatim working`.split(/\s+/),
);

const KNOWN: ReadonlySet<string> = new Set(words);

const MAX_READ = 10_000;
const MAX_SHOWN = 300;

/** A quoted part, or a word with its punctuation. */
const PART = /"(?:[^"\\]|\\.)*"?|`[^`]*`?|'(?:[^'\\]|\\.)*'?|[^\s"'`]+(?:'[^\s"'`]+)*/gsu;
const WORD = /^([.,:;()[\]{}<>=]*)(.*?)([.,:;()[\]{}<>=]*)$/s;
/** Values left out, each with the brackets around it, as one. */
const GAPS =
  /(?:[([{<]+…[^)\]}>]*[)\]}>]+|[([{<]*…)(?:[\s,:;()[\]{}<>=]*(?:[([{<]+…[^)\]}>]*[)\]}>]+|[([{<]*…))*/g;
const SMALL_NUMBER = /^-?\d{1,2}$/;
const POSITION = /^\d{1,7}$/;
/** The number that follows one of these is a place in a text. */
const COUNTED = new Set(["byte", "character", "column", "line", "offset", "operand", "position"]);

function isKnown(word: string, before: string): boolean {
  return (
    KNOWN.has(word) ||
    Object.hasOwn(builtins, word) ||
    SMALL_NUMBER.test(word) ||
    (COUNTED.has(before) && POSITION.test(word))
  );
}

/** Returns the name that a text is or begins with, as an address begins with its host. */
function nameIn(text: string, names: readonly string[]): string | undefined {
  return names.find(
    (name) => text === name || (text.startsWith(name) && /[/?#:]/.test(text.charAt(name.length))),
  );
}

function shownQuote(part: string, names: readonly string[]): string {
  const quote = part.charAt(0);
  const inside = part.slice(1, part.endsWith(quote) && part.length > 1 ? -1 : undefined);
  const shown = /^[^\p{L}\p{N}]?$/u.test(inside) || KNOWN.has(inside) ? inside : nameIn(inside, names);
  return shown === undefined ? "…" : quote + shown + quote;
}

/** Redacts a message, word by word and quote by quote. */
function redact(
  message: string,
  names: readonly string[],
  isShown: (word: string, before: string) => boolean,
): string {
  let before = "";
  const shown = message.slice(0, MAX_READ).replace(PART, (part) => {
    const isQuoted = /^["'`]/.test(part);
    const [, start = "", word = "", end = ""] = isQuoted ? [] : (WORD.exec(part) ?? []);
    const last = before;
    before = word;
    if (isQuoted) return shownQuote(part, names);
    if (word === "" || word === "…") return part;
    const cached = isShown(word, last) ? word : nameIn(word, names);
    return cached === undefined ? `…${/[,:;]$/.exec(end)?.[0] ?? ""}` : start + cached + end;
  });
  const plain = shown.replaceAll(/\s+/g, " ").replaceAll(GAPS, "…").trim();
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain;
}

/**
 * Returns the message of an error of a standard built-in without values: OPA puts arguments, and parts of them, into
 * many of its messages. Only words that OPA's messages are made of stay; `opa-core/messages.go` does the same.
 *
 * @param names texts that may stay, such as the built-in's name and digests.
 */
export function withoutValues(message: string, names: readonly string[] = []): string {
  return redact(message, names, isKnown);
}

/** Longer texts are not searched: then only known words stay. */
const MAX_SEARCHED = 100_000;
/** A quoted duplicate key or section is a name, and is shown. */
const REPEATED = /(?:\b(?:key|section) |^)"((?:[^"\\]|\\.){1,60})"/g;
/** Words of formats and limits in messages of parsers: a text has them, but not as values. */
const KEYWORDS: ReadonlySet<string> = new Set(["DOCTYPE", "Conftest's", "30,000", "65,535"]);
const LONG_NUMBER = /\d{4,}/;
/** A run of letters and digits, or of symbols; one symbol of ASCII is what parts them in messages. */
const PIECE = /[\p{L}\p{N}_]+|[^!-~\s\p{L}\p{N}]+|[!-/:-@[-^`{-~]{2,}/gu;

/**
 * Returns the message of a parser without parts of the text that it did not read: without its quotations, except for keys, and without
 * words that the text has too, except for those of parsers' messages.
 *
 * @param text `undefined` for a longer one.
 */
export function withoutParts(text: string | undefined, message: string): string {
  const searched = text === undefined || text.length > MAX_SEARCHED ? undefined : text.toLowerCase();
  const names = Array.from(message.matchAll(REPEATED), ([, name = ""]) => name);
  return redact(message, names, (word, before) => {
    if (isKnown(word, before) || KEYWORDS.has(word)) return true;
    if (searched === undefined || LONG_NUMBER.test(word)) return false;
    const isRead = (part: string): boolean => searched.includes(part.toLowerCase());
    const pieces = word.match(PIECE) ?? [];
    return !isRead(word) && pieces.every((piece) => KNOWN.has(piece.toLowerCase()) || !isRead(piece));
  });
}

const IMPORTED = /^import of "((?:[^"\\]|\\.)*)": /;
const IN_FILE = / \(in [^()]+, line \d+, column \d+\)$/;

/**
 * Returns the message of an error of Jsonnet without values. A document writes its own messages, from computed and
 * imported values, so only words of Jsonnet's stay, the path of an import that failed, and the place in an imported
 * file.
 */
export function withoutComputed(message: string): string {
  const [location = ""] = IN_FILE.exec(message) ?? [];
  const own = message.slice(0, message.length - location.length);
  const imported = IMPORTED.exec(own)?.slice(1) ?? [];
  const shown = redact(own, imported, (word, before) => isKnown(word, before) || JSONNET_WORDS.has(word));
  return (shown === "…" ? "it raises an error of its own" : shown) + location;
}
