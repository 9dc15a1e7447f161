/** Creates a text of about this number of characters. */
export type MakeText = (size: number) => string;

/** A few lines, each of which doubles the size of the previous one's expansion. */
const levels = (size: number): number => Math.max(2, Math.floor(Math.log2(size)) * 3);

function expanding(size: number, line: (level: number) => string): string {
  return Array.from({ length: levels(size) }, (_, level) => line(level)).join("\n");
}

function nested(open: string, close: string, core = ""): MakeText {
  return (size) => {
    const depth = Math.ceil(size / (open.length + close.length));
    return open.repeat(depth) + core + close.repeat(depth);
  };
}

const NUMBERS = ["1.5e300000000", "1.5e-99999999", "1e29999", "9".repeat(29_999), "9".repeat(200_000)];

const YAML_BOMB: MakeText = (size) =>
  ["a0: &a0 [x]"]
    .concat(expanding(size, (i) => `a${String(i + 1)}: &a${String(i + 1)} [*a${String(i)}, *a${String(i)}]`))
    .join("\n");

const TEXTS: readonly MakeText[] = [
  (size) => "a".repeat(size),
  (size) => "\\".repeat(size),
  (size) => "é".repeat(size),
  (size) => "1".repeat(size),
  (size) => "\n".repeat(size),
  (size) => "a,".repeat(size / 2),
  nested("[", "]"),
  nested('{"a":', "}", "1"),
  nested("(", ")"),
  (size) => JSON.stringify("a".repeat(size)),
  (size) => `[${"1,".repeat(size / 2)}1]`,
  (size) => `[${"1e29999,".repeat(size / 8)}1]`,
  (size) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: size / 10 }, (_, i) => [`k${String(i)}`, i]))),
  YAML_BOMB,
  () => "(a*)*b",
  () => "(x{1000}){1000}",
  (size) => "(a|aa)*".repeat(size / 8),
  (size) => "{a,b}".repeat(size / 5),
  (size) => "*?".repeat(size / 2),
  (size) => `%${"9".repeat(6)}d`.repeat(size / 8),
  (size) => "%v".repeat(size / 2),
  (size) => `{{range .}}`.repeat(size / 20) + "x" + "{{end}}".repeat(size / 20),
  () => '{{define "t"}}{{template "t" .}}{{template "t" .}}{{end}}{{template "t" .}}',
  (size) => `{a ${"{a ".repeat(size / 6)}${"}".repeat(size / 6)}}`,
  (size) =>
    `{...f0}\n${expanding(size, (i) => `fragment f${String(i)} on Q {...f${String(i + 1)} ...f${String(i + 1)}}`)}`,
  () => "::/0",
  () => "0.0.0.0/0",
  (size) => `${"1".repeat(size / 3)}.${"2".repeat(size / 3)}.${"3".repeat(size / 3)}`,
  (size) => `${btoa("a".repeat(size / 3))}.${btoa('{"a":1}')}.${btoa("a".repeat(size / 3))}`,
  (size) => `package p\nx := ${"[".repeat(size / 2)}${"]".repeat(size / 2)}`,
  (size) => `-----BEGIN CERTIFICATE-----\n${btoa("0".repeat(size / 2))}\n-----END CERTIFICATE-----`,
  ...NUMBERS.map((number) => () => number),
];

/** Texts that are slow for parsers of some formats, by their content. */
export function slowTexts(): readonly MakeText[] {
  return TEXTS;
}

/** A text for each parser that contains a value. */
const VALUE_IN: Readonly<Record<string, (value: string) => string>> = {
  codeowners: (value) => `${value} @owner`,
  cyclonedx: (value) => `{"bomFormat":"CycloneDX","specVersion":"1.5","version":${value}}`,
  dockerfile: (value) => `FROM a\nRUN ${value}`,
  dotenv: (value) => `A=${value}`,
  edn: (value) => `{:a ${value}}`,
  groovy: (value) => `a = ${value}`,
  hcl1: (value) => `a = ${value}`,
  hcl2: (value) => `a = ${value}`,
  hocon: (value) => `a = ${value}`,
  ignore: (value) => value,
  ini: (value) => `a=${value}`,
  json: (value) => `{"a":${value}}`,
  jsonc: (value) => `{"a":${value}} // x`,
  jsonl: (value) => `{"a":${value}}`,
  jsonnet: (value) => `{a: ${value}}`,
  nginx: (value) => `a ${value};`,
  properties: (value) => `a=${value}`,
  spdx: (value) => `SPDXVersion: ${value}`,
  toml: (value) => `a = ${value}`,
  vcl: (value) => `backend a { .x = ${value}; }`,
  xml: (value) => `<a>${value}</a>`,
  yaml: (value) => `a: ${value}`,
};

/** Texts that are slow for one parser only. */
const OWN: Readonly<Record<string, readonly MakeText[]>> = {
  properties: [
    (size) => `a0=x\n${expanding(size, (i) => `a${String(i + 1)}=\${a${String(i)}}\${a${String(i)}}`)}`,
  ],
  hocon: [
    (size) => `a0=x\n${expanding(size, (i) => `a${String(i + 1)}=\${a${String(i)}}\${a${String(i)}}`)}`,
  ],
  dotenv: [(size) => `A0=x\n${expanding(size, (i) => `A${String(i + 1)}=$A${String(i)}$A${String(i)}`)}`],
  edn: [
    nested("[", "]"),
    nested("{:a ", "}", "1"),
    nested("#{", "}"),
    (size) => `[${"#_".repeat(size / 2)}1]`,
  ],
  hcl2: [
    nested("a {", "}"),
    nested("[", "]"),
    (size) => `a = ${"1 + ".repeat(size / 4)}1`,
    () => `a = ${"1e20000 * ".repeat(20)}1`,
    (size) => `a = ${"!".repeat(size)}true`,
    (size) => `a = "${"${".repeat(size / 4)}1${"}".repeat(size / 4)}"`,
  ],
  jsonnet: [
    () => "local f(n) = if n < 2 then 1 else f(n - 1) + f(n - 2); f(60)",
    () => "local f(s, n) = if n == 0 then s else f(s + s, n - 1); f('x', 60)",
    () => "std.range(1, 1000000000)",
    nested("[", "]"),
  ],
  toml: [nested("a = [", "]"), (size) => `a${".a".repeat(size / 2)} = 1`],
  xml: [nested("<a>", "</a>"), (size) => `<a ${"b='c' ".repeat(size / 6)}/>`],
  yaml: [YAML_BOMB, nested("[", "]"), nested("{a: ", "}", "1"), (size) => "- ".repeat(size / 2)],
  json: [nested("[", "]")],
  jsonc: [nested("[", "]"), (size) => "/*".repeat(size / 2)],
  groovy: [nested("(", ")"), nested("[", "]")],
  ini: [(size) => `a=x\n${expanding(size, (i) => `a${String(i + 1)}=%(a${String(i)})s%(a${String(i)})s`)}`],
  dockerfile: [
    (size) => `FROM a\nRUN ${"\\\n".repeat(size / 2)}`,
    (size) => `FROM a\n${"RUN x\n".repeat(size / 6)}`,
  ],
  ignore: [(size) => "[a-z]*\n".repeat(size / 7)],
  nginx: [nested("a {", "}")],
  vcl: [nested("if (a) {", "}")],
};

/** The parsers with generated texts. Textproto is excluded: it needs definitions in addition to its text. */
export const PARSERS: readonly string[] = Object.keys(VALUE_IN);

/** The slow texts of a parser. */
export function slowTextsOf(parser: string): readonly MakeText[] {
  const inValue = VALUE_IN[parser];
  if (inValue === undefined) return [];
  return [...(OWN[parser] ?? []), ...TEXTS.map((make) => (size: number) => inValue(make(size)))];
}
