import { expect, it } from "vitest";
import {
  getRepositoryName,
  parseDigestReference,
  parseReference,
} from "../../../src/trust/registry/image-reference.js";

const HEX = "a".repeat(64);

function show(text: unknown): string | undefined {
  const name = parseReference(text);
  return (
    name && getRepositoryName(name) + (name.digest === undefined ? `:${name.tag ?? ""}` : `@${name.digest}`)
  );
}

// The names of go-containerregistry 0.20.
it.each([
  ["alpine", "index.docker.io/library/alpine:latest"],
  ["alpine:3", "index.docker.io/library/alpine:3"],
  ["localhost/foo:1", "index.docker.io/localhost/foo:1"],
  ["docker.io/org/app", "index.docker.io/org/app:latest"],
  ["index.docker.io/org/app", "index.docker.io/org/app:latest"],
  ["quay.io/org/app:1.0", "quay.io/org/app:1.0"],
  ["quay.io/org/app:", "quay.io/org/app:latest"],
  ["localhost:5000/a/b", "localhost:5000/a/b:latest"],
  ["127.0.0.1:80/aa:x", "127.0.0.1:80/aa:x"],
  [`quay.io/org/app@sha256:${HEX}`, `quay.io/org/app@sha256:${HEX}`],
  [`quay.io/org/app:1.0@sha256:${HEX}`, `quay.io/org/app@sha256:${HEX}`],
])("%j is %j", (text, name) => {
  expect(show(text)).toBe(name);
});

it.each([
  ...["", "quay.io/", "quay.io/A", "quay.io/a b", "quay.io/a:b:c", "quay.io/app@", "quay.io/app@sha256:abc"],
  ...[`quay.io/app@sha512:${HEX}${HEX}`, `quay.io/app@sha256:${HEX.toUpperCase()}`],
  ...[`a@sha256:${HEX}@sha256:${HEX}`, "quay.io/a?b", "quay.io/a#b", "http://quay.io/a", "oci://quay.io/app"],
  // Valid for go-containerregistry, and of no registry: it would become another path.
  ...["quay.io/../v2/x", "quay.io/a//b", "quay.io/a/./b"],
  ...[42, null, {}, ["quay.io/a"]],
])("%j is invalid", (text) => {
  expect(parseReference(text)).toBeUndefined();
});

it("a reference to content needs a digest", () => {
  expect(parseDigestReference("quay.io/org/app:1.0")).toBeUndefined();
  expect(parseDigestReference(`quay.io/org/app@sha256:${HEX}`)).toMatchObject({ digest: `sha256:${HEX}` });
});
