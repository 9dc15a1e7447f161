import { expect, it } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";

const url = "https://a.example";

it.each<[config: unknown, says: string]>([
  [{ service: {} }, "unknown key service (did you mean services?)"],
  [{ decision_logs: { consol: true } }, "unknown key decision_logs.consol (did you mean console?)"],
  [{ services: { a: { url, header: {} } } }, "unknown key services.a.header (did you mean headers?)"],
  [{ services: [{ name: "a", url, header: {} }] }, "unknown key services.0.header (did you mean headers?)"],
  [
    { decision_logs: { reporting: { max_delay_second: 1 } } },
    "unknown key decision_logs.reporting.max_delay_second (did you mean max_delay_seconds?)",
  ],
  [
    { caching: { inter_query_builtin_cache: { max_size: 1 } } },
    "unknown key caching.inter_query_builtin_cache.max_size",
  ],
  [{ zebra: 1 }, "unknown key zebra"],
])("%j", (config, says) => {
  const parse = (): unknown => parseServerConfig(config, "/work", "opa.yaml");
  expect(parse).toThrow(`the configuration opa.yaml: \n  ${says}`);
  expect(parse).toThrow(expect.objectContaining({ code: "config_invalid" }));
});
