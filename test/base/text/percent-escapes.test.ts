import { expect, it } from "vitest";
import { basicAuthorization, decodeEscapes } from "../../../src/base/text/percent-escapes.js";

it.each([
  ["a%20b", "a b"],
  ["%C3%A9é", "éé"],
  ["%", undefined],
  ["%zz", undefined],
  ["%ff", undefined],
])("%s is the text %s", (text, decoded) => {
  expect(decodeEscapes(text)).toBe(decoded);
});

it.each([
  ["a%20b", "612062"],
  ["%C3%A9é", "c3a9c3a9"],
  ["%ff%", "ff25"],
  ["%zz", "257a7a"],
  ["", ""],
])("of a user %s a server gets the bytes %s", (username, hex) => {
  const [, sent = ""] = basicAuthorization({ username, password: "" }).split(" ");
  expect(Buffer.from(sent, "base64").toString("hex")).toBe(`${hex}3a`);
});

it("a user and a password need not be UTF-8", () => {
  const url = new URL("http://m%ff:p%40@example.com");
  expect(Buffer.from(basicAuthorization(url).slice("Basic ".length), "base64").toString("latin1")).toBe(
    "mÿ:p@",
  );
});
