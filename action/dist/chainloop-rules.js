// src/chainloop/chainloop-rules.ts
const e = {
	when: ["result", "violations"],
	rules: [
		{
			name: "result",
			text: "result := {\"skipped\": skipped, \"skip_reason\": skip_reason, \"ignore\": ignore, \"violations\": violations}"
		},
		{
			name: "skip_reason",
			text: "default skip_reason := \"\"\n\nskip_reason := \"the file content is not recognized\" if not valid_input"
		},
		{
			name: "valid_input",
			text: "default valid_input := true"
		},
		{
			name: "skipped",
			text: "default skipped := true\n\nskipped := false if valid_input"
		},
		{
			name: "ignore",
			text: "default ignore := false"
		},
		{
			name: "violations",
			text: "default violations := []"
		}
	],
	reads: "result",
	insteadOf: "violations"
};
export { e as CHAINLOOP_RULES };
