import type { Random } from "../differential/random.js";
import { invalid, type JudgingPackage, type Part } from "./scenario.js";

const CONDITIONS = ['input.license == "GPL"', "not input.signed", "input.big > 9007199254740992"];
const RULES = ["deny", "violation", "violations", "allow", "result"] as const;
const NEAR = [
  "deny_root",
  "violation_of",
  "denies",
  "dney",
  "errors",
  "reject",
  "warnings",
  "Allow",
  "warn_all",
  "d\u0435n\u0443",
  "\uff24eny",
  "d\u200be\u200bny",
  "denid",
  "alowed",
  "violatoins",
  "findings",
];
const KEYS = ["b", "c", "x y", "checks"];

/**
 * A key of a head, in Rego's notations: with a dot, in brackets, with an escape, or as a variable that the body binds.
 */
function written(random: Random, key: string): string {
  if (/\W/.test(key) || random.oneIn(3)) {
    const text = JSON.stringify(key);
    return random.oneIn(4) ? `[${text.replace(/y(?=")/, "\\u0079")}]` : `[${text}]`;
  }
  return `.${key}`;
}

/** The value of a rule of this name that refuses under a condition: the end of its head, and its body. */
function toRule(random: Random, head: string, name: string, message: string, bound = ""): string {
  const body = ` {\n${bound}\t${random.pick(CONDITIONS)}\n}`;
  const list = random.pick([`[${JSON.stringify(message)}]`, `{${JSON.stringify(message)}}`]);
  switch (name) {
    case "allow":
      return random.pick([
        `default ${head} := true\n\n${head} := false if${body}\n`,
        `${head} := false if${body} else := true\n`,
      ]);
    case "result":
      return `default ${head} := {"violations": []}\n\n${head} := {"violations": ${list}} if${body}\n`;
    default:
      return random.oneIn(2)
        ? `${head} contains ${JSON.stringify(message)} if${body}\n`
        : `${head} := ${list} if${body} else := []\n`;
  }
}

/** The value of a rule with a nested member named like a rule; and whether that member can refuse. */
function toValue(random: Random): { value: string; refuses: boolean } {
  const name = random.pick(["deny", "violation", "violations", "allow"] as const);
  const refuses = !random.oneIn(4);
  const refusals = name === "allow" ? ["false"] : ['["held"]', '{"held"}', '"held"', '[m | m := "held"]'];
  const others =
    name === "allow" ? ["true", '["read"]', '{"read"}', "3", '"yes"'] : ["[]", "set()", "3", "null"];
  const key = JSON.stringify(name);
  const member = `${key}: ${random.pick(refuses ? refusals : others)}`;
  const inner = random.pick([`{${member}}`, `{"n": 1, ${member}}`]);
  const value = random.pick([inner, inner, `{"x": ${inner}}`, `[1, ${inner}]`, `{"result": ${inner}}`]);
  return { value, refuses };
}

/** A rule whose value, of which only the head or the body shows the members, has one that can refuse. */
function toValueRule(random: Random, head: string, value: string): string {
  const condition = random.pick(CONDITIONS);
  return random.pick([
    `${head} := ${value}\n`,
    `${head} := ${value} if {\n\t${condition}\n}\n`,
    `${head} := held if {\n\theld := ${value}\n\t${condition}\n}\n`,
    `${head} := 1 if {\n\t${condition}\n} else := ${value}\n`,
    `default ${head} := {"x": []}\n\n${head} := ${value} if {\n\t${condition}\n}\n`,
  ]);
}

/** Readers of another rule: a judged rule, or another one. */
const READERS: readonly { text: (reference: string) => string; isRead: boolean }[] = [
  { text: () => "", isRead: false },
  { text: (reference) => `total := count([1 | ${reference}])\n`, isRead: false },
  { text: (reference) => `counted(x) := count([x | ${reference}])\n`, isRead: false },
  {
    text: (reference) => `read.allow if {\n\ttrace(sprintf("%v", [[1 | ${reference}]]))\n}\n`,
    isRead: false,
  },
  {
    text: (reference) =>
      `read.allow if {\n\tshown := [1 | ${reference}]\n\ttrace(sprintf("%v", [shown]))\n}\n`,
    isRead: false,
  },
  {
    text: (reference) => `through := [1 | ${reference}]\n\nread.allow if count(through) < 9\n`,
    isRead: true,
  },
];

/** How a rule reads another one of a package by its name. */
const REFERENCES: readonly ((name: string) => string)[] = [
  (name) => `not data.headlib.${name}`,
  (name) => `count([x | x := data.headlib.${name}]) == 0`,
  (name) => `lib := data.headlib\n\tnot lib.${name}`,
  (name) => `lib = data.headlib\n\tother := lib\n\tnot other["${name}"]`,
  (name) => `name := "${name}"\n\tnot data.headlib[name]`,
  (name) => `every x in [1] {\n\t\tlib := data.headlib\n\t\tnot lib.${name}\n\t}`,
];

interface GeneratedHead {
  text: string;
  /** Its package, if it differs from the others'. */
  in?: string;
  judged?: JudgingPackage;
  why?: string;
  /** Another package that it reads. */
  lib?: string;
}

/** A rule with a special head, and whether it judges. */
function generateHead(random: Random): GeneratedHead {
  const above = Array.from({ length: 1 + random.below(2) }, () =>
    random.pick(KEYS.filter((key) => key !== "x y")),
  );
  const path = random.oneIn(3) ? [...above, "x y"] : above;
  const [first = "b", ...others] = path;
  const known = first + others.map((key) => written(random, key)).join("");
  const reader = random.pick(READERS);
  const reading = reader.text(`data.heads.${first}[_]`);
  const unread = (text: string, why: string): { text: string; why?: string } => ({
    text: `${text}\n${reading}`,
    ...(reader.isRead ? {} : { why }),
  });
  switch (random.below(9)) {
    case 7: {
      const isThere = random.oneIn(3);
      const reference = random.pick(REFERENCES)(isThere ? "released" : random.pick(["relaesed", "other"]));
      return {
        text: `default b.allow := false\n\nb.allow if {\n\t${reference}\n}\n`,
        lib: "package headlib\n\ndefault released := false\n\nreleased if input.signed\n",
        ...(isThere
          ? {
              judged: { policy: "heads/b", reference: "data.heads.b", rules: ["allow"], allowsErrors: false },
            }
          : { why: "no rule has the name that it reads" }),
      };
    }
    case 0:
      return unread(
        toRule(random, known + written(random, random.pick(NEAR)), "deny", "near"),
        "nothing reads it",
      );
    case 1: {
      const [key, name] = [random.pick(KEYS), random.pick(RULES)];
      const bound = `\tsome key in [${JSON.stringify(key)}]\n`;
      const head = `${known}[key]${written(random, name)} contains "dynamic"`;
      return unread(
        `${head} if {\n${bound}\t${random.pick(CONDITIONS)}\n}\n`,
        "its place is known only at run time",
      );
    }
    case 2: {
      const name = JSON.stringify(random.pick(RULES));
      const bound = random.pick([
        `\tkey := ${name}\n`,
        `\tsome key in ["x", ${name}]\n`,
        `\tother := ${name}\n\tkey := other\n`,
        `\tkey := name_of_all\n`,
        `\tsome key in data.heads.names_of_all\n`,
        `\tkey := name_of(input)\n`,
      ]);
      const names = `name_of_all := ${name}\n\nnames_of_all contains ${name}\n\nname_of(_) := ${name}\n`;
      return unread(
        `${known}[key] contains "dynamic" if {\n${bound}\t${random.pick(CONDITIONS)}\n}\n\n${names}`,
        "its name is known only at run time",
      );
    }
    case 3:
      return {
        text: `${known}${written(random, random.pick(RULES))}(x) if x == input.license\n`,
        why: "it is a function that nothing calls",
      };
    case 4: {
      const { value, refuses } = toValue(random);
      const text = toValueRule(random, known, value);
      return refuses ? unread(text, "nothing reads a member of its value") : { text };
    }
    case 5: {
      const sum = random.pick([
        '{"allow": b.allow}',
        '{"allow": x} if x := b.allow',
        '{"deny": [1 | not b.allow]}',
      ]);
      const judged: JudgingPackage = {
        policy: "heads/b",
        reference: "data.heads.b",
        rules: ["allow"],
        allowsErrors: false,
      };
      const condition = random.pick(CONDITIONS);
      const other = random.oneIn(2)
        ? { end: "", why: {} }
        : {
            end: sum.includes(" if ") ? `; ${condition}` : ` if ${condition}`,
            why: { why: "its sum needs the input" },
          };
      return {
        text: `default b.allow := true\n\nb.allow := false if ${random.pick(CONDITIONS)}\n\nsum := ${sum}${other.end}\n`,
        judged,
        ...other.why,
      };
    }
    case 6: {
      const name = random.pick(RULES);
      const path = [...above, name, ...random.pick([[], ["c"]])].join(".");
      return {
        in: `heads.${path}`,
        text: `held contains "below" if ${random.pick(CONDITIONS)}\n`,
        why: `a package below ${name}`,
      };
    }
    default: {
      const name = random.pick(RULES);
      return {
        text: `${toRule(random, known + written(random, name), name, "head")}\n${reading.replaceAll("[_]", "")}`,
        judged: {
          policy: ["heads", ...path].join("/"),
          reference: `data.heads${path.map((key) => `[${JSON.stringify(key)}]`).join("")}`,
          rules: [name],
          allowsErrors: false,
        },
      };
    }
  }
}

/**
 * A package whose rule has a head of several parts: it judges by its path in data, or is rejected. With Conftest's
 * rules its namespace is not read.
 */
export function generateHeadPart(random: Random): Part {
  const { text, judged, why, lib, in: path = "heads" } = generateHead(random);
  const isRead = text.includes("read.allow");
  const reader: JudgingPackage = {
    policy: "heads/read",
    reference: "data.heads.read",
    rules: ["allow"],
    allowsErrors: false,
  };
  return {
    name: "heads",
    files: {
      "heads.rego": `package ${path}\n\n${text}`,
      ...(lib === undefined ? {} : { "headlib.rego": lib }),
    },
    rego: ["heads.rego", ...(lib === undefined ? [] : ["headlib.rego"])],
    judges: [...(judged === undefined ? [] : [judged]), ...(isRead ? [reader] : [])],
    ...(why === undefined ? {} : { obstacle: invalid(`${text}: ${why}`) }),
  };
}
