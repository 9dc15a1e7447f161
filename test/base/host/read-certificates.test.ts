import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCertificates, readCertificates } from "../../../src/base/host/read-certificates.js";
import { makeFolder } from "../../cli/run.js";
import { BAD_PEM, CERT, CLIENT_CERT } from "./bad-pem.js";

describe("parseCertificates", () => {
  it.each(Object.entries(BAD_PEM))("refuses %s, and names it without its content", async (name, pem) => {
    const parse = (): string[] => parseCertificates(pem, `--ca ${name}`);
    await expect(parse).toFailWith("config_invalid", new RegExp(`^--ca ${name}\\b`));
    expect(parse).not.toThrow("hunter2");
  });

  it("takes all of a text, with what is written between", () => {
    const text = `# mine\r\n${CERT.replaceAll("\n", "\r\n")}\nSubject: other\n${CLIENT_CERT}`;
    expect(parseCertificates(text, "ca")).toEqual([CERT, CLIENT_CERT]);
  });
});

describe("readCertificates", () => {
  it("takes text and files, relative to a folder", async () => {
    const folder = await makeFolder({ "ca.pem": CERT });
    for (const given of [CERT, join(folder, "ca.pem"), "ca.pem"])
      expect(await readCertificates(given, "ca", folder)).toEqual([CERT]);
  });

  it.each(Object.entries(BAD_PEM))("refuses %s, and names setting and file", async (name, pem) => {
    const path = join(await makeFolder({ [name]: pem }), name);
    await expect(readCertificates(path, "SERVICE_CA")).toFailWith("config_invalid", new RegExp(`${name}\\b`));
    await expect(readCertificates(path, "SERVICE_CA")).toFailWith("config_invalid", /^SERVICE_CA /);
  });

  it("says which file cannot be read", async () => {
    const folder = await makeFolder({});
    await expect(readCertificates("gone.pem", "--ca", folder)).toFailWith(
      "config_unreadable",
      /^--ca gone\.pem cannot be read: there is no such file/,
    );
  });
});
