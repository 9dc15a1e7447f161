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
      expect(JSON.parse(blanked.toString())).toEqual(JSON.parse(JSON.stringify(value)));
      const lengths = (part: string): number[] => part.split("\n").map((line) => Array.from(line).length);
      expect(lengths(blanked.toString())).toEqual(lengths(text));
    }),
  );
});

it("says where a comment starts that does not end", () => {
  expect(blankComments(Buffer.from('{"a": "/*"} /* x *'))).toEqual({ unclosed: 12 });
});
