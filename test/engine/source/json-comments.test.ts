import fc from "fast-check";
import { expect, it } from "vitest";
import { blankComments } from "../../../src/engine/source/json-comments.js";

const COMMENTS = ["", " ", '// c " \n', '/* " // */', "# é {\n", "/**/", "/* *\n/ */"];

it("leaves what is no comment where it is", () => {
  const comment = fc.constantFrom(...COMMENTS);
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(comment, { minLength: 1 }), (value, comments) => {
      // No string of JSON has a line break.
      const lines = JSON.stringify(value, null, 1).split("\n");
      const text = lines.map((line, at) => `${line}${comments[at % comments.length] ?? ""}\n`).join("");
      const bytes = Buffer.from(text);
      const blanked = blankComments(bytes);
      if ("unclosed" in blanked) throw new Error("every comment ends");
      expect(JSON.parse(Buffer.from(blanked).toString())).toEqual(JSON.parse(JSON.stringify(value)));
      const lengths = (part: string): number[] => part.split("\n").map((line) => Array.from(line).length);
      expect(lengths(Buffer.from(blanked).toString())).toEqual(lengths(text));
    }),
  );
});

it("says where a comment starts that does not end", () => {
  expect(blankComments(Buffer.from('{"a": "/*"} /* x *'))).toEqual({ unclosed: 12 });
});

it.each([
  ["of a line", "#\n", " \n"],
  ["in a line", "/**/", "    "],
])("blanks a million comments %s in the time of one copy", (_what, comment, blanks) => {
  const blanked = blankComments(Buffer.from(`${comment.repeat(1_000_000)}{}`));
  if ("unclosed" in blanked) throw new Error("every comment ends");
  expect(Buffer.from(blanked).equals(Buffer.from(`${blanks.repeat(1_000_000)}{}`))).toBe(true);
});
