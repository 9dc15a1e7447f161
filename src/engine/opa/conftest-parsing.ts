/** Conftest's own built-ins, which are for tests: they parse configuration. */
export const CONFTEST_PARSING = ["parse_config", "parse_config_file", "parse_combined_config_files"] as const;
