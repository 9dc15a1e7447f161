import { limitReading as e, readWithinTime as t } from "./evaluation.js";
import { readGivenText as n } from "./evaluation-command.js";
// src/cli/flags/recording-files.ts
async function noteDifferences(e, t, n) {
	for (let r of t) await e.warn(`replay of ${n}: ${r}`);
}
async function noteOtherPolicies(e, t, { facts: { policyDigests: n } }, r) {
	t.some(({ origin: { digest: e } }) => e !== void 0 && n?.includes(e) === !1) && await e.warn(`${r} was recorded with another policy; this one uses its answers`);
}
async function parseRecording({ flags: { timeout: e } }, n, r) {
	let { Recording: i } = await import("./index.js");
	return t(`reading ${r}`, n.length, { timeoutMs: e }, () => i.parse(n, r));
}
async function openReplay(t, r, i) {
	let { io: a } = t, { Recording: o } = await import("./index.js");
	if (r === void 0) return new o({ nowNs: BigInt(Date.now()) * 1000000n });
	let s = await n(a, r), { openRecording: c, verifyRecording: l } = await import("./shared.js").then((e) => e.signed_recording_exports);
	if (i !== void 0) {
		let n = i.map((e) => ({ path: e })), o = {
			signal: a.signal,
			timeoutMs: t.flags.timeout
		};
		return parseRecording(t, await e(`verifying ${r}`, o, () => l(s, {
			keys: n,
			cwd: a.cwd
		}, r)), r);
	}
	let u = await parseRecording(t, s, r);
	return c(r, s) !== void 0 && await t.warn(`the signature of ${r} was not checked; --recording-key checks it`), u;
}
async function writeRecording(e, t, n, r) {
	if (n === void 0) {
		await e.warn(`nothing was evaluated, so ${t} was not written; an existing file of this name is older`);
		return;
	}
	let i = n.toJson(), a = r === void 0 ? i : (await import("./shared.js").then((e) => e.signed_recording_exports)).signRecordingWith(i, r), { writeWholeFile: o } = await import("./commands.js").then((e) => e.write_file_exports);
	await o(e.io, t, a, 384);
	let { shownRecordedCall: s } = await import("./evaluation.js").then((e) => e.shown_call_exports);
	for (let { name: t, args: r, answer: i } of n.calls) i.kind === "error" && i.code === "recording_ambiguous" && await e.warn(`${s(t, r)} had two different answers: replaying it is an error`);
}
export { noteDifferences, noteOtherPolicies, openReplay, parseRecording, writeRecording };
