import { expect, it } from "vitest";
import { findMisfit, type ValueType } from "../../../src/engine/builtin/value-type.js";

const STRING: ValueType = { type: "string" };
const NUMBER: ValueType = { type: "number" };
const ANY: ValueType = { type: "any" };
const OWNER: ValueType = {
  type: "object",
  static: [
    { key: "name", value: STRING, required: true },
    { key: "on call", value: { type: "boolean" } },
  ],
};
const OPEN: ValueType = { ...OWNER, dynamic: { key: STRING, value: NUMBER } };

it.each<[ValueType, unknown]>([
  [ANY, null],
  [{ type: "any", of: [STRING, NUMBER] }, 1],
  [{ type: "any", of: [] }, {}],
  [{ type: "null" }, null],
  [{ type: "array" }, [1, "a"]],
  [{ type: "array", dynamic: NUMBER }, []],
  [{ type: "array", static: [STRING, NUMBER] }, ["a", 1]],
  [{ type: "array", static: [STRING], dynamic: NUMBER }, ["a", 1, 2]],
  [{ type: "set", of: STRING }, ["a"]],
  [{ type: "object" }, { a: 1 }],
  [{ type: "object", dynamic: { key: STRING, value: NUMBER } }, { a: 1 }],
  [OWNER, { name: "a" }],
  [OWNER, { name: "a", "on call": true }],
  [OPEN, { name: "a", more: 1 }],
])("a value fits its type: %j, %j", (type, value) => {
  expect(findMisfit(type, value)).toBeUndefined();
});

it.each<[ValueType, unknown, string]>([
  [STRING, 1, "$: string, number"],
  [{ type: "null" }, false, "$: null, boolean"],
  [
    { type: "any", of: [STRING, NUMBER, { type: "any", of: [STRING] }] },
    true,
    "$: string or number or any, boolean",
  ],
  [{ type: "array" }, {}, "$: array, object"],
  [{ type: "array", dynamic: NUMBER }, [1, "a"], "$[*]: number, string"],
  [{ type: "array", static: [STRING, NUMBER] }, ["a"], "$: array of 2, array of 1"],
  [{ type: "array", static: [STRING] }, ["a", "b"], "$: array of 1, array of 2"],
  [{ type: "array", static: [STRING], dynamic: NUMBER }, [], "$: array of at least 1, array of 0"],
  [{ type: "array", static: [STRING], dynamic: NUMBER }, ["a", 1, "b"], "$[*]: number, string"],
  [{ type: "array", static: [STRING, NUMBER] }, ["a", "b"], "$[1]: number, string"],
  [{ type: "set", of: STRING }, "a", "$: set, string"],
  [{ type: "set", of: STRING }, ["a", null], "$[*]: string, null"],
  [{ type: "object" }, [], "$: object, array"],
  [{ type: "object" }, null, "$: object, null"],
  [{ type: "object", dynamic: { key: STRING, value: NUMBER } }, { secret: "a" }, "$[*]: number, string"],
  [OWNER, {}, '$["name"]: string, absent'],
  [OWNER, Object.create({ name: "inherited" }), '$["name"]: string, absent'],
  [OWNER, { name: 1 }, '$["name"]: string, number'],
  [OWNER, { name: "a", "on call": 1 }, '$["on call"]: boolean, number'],
  [OWNER, { name: "a", secret: 1 }, "$: no other member, others"],
  [OPEN, { name: "a", secret: "b" }, "$[*]: number, string"],
])("a value that does not fit is located without its parts: %j, %j", (type, value, expected) => {
  const misfit = findMisfit(type, value);
  expect(misfit && `${misfit.path}: ${misfit.expected}, ${misfit.actual}`).toBe(expected);
});
