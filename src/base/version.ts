import core from "../../opa-core/opa-core.json" with { type: "json" };
import planner from "../../opa-core/planner.json" with { type: "json" };
import jsonnet from "../../parsers/jsonnet.json" with { type: "json" };
import parsers from "../../parsers/parsers.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };

/** This package's version. */
export const version: string = packageJson.version;

/** The version of OPA that policies are compiled with. */
export const opaVersion: string = core.opa;

/** The `User-Agent` of requests to the service. */
export const USER_AGENT = `regohost/${version}`;

/** SHA-256 of the patches of OPA's planner and code generator that policies are compiled with. */
export const plannerMark: string = planner.sha256;

/**
 * SHA-256, CRC-32 and size of opa-core.wasm, which the build makes; the start of its data section, and the CRC-32 of the bytes before
 * that and of the rest.
 */
export const coreSnapshot: {
  sha256: string;
  crc32: number;
  bytes: number;
  dataAt: number;
  codeCrc32: number;
  dataCrc32: number;
} = core.snapshot;

/** CRC-32 and size of parsers.wasm.br. */
export const parsersFile: { crc32: number; bytes: number } = {
  crc32: parsers.brotli.crc32,
  bytes: parsers.brotli.bytes,
};

/** CRC-32 and size of jsonnet.wasm.br. */
export const jsonnetFile: { crc32: number; bytes: number } = {
  crc32: jsonnet.brotli.crc32,
  bytes: jsonnet.brotli.bytes,
};
