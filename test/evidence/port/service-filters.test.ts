import { describe, expect, it } from "vitest";
import { checkComplianceFilters, checkEvidenceFilters } from "../../../src/evidence/port/service-filters.js";

const UUID = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";
const ALL_EVIDENCE = {
  project_name: "web",
  project_version_name: "1.2.0",
  kind: ["SARIF"],
  workflow_name: ["build", "scan"],
  search: "x",
  latest: false,
  hide_attestation: true,
  product_id: "p",
  product_version_id: "v",
  limit: 5,
};
const ALL_COMPLIANCE = { project_version_id: UUID, framework_ids: [UUID], limit: 1 };

describe("evidence", () => {
  it("takes every filter of the specification, and none", () => {
    expect(checkEvidenceFilters(ALL_EVIDENCE)).toEqual(ALL_EVIDENCE);
    expect(checkEvidenceFilters({})).toEqual({});
  });

  it.each<[unknown, RegExp]>([
    [null, /must be an object but are null/],
    [[], /must be an object but are an array/],
    [undefined, /must be an object but are missing/],
    ["web", /must be an object but are a string/],
    [{ projct_name: "web" }, /unknown filter "projct_name" \(did you mean project_name\?\)/],
    [{ kinds: ["SARIF"] }, /unknown filter "kinds" \(did you mean kind\?\)/],
    [{ projectName: "web" }, /unknown filter "projectName" \(did you mean project_name\?\)/],
    [{ zzzzzzzzzz: 1 }, /unknown filter "zzzzzzzzzz"; the filters are project_name, .*limit/],
    [{ toString: 1 }, /unknown filter "toString"/],
    [{ cursor: "x" }, /unknown filter "cursor"/],
    [{ project_name: 1 }, /filter project_name must be a string but is a number/],
    [{ project_name: null }, /filter project_name must be a string but is null/],
    [{ project_name: "" }, /filter project_name is empty/],
    [{ project_version_name: ["1"] }, /filter project_version_name must be a string but is an array/],
    [{ kind: "SARIF" }, /filter kind must be an array of strings but is a string/],
    [{ kind: [] }, /filter kind is an empty array/],
    [{ kind: ["SARIF", 1] }, /filter kind at index 1 must be a string but is a number/],
    [{ kind: [""] }, /filter kind at index 0 is empty/],
    [{ workflow_name: { a: 1 } }, /filter workflow_name must be an array of strings but is an object/],
    [{ search: false }, /filter search must be a string but is a boolean/],
    [{ latest: "true" }, /filter latest must be a boolean but is a string/],
    [{ hide_attestation: 1 }, /filter hide_attestation must be a boolean but is a number/],
    [{ product_id: {} }, /filter product_id must be a string but is an object/],
    [{ product_version_id: [] }, /filter product_version_id must be a string but is an array/],
    [{ limit: "5" }, /filter limit must be a number but is a string/],
    [{ limit: 0 }, /filter limit must be an integer from 1/],
    [{ limit: 1.5 }, /filter limit must be an integer/],
    [{ limit: -1 }, /filter limit must be an integer/],
    [{ limit: 2 ** 31 }, /filter limit must be an integer/],
    [{ limit: 2n ** 60n }, /filter limit must be an integer/],
  ])("refuses %o", async (filters, message) => {
    await expect(() => checkEvidenceFilters(filters)).toFailWith("request_invalid", message);
  });
});

describe("project compliance", () => {
  it("takes every filter of the specification, and the required one alone", () => {
    expect(checkComplianceFilters(ALL_COMPLIANCE)).toEqual(ALL_COMPLIANCE);
    expect(checkComplianceFilters({ project_version_id: UUID.toUpperCase() })).toEqual({
      project_version_id: UUID.toUpperCase(),
    });
  });

  it.each<[unknown, RegExp]>([
    [{}, /project_version_id is required/],
    [{ limit: 1 }, /project_version_id is required/],
    [{ project_version_id: undefined }, /project_version_id is required/],
    [{ project_version_id: "web" }, /filter project_version_id must be a UUID/],
    [{ project_version_id: `${UUID}0` }, /filter project_version_id must be a UUID/],
    [{ project_version_id: "" }, /filter project_version_id is empty/],
    [{ project_version_id: 1 }, /filter project_version_id must be a string/],
    [{ project_version: UUID }, /unknown filter "project_version"/],
    [{ project_version_id: UUID, framework_ids: UUID }, /framework_ids must be an array/],
    [{ project_version_id: UUID, framework_ids: [] }, /framework_ids is an empty array/],
    [{ project_version_id: UUID, limit: null }, /filter limit must be a number but is null/],
    [{ project_version_id: UUID, latest: true }, /unknown filter "latest"/],
  ])("refuses %o", async (filters, message) => {
    await expect(() => checkComplianceFilters(filters)).toFailWith("request_invalid", message);
  });
});
