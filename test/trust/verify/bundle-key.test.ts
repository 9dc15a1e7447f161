import { describe, expect, it } from "vitest";
import { readBundleKey } from "../../../src/trust/verify/bundle-key.js";

const read = (key: string) =>
  readBundleKey("the key", { key, algorithm: "HS256" }, { cwd: ".", isPrivate: false });

describe("the secret of a bundle", () => {
  it.each([
    ...["keys/hs.secret", "./secret", "../keys/hs", "~/.keys/hs", "file:///keys/hs", "/run/secrets/hs256"],
    ...["/etc/regohost/hs", "hs.key", "C:\\keys\\hs.txt", ".\\hs", "public.pem"],
    ...["D:\\hs", "keys/hs.secret\n", "https://example.com/hs", "vault://hs", "$HS", "${HS_KEY}", "%HS%"],
  ])("is no path: %s", async (text) => {
    await expect(read(text)).toFailWith(
      "key_invalid",
      /^(?!.*(?:hs|HS|HS_KEY|public|secrets)\b).*the path of a file/,
    );
  });

  it.each([
    "a secret",
    "hunter2",
    "/9j/4AAQSkZJRgABAQ==",
    "ab/cd+ef==",
    "x.y.z",
    "$a b",
    "%a%b",
    "ein Geheimnis: keys/hs",
  ])("may be %s", async (text) => {
    expect(await read(text)).toMatchObject({ algorithm: "HS256" });
  });
});
