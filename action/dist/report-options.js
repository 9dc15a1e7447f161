// src/gate/report/report-options.ts
const e = {
	pass: 0,
	skipped: 0,
	fail: 1,
	invalid: 2,
	undecided: 3
};
function gateExitCode({ outcome: t }) {
	return e[t];
}
export { gateExitCode };
