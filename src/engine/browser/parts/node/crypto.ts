/** The used part of Node's `crypto`, by the same names: synchronous hashes, which Web Crypto lacks. */
import { Buffer } from "buffer";
import { hmac } from "@noble/hashes/hmac.js";
import { md5, sha1 } from "@noble/hashes/legacy.js";
import { scrypt } from "@noble/hashes/scrypt.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";

const HASHES = { md5, sha1, sha256, sha512 };

type Algorithm = keyof typeof HASHES;

interface Running {
  update(content: Uint8Array): unknown;
  digest(): Uint8Array;
}

class Hash {
  readonly #running: Running;

  constructor(running: Running) {
    this.#running = running;
  }

  update(content: string | Uint8Array): this {
    this.#running.update(typeof content === "string" ? new TextEncoder().encode(content) : content);
    return this;
  }

  digest(): Buffer;
  digest(encoding: "hex"): string;
  digest(encoding?: "hex"): Buffer | string {
    const bytes = Buffer.from(this.#running.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export function createHash(algorithm: Algorithm): Hash {
  return new Hash(HASHES[algorithm].create());
}

export function hash(algorithm: Algorithm, content: Uint8Array, _encoding: "buffer"): Buffer {
  return Buffer.from(HASHES[algorithm](content));
}

export function createHmac(algorithm: Algorithm, key: string): Hash {
  return new Hash(hmac.create(HASHES[algorithm], new TextEncoder().encode(key)));
}

export function scryptSync(
  secret: string,
  salt: string,
  length: number,
  cost: { N: number; r: number; p: number },
): Buffer {
  return Buffer.from(scrypt(secret, salt, { ...cost, dkLen: length }));
}

export function randomFillSync<T extends Uint8Array | Uint32Array>(array: T): T {
  return globalThis.crypto.getRandomValues(array);
}

export function randomBytes(length: number): Buffer {
  return Buffer.from(randomFillSync(new Uint8Array(length)));
}

/** Returns a UUID of version 4. `crypto.randomUUID` is for pages from https alone. */
export function randomUUID(): string {
  const bytes = randomBytes(16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
