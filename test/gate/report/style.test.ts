import { expect, it } from "vitest";
import { styleFor } from "../../../src/cli/terminal/cli-io.js";
import { formatTable, toPrintableStyled } from "../../../src/gate/report/style.js";

const plain = styleFor({ env: {}, isOnCi: false }, { write: () => undefined });
const painted = styleFor({ env: {}, isOnCi: false }, { isTTY: true, write: () => undefined });

it("aligns columns, without spaces at the ends of lines", () => {
  const rows = [
    ["a", "long text", ""],
    ["longer", "b", "c"],
  ];
  expect(formatTable(["ONE", "TWO", "THREE"], rows, plain)).toBe(
    "ONE     TWO        THREE\na       long text\nlonger  b          c\n",
  );
});

it("is empty without rows", () => {
  expect(formatTable(["ONE"], [], plain)).toBe("");
});

it("makes control characters and line feeds visible", () => {
  expect(formatTable(["ONE"], [["a\nb\u001b[31m"]], plain)).toBe("ONE\na\\nb\\u001b[31m\n");
});

it("paints the text and not what aligns it", () => {
  const rows = [[{ text: "a", paint: painted.red }, "b"]];
  expect(toPrintableStyled(formatTable(["ONE", "TWO"], rows, painted))).toBe(
    "\u001b[2mONE\u001b[22m  \u001b[2mTWO\u001b[22m\n\u001b[31ma\u001b[39m    b\n",
  );
});
