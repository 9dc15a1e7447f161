import { describe, expect, it } from "vitest";
import { Entrypoints } from "../../../src/engine/wasm/entrypoint-name.js";

const entrypointsOf = (names: readonly string[]): Entrypoints =>
  new Entrypoints(Object.fromEntries(names.map((name, id) => [name, id])), undefined);

describe("the forms of a name", () => {
  it.each([
    ["gate/deny", "gate/deny"],
    ["gate.deny", "gate/deny"],
    ["data.gate.deny", "gate/deny"],
    ["data/gate/deny", "gate/deny"],
    ["/gate/deny", "gate/deny"],
    ["/data/gate", "gate"],
    ["gate", "gate"],
    ["database.deny", "database/deny"],
    // With slashes a dot is part of a name, as in data["a.b"].
    ["a.b/c", "a.b/c"],
  ])("%s is %s", (name, path) => {
    expect(entrypointsOf([path]).resolve(name).name).toBe(path);
  });
});

const MANY = [
  "gate/deny",
  "gate/warn",
  "gate/allow",
  "supply/chain/deny",
  "license/violation",
  "sbom/present",
  "x/y",
];

/** The names that the error for an unknown one shows. */
function nearestNames(name: string, names: readonly string[]): string[] {
  try {
    entrypointsOf(names).resolve(name);
  } catch (error) {
    const [, shown = ""] = /; it has (.+?)(?: and \d+ more)?$/.exec((error as Error).message) ?? [];
    return shown === "none" ? [] : shown.split(", ");
  }
  throw new Error(`${name} is known`);
}

describe("the names nearest to an unknown one", () => {
  it("gives all when there are few", () => {
    expect(nearestNames("zzz", ["a/b", "c/d"])).toEqual(["a/b", "c/d"]);
    expect(nearestNames("zzz", [])).toEqual([]);
  });

  it.each([
    ["gate/dney", "gate/deny"],
    ["licence/violation", "license/violation"],
    ["gate.denny", "gate/deny"],
  ])("puts the most alike to %s first", (name, best) => {
    const nearest = nearestNames(name, MANY);
    expect(nearest[0]).toBe(best);
    expect(nearest.length).toBeLessThanOrEqual(5);
    expect(new Set(nearest).size).toBe(nearest.length);
  });

  it("gives those that share a part of the name too", () => {
    expect(nearestNames("supply/deny", MANY)).toEqual(
      expect.arrayContaining(["supply/chain/deny", "gate/deny"]),
    );
  });
});

describe("Entrypoints", () => {
  const ids = { "gate/warn": 1, "gate/deny": 0, "data/x": 2 };

  it("lists the names sorted, and finds them in every form", () => {
    const entrypoints = new Entrypoints(ids, undefined);
    expect(entrypoints.names).toEqual(["data/x", "gate/deny", "gate/warn"]);
    for (const name of ["gate/deny", "gate.deny", "data.gate.deny"]) {
      expect(entrypoints.resolve(name)).toEqual({ name: "gate/deny", id: 0 });
    }
    // A package of its own may be called data.
    expect(entrypoints.resolve("data/x")).toEqual({ name: "data/x", id: 2 });
  });

  it("takes what is named, else the default, else the only one", () => {
    expect(new Entrypoints(ids, "data.gate.warn").resolve(undefined).name).toBe("gate/warn");
    expect(new Entrypoints(ids, "gate/warn").resolve("gate/deny").name).toBe("gate/deny");
    expect(new Entrypoints({ "a/b": 7 }, undefined).resolve(undefined)).toEqual({ name: "a/b", id: 7 });
  });

  it("asks for a name when there are several, and lists them", async () => {
    await expect(() => new Entrypoints(ids, undefined).resolve(undefined)).toFailWith(
      "entrypoint_required",
      /3 entrypoints.*data\/x, gate\/deny, gate\/warn/,
    );
  });

  it("names the nearest for one that is not there", async () => {
    const many = new Entrypoints(Object.fromEntries(MANY.map((name, id) => [name, id])), undefined);
    await expect(() => many.resolve("gate.denyy")).toFailWith(
      "entrypoint_unknown",
      /no entrypoint "gate\.denyy"; it has gate\/deny, .* and \d more/,
    );
    await expect(() => new Entrypoints(ids, "gate/nope")).toFailWith("entrypoint_unknown", /"gate\/nope"/);
    await expect(() => new Entrypoints({}, undefined).resolve("a")).toFailWith(
      "entrypoint_unknown",
      /it has none/,
    );
  });

  it.each(["toString", "__proto__", "constructor"])("does not know %s", async (name) => {
    await expect(() => new Entrypoints(ids, undefined).resolve(name)).toFailWith("entrypoint_unknown");
  });
});
