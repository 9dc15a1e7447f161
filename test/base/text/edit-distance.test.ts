import { describe, expect, it } from "vitest";
import { closest, editDistance } from "../../../src/base/text/edit-distance.js";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["input", "input", 0],
    ["inptu", "input", 1],
    ["wirte", "write", 1],
    ["fale", "fail", 2],
    ["polcy", "policy", 1],
    ["kitten", "sitting", 3],
    ["abcdef", "badcfe", 3],
    ["ca", "abc", 3],
  ])("of %j and %j is %d", (from, to, far) => {
    expect(editDistance(from, to)).toBe(far);
    expect(editDistance(to, from)).toBe(far);
  });
});

describe("closest", () => {
  it("is the first of the nearest", () => {
    expect(closest("jsno", ["pretty", "json", "jsnp"])).toBe("json");
    expect(closest("x", [])).toBeUndefined();
  });
});
