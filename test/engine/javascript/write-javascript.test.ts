import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy } from "../../../src/engine/compile-policy.js";
import { NoJavaScript, writeJavaScript } from "../../../src/engine/javascript/write-javascript.js";
import { readCustomSections, ByteReader } from "../../../src/engine/wasm/byte-reader.js";

/** Of the code of every plan; all others are letters with a number. */
const NAMES = new Set(
  (
    "use strict const let function return new if else for break typeof instanceof true false null undefined " +
    "r b meter leave compare equal dot documentDot own isMembers sortedKeys merge upsert insert insertOnce getLength toExactNumber pathKey " +
    "ValueSet plain memo strict nothing Symbol dynamic Map known poll make steps fill Array isArray length sorted push add found isStrict get " +
    "take run check key made open openList scalar shell steps left look whole v d m n k i c switch case default continue of in"
  ).split(" "),
);
const NUMBERED = /^[fltbnBwmucvkid]\d+$/;
const STRING = /"(?:[^"\\\n\r]|\\.)*"/g;

const HOSTILE = `package p

hostile := ["\\"]); process.exit(1); //", "*/ \`\${process.exit(1)}\`", "\\u2028\\u2029\\n\\r", "</script>", "__proto__"]

x contains y if {
	some k, v in input["\\"]+process.exit(1)+[\\""]
	not data["__proto__"][k].constructor
	y := sprintf("%v\\\\", [[k, v, hostile[_]]]) with input["\\");"] as {"\\"": 1.0}
	every z in v { z > 3; z != 4 }
}

else_ := 1 if input.a else := 2
`;

let plan: Uint8Array;

beforeAll(async () => {
  const { wasm } = await compilePolicy(
    { files: { "p.rego": HOSTILE } },
    { entrypoint: ["p/x", "p/else_", "p/hostile"] },
  );
  const [section] = readCustomSections(wasm, "regohost_plan");
  plan = section?.subarray(33) ?? new Uint8Array(0);
});

/** What the code has besides strings, and names that are no names of every plan. */
function strangersIn(code: string): string[] {
  const rest = code.replaceAll(STRING, '""');
  const words = rest.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
  const odd = rest.match(/[^\w\s"(){}[\];:,.=!<>?&|+*-]/g) ?? [];
  return [...words.filter((word) => !NAMES.has(word) && !NUMBERED.test(word)), ...odd];
}

/** The code of bytes; `undefined` for no plan. */
function codeOf(bytes: Uint8Array): string | undefined {
  try {
    return writeJavaScript(new ByteReader(bytes)).code;
  } catch (error) {
    if (error instanceof NoJavaScript || error instanceof RangeError) return undefined;
    throw error;
  }
}

describe("writeJavaScript", () => {
  it("pastes no text of a policy but as strings of JSON", () => {
    const { code } = writeJavaScript(new ByteReader(plan));
    expect(strangersIn(code)).toEqual([]);
    expect(code).toContain('"]); process.exit(1); //"'.slice(2));
  });

  it("writes nothing else for a plan that somebody has changed, or none", () => {
    let written = 0;
    const change = fc.tuple(fc.nat(plan.length - 1), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.boolean(), (changes, isCut) => {
        const changed = Uint8Array.from(plan);
        for (const [at, byte] of changes) changed[at] = byte;
        const bytes = isCut ? changed.subarray(0, changes[0]?.[0]) : changed;
        const code = codeOf(bytes);
        if (code === undefined) return;
        written++;
        expect(strangersIn(code)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(written).toBeGreaterThan(50);
  });

  it("writes nothing for bytes that are no plan", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(strangersIn(codeOf(bytes) ?? "")).toEqual([]);
      }),
    );
  });
});
