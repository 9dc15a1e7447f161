import type { Kind } from "./kind.js";

/** A built-in, and its arguments: kinds of expressions, or alternative texts. */
export interface Call {
  name: string;
  args: readonly (Kind | readonly string[])[];
  result: Kind;
}

const PATTERNS = [
  '"a"',
  '"^[a-c]+$"',
  '"(x|y)*"',
  '"[^b]"',
  '"\\\\d+"',
  '"(?i)A"',
  '".*?b"',
  '"a{1,2}"',
  '"("',
];
const GLOBS = ['"a*"', '"*"', '"**"', '"[a-c]?"', '"{a,b}*"', '"a.?"', '"!a"'];
const DELIMITERS = ["[]", "null", '["."]', '[":", "."]'];
const PATHS = ['["a"]', '["x/y"]', '[["x", "y"], "a"]', '{"a", "x/y/1/z"}', '["b/0"]', "[]"];
const JSON_TEXTS = [
  ...[
    '"1"',
    '"{\\"b\\":1,\\"a\\":[2]}"',
    '"[1, 2.50, null]"',
    '"\\"\\\\u00e9\\""',
    '"1e3"',
    '"12345678901234567890"',
  ],
  ...['" true "', '"nul"', '"{"', '""'],
];
const TIMES = ['"2024-02-29T12:30:00Z"', '"1999-12-31T23:59:59.5+02:00"', "input.time", '"no time"'];
const FORMATS = [
  '"%v"',
  '"%s and"',
  '"%d"',
  '"%5v|"',
  '"%x"',
  '"%.2f"',
  '"%q"',
  '"%%"',
  '"%v %v"',
  '"%05d"',
  '"%t"',
  '"%e"',
  '"%+d"',
  '"%-4d|"',
  '"%6.2f"',
  '"%s"',
  '"%c"',
];
const PATCHES = [
  '[{"op": "add", "path": "/a", "value": 7}]',
  '[{"op": "remove", "path": "a"}]',
  '[{"op": "replace", "path": "/b", "value": [1]}]',
  '[{"op": "copy", "from": "/a", "path": "/new"}]',
  '[{"op": "test", "path": "/a", "value": 1}]',
  '[{"op": "move", "from": "/a", "path": "/b/0"}]',
  '[{"op": "add", "path": ["b", "-"], "value": {"c"}}, {"op": "remove", "path": "/c"}]',
];
const NUMBERS_TEXTS = ['"12"', '"-0.50"', '"1e2"', '"0x1"', '""', '"12345678901234567890"', '"+1"', '" 1"'];
const CIDRS = ['"10.0.0.0/8"', '"10.1.2.3"', '"10.0.0.0/33"', '"fe80::/10"', '"fe80::1"', '"192.168.1.0/24"'];
const YAML_TEXTS = ['"b: 1\\na: [2, x]"', '"- 1.0\\n- null"', '"a: b: c"', '"12345678901234567890"'];
const MARSHAL_OPTIONS = [
  '{"pretty": true}',
  '{"pretty": true, "indent": " ", "prefix": ">"}',
  '{"pretty": false}',
];
const UNITS = ['"1K"', '"2Mi"', '"1.5G"', '"10"', '"x"'];
const VERSIONS = ['"1.2.3"', '"1.10.0"', '"1.2.3-rc.1"', '"v1"'];

const NUMBER: Call[] = [
  { name: "count", args: ["collection"], result: "number" },
  { name: "count", args: ["string"], result: "number" },
  { name: "sum", args: ["numbers"], result: "number" },
  { name: "product", args: ["numbers"], result: "number" },
  { name: "max", args: ["collection"], result: "any" },
  { name: "min", args: ["collection"], result: "any" },
  { name: "abs", args: ["number"], result: "number" },
  { name: "ceil", args: ["number"], result: "number" },
  { name: "floor", args: ["number"], result: "number" },
  { name: "round", args: ["number"], result: "number" },
  { name: "to_number", args: [NUMBERS_TEXTS], result: "number" },
  { name: "to_number", args: ["any"], result: "number" },
  { name: "indexof", args: ["string", "string"], result: "number" },
  { name: "bits.and", args: ["number", "number"], result: "number" },
  { name: "bits.or", args: ["number", "number"], result: "number" },
  { name: "bits.xor", args: ["number", "number"], result: "number" },
  { name: "bits.negate", args: ["number"], result: "number" },
  { name: "bits.lsh", args: ["number", ["1", "3", "70"]], result: "number" },
  { name: "bits.rsh", args: ["number", ["1", "3"]], result: "number" },
  { name: "strings.count", args: ["string", "string"], result: "number" },
  { name: "time.parse_rfc3339_ns", args: [TIMES], result: "number" },
  { name: "time.parse_duration_ns", args: [['"1h30m"', '"2d"', '"-5ms"']], result: "number" },
  {
    name: "time.add_date",
    args: [["1709209800000000000"], ["1"], ["1", "-13"], ["0", "31"]],
    result: "number",
  },
  { name: "units.parse", args: [UNITS], result: "number" },
  { name: "units.parse_bytes", args: [UNITS], result: "number" },
  { name: "semver.compare", args: [VERSIONS, VERSIONS], result: "number" },
  {
    name: "time.parse_ns",
    args: [
      ['"2006-01-02"', '"2006-01-02T15:04:05Z07:00"', '"RFC1123"'],
      [...TIMES, '"2024-02-29"'],
    ],
    result: "number",
  },
];

const STRING: Call[] = [
  { name: "concat", args: [['","', '""', '"-"'], "strings"], result: "string" },
  { name: "lower", args: ["string"], result: "string" },
  { name: "upper", args: ["string"], result: "string" },
  { name: "trim", args: ["string", "string"], result: "string" },
  { name: "trim_left", args: ["string", "string"], result: "string" },
  { name: "trim_prefix", args: ["string", "string"], result: "string" },
  { name: "trim_suffix", args: ["string", "string"], result: "string" },
  { name: "trim_space", args: ["string"], result: "string" },
  { name: "replace", args: ["string", ['"a"', '"b"', '"ab"'], "string"], result: "string" },
  {
    name: "strings.replace_n",
    args: [['{"a": "b", "b": "c"}', '{"ab": "", "a": "x"}'], "string"],
    result: "string",
  },
  { name: "strings.reverse", args: ["string"], result: "string" },
  { name: "substring", args: ["string", ["0", "1", "2"], ["-1", "0", "1", "5"]], result: "string" },
  { name: "sprintf", args: [FORMATS, "array"], result: "string" },
  { name: "format_int", args: ["number", ["2", "8", "10", "16"]], result: "string" },
  { name: "json.marshal", args: ["any"], result: "string" },
  { name: "base64.encode", args: ["string"], result: "string" },
  { name: "base64url.encode", args: ["string"], result: "string" },
  { name: "base64.decode", args: [['"YWJj"', '"Zm9v"', '"YQ=="']], result: "string" },
  { name: "hex.encode", args: ["string"], result: "string" },
  { name: "urlquery.encode", args: ["string"], result: "string" },
  { name: "type_name", args: ["any"], result: "string" },
  { name: "regex.replace", args: ["string", PATTERNS, ['"-"', '"<$0>"']], result: "string" },
  {
    name: "time.format",
    args: [["0", "1709209800000000000", '[1709209800000000000, "Asia/Tokyo"]']],
    result: "string",
  },
  { name: "time.weekday", args: [["0", "1709209800000000000"]], result: "string" },
  { name: "glob.quote_meta", args: ["string"], result: "string" },
  { name: "crypto.sha256", args: ["string"], result: "string" },
  { name: "json.marshal_with_options", args: ["any", MARSHAL_OPTIONS], result: "string" },
  { name: "yaml.marshal", args: ["any"], result: "string" },
  { name: "base64url.encode_no_pad", args: ["string"], result: "string" },
  { name: "base64url.decode", args: [['"YWJj"', '"Pz8_"', '"YQ=="', '"+/=="']], result: "string" },
  { name: "hex.decode", args: [['"616263"', '"6"', '"C3A9"', '"zz"']], result: "string" },
  { name: "urlquery.decode", args: [['"a+b"', '"%C3%A9"', '"%zz"']], result: "string" },
  { name: "urlquery.encode_object", args: [['{"b": "c d", "a": ["x", "y"]}', "input.e"]], result: "string" },
  {
    name: "strings.render_template",
    args: [['"{{.a}}"', '"{{range .}}<{{.}}>{{end}}"'], "object"],
    result: "string",
  },
  { name: "trim_right", args: ["string", "string"], result: "string" },
];

const BOOLEAN: Call[] = [
  { name: "contains", args: ["string", "string"], result: "boolean" },
  { name: "startswith", args: ["string", "string"], result: "boolean" },
  { name: "endswith", args: ["string", "string"], result: "boolean" },
  { name: "strings.any_prefix_match", args: ["string", "strings"], result: "boolean" },
  { name: "regex.match", args: [PATTERNS, "string"], result: "boolean" },
  { name: "regex.is_valid", args: [PATTERNS], result: "boolean" },
  { name: "glob.match", args: [GLOBS, DELIMITERS, "string"], result: "boolean" },
  { name: "json.is_valid", args: [JSON_TEXTS], result: "boolean" },
  { name: "base64.is_valid", args: [['"YWJj"', '"YQ=="', '"Y!"']], result: "boolean" },
  { name: "is_number", args: ["any"], result: "boolean" },
  { name: "is_string", args: ["any"], result: "boolean" },
  { name: "is_boolean", args: ["any"], result: "boolean" },
  { name: "is_array", args: ["any"], result: "boolean" },
  { name: "is_set", args: ["any"], result: "boolean" },
  { name: "is_object", args: ["any"], result: "boolean" },
  { name: "is_null", args: ["any"], result: "boolean" },
  { name: "object.subset", args: ["object", "object"], result: "boolean" },
  { name: "object.subset", args: ["set", "set"], result: "boolean" },
  { name: "net.cidr_contains", args: [CIDRS, CIDRS], result: "boolean" },
  { name: "net.cidr_intersects", args: [CIDRS, CIDRS], result: "boolean" },
  { name: "semver.is_valid", args: [VERSIONS], result: "boolean" },
  { name: "strings.any_suffix_match", args: ["string", "strings"], result: "boolean" },
  {
    name: "regex.globs_match",
    args: [
      ['"a.*"', '"[a-c]+"'],
      ['"ab*"', '"x"', '"("'],
    ],
    result: "boolean",
  },
  {
    name: "regex.template_match",
    args: [['"a{[b-c]+}"', '"{.*}b"', '"{"'], "string", ['"{"'], ['"}"']],
    result: "boolean",
  },
  { name: "net.cidr_is_valid", args: [CIDRS], result: "boolean" },
  { name: "yaml.is_valid", args: [YAML_TEXTS], result: "boolean" },
];

const COLLECTION: Call[] = [
  { name: "split", args: ["string", ['","', '""', '"b"']], result: "array" },
  { name: "array.concat", args: ["array", "array"], result: "array" },
  { name: "array.slice", args: ["array", ["-1", "0", "1"], ["1", "2", "9"]], result: "array" },
  { name: "array.reverse", args: ["array"], result: "array" },
  { name: "array.flatten", args: ["array"], result: "array" },
  { name: "sort", args: ["collection"], result: "array" },
  { name: "indexof_n", args: ["string", ['"a"', '"b"', '"ab"']], result: "array" },
  {
    name: "numbers.range",
    args: [
      ["0", "3", "-1"],
      ["2", "0", "4"],
    ],
    result: "array",
  },
  {
    name: "numbers.range_step",
    args: [
      ["0", "3"],
      ["2", "9"],
      ["1", "2"],
    ],
    result: "array",
  },
  { name: "regex.split", args: [PATTERNS, "string"], result: "array" },
  { name: "regex.find_n", args: [PATTERNS, "string", ["-1", "1"]], result: "array" },
  { name: "regex.find_all_string_submatch_n", args: [PATTERNS, "string", ["-1", "1"]], result: "array" },
  { name: "time.date", args: [["0", "1709209800000000000"]], result: "array" },
  { name: "time.clock", args: [["0", '[1709209800000000000, "Europe/Berlin"]']], result: "array" },
  { name: "object.keys", args: ["object"], result: "set" },
  { name: "intersection", args: ["sets"], result: "set" },
  { name: "union", args: ["sets"], result: "set" },
  {
    name: "graph.reachable",
    args: [['{"a": ["b"], "b": {"c"}, "c": []}'], ['["a"]', '{"b"}']],
    result: "set",
  },
  { name: "object.union", args: ["object", "object"], result: "object" },
  { name: "object.union_n", args: ["objects"], result: "object" },
  { name: "object.remove", args: ["object", "keys"], result: "object" },
  { name: "object.filter", args: ["object", "keys"], result: "object" },
  { name: "json.filter", args: ["object", PATHS], result: "object" },
  { name: "json.remove", args: ["object", PATHS], result: "object" },
  { name: "json.patch", args: ["object", PATCHES], result: "any" },
  {
    name: "object.get",
    args: ["object", ['"a"', '"x"', '["x", "y"]', '["x", "y", 0]'], "any"],
    result: "any",
  },
  { name: "json.unmarshal", args: [JSON_TEXTS], result: "any" },
  { name: "yaml.unmarshal", args: [YAML_TEXTS], result: "any" },
  {
    name: "json.match_schema",
    args: ["object", ['{"properties": {"a": {"type": "number"}}}']],
    result: "array",
  },
  {
    name: "time.diff",
    args: [
      ["0", "1709209800000000000"],
      ["1709209800000000001", "-5"],
    ],
    result: "array",
  },
  { name: "strings.split_n", args: ["string", ['","', '""', '"b"'], ["-1", "1", "2"]], result: "array" },
  { name: "net.cidr_expand", args: [['"10.0.0.0/30"', '"10.0.0.0/33"']], result: "set" },
  {
    name: "net.cidr_merge",
    args: [['["10.0.0.0/25", "10.0.0.128/25"]', '{"192.168.1.0/24", "10.0.0.0/8"}']],
    result: "set",
  },
  {
    name: "graph.reachable_paths",
    args: [
      ['{"a": ["b", "c"], "b": {"c"}, "c": ["a"]}', '{"a": []}'],
      ['["a"]', '{"b"}'],
    ],
    result: "set",
  },
  { name: "urlquery.decode_object", args: [['"b=1&a=2&b=0"', '"%zz"']], result: "object" },
];

/** The built-ins that programs call. */
export const CALLS: readonly Call[] = [...NUMBER, ...STRING, ...BOOLEAN, ...COLLECTION];
