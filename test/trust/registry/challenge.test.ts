import { expect, it } from "vitest";
import { parseChallenges } from "../../../src/trust/registry/challenge.js";

it.each([
  [
    'Bearer realm="https://auth.example.com/token",service="r",scope="repository:a/b:pull,push"',
    [
      [
        "bearer",
        { realm: "https://auth.example.com/token", service: "r", scope: "repository:a/b:pull,push" },
      ],
    ],
  ],
  ['Basic realm="a \\"b\\""', [["basic", { realm: 'a "b"' }]]],
  ["bearer Realm=x , Service = y", [["bearer", { realm: "x", service: "y" }]]],
  [
    'Basic realm="a", Bearer realm="b"',
    [
      ["basic", { realm: "a" }],
      ["bearer", { realm: "b" }],
    ],
  ],
  ["Negotiate", [["negotiate", {}]]],
  ["", []],
  ['realm="nobody"', []],
  ['Bearer realm="unclosed', [["bearer", {}]]],
])("%s", (header, expected) => {
  expect(
    parseChallenges(header).map(({ scheme, parameters }) => [scheme, Object.fromEntries(parameters)]),
  ).toEqual(expected);
});
