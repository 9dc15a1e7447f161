import { __exportAll as e } from "./rolldown-runtime.js";
// src/engine/opa/conftest-parsing.ts
var t = /* @__PURE__ */ e({ CONFTEST_PARSING: () => n });
const n = [
	"parse_config",
	"parse_config_file",
	"parse_combined_config_files"
];
export { n as CONFTEST_PARSING, t as conftest_parsing_exports };
