import { expect, it } from "vitest";
import { toWords } from "../../../src/cli/options/option-table.js";
import { GLOBAL_OPTIONS } from "../../../src/cli/options/service-options.js";

const at = (path: string): string => `/work/${path}`;

it.each<[object, string[]]>([
  [{ http2: true, speculate: true, color: true }, []],
  [{ http2: false, speculate: false }, ["--no-http2", "--no-speculate"]],
  [{ cache: true }, ["--cache"]],
  [{ cache: false }, ["--no-cache"]],
  [{ quiet: false }, []],
  [
    { baseUrl: "https://x.example", compat: "chainloop" },
    ["--base-url=https://x.example", "--compat=chainloop"],
  ],
  [{ tokenFile: "token", profile: "work" }, ["--token-file=/work/token", "--profile=work"]],
])("writes the words of %j", (flags, words) => {
  expect(toWords(GLOBAL_OPTIONS, flags, at)).toEqual(words);
});
