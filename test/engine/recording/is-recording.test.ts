import { expect, it } from "vitest";
import { isRecording } from "../../../src/engine/recording/is-recording.js";
import { Recording } from "../../../src/engine/recording/recording.js";

const recording = new Recording({ entrypoint: "p/x", nowNs: 1n, seed: "s", dataDigests: [] });

it.each([
  { what: "a recording", value: recording, expected: true },
  { what: "one that was read", value: Recording.parse(recording.toJson()), expected: true },
  { what: "an object with its methods", value: Object.create(Recording.prototype), expected: false },
  { what: "its JSON", value: recording.toJson(), expected: false },
  { what: "null", value: null, expected: false },
])("$what: $expected", ({ value, expected }) => {
  expect(isRecording(value)).toBe(expected);
});
