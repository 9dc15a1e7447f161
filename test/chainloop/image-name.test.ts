import { expect, it } from "vitest";
import { getRepository } from "../../src/chainloop/image-name.js";

const DIGEST = `sha256:${"a".repeat(64)}`;

it.each<[string, string | undefined]>([
  ["alpine", "index.docker.io/library/alpine"],
  ["alpine:3.20", "index.docker.io/library/alpine"],
  ["docker.io/alpine", "index.docker.io/library/alpine"],
  ["org/app:1", "index.docker.io/org/app"],
  ["ghcr.io/org/app:1.0", "ghcr.io/org/app"],
  ["localhost/app", "localhost/app"],
  ["localhost:5000/app:1", "localhost:5000/app"],
  [`ghcr.io/org/app@${DIGEST}`, "ghcr.io/org/app"],
  [`ghcr.io/org/app:1.0@${DIGEST}`, "ghcr.io/org/app"],
  ["Not An Image", undefined],
  ["App", undefined],
  ["a", undefined],
  ["", undefined],
  ["app:", undefined],
  ["app@sha256:1", undefined],
  [`app@${DIGEST}@${DIGEST}`, undefined],
  ["bad host.io:x/app", undefined],
])("%s", (text, repository) => {
  expect(getRepository(text)).toBe(repository);
});
