import { askService as e, defineCommand as t, optionsFor as n, refuseTerminal as r, writeExact as i, writeWholeFile as a } from "./commands.js";
// src/cli/commands/download.ts
const o = n()({
	output: {
		kind: "text",
		usage: "-o, --output <file>",
		description: "output file; - for standard output (default)"
	},
	maxBytes: {
		kind: "size",
		usage: "--max-bytes <size>",
		description: "maximum size of the artifact: 500MB, 2GiB or bytes (default: 100MiB)"
	}
}), s = t({
	arguments: [["<digest>", "sha256: and 64 hex digits, in lower case"]],
	options: o,
	about: "Nothing is written before all bytes are there and their SHA-256 is the requested digest. An artifact that\ndoes not exist is exit code 1.",
	examples: ["regohost download sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f -o sbom.json", "regohost download sha256:9f86… | jq ."],
	run: runDownload
});
async function runDownload(t, n, o) {
	let { io: s } = t, c = o.output === "-" ? void 0 : o.output;
	return o.output === void 0 && r(s, "the artifact to a file with -o FILE, or pass -o -"), e(t, "downloading", (e, t) => e.download(n, t), async (e) => {
		c === void 0 ? await i(s.stdout, e) : (await a(s, c, e), await t.note(`${c}: ${e.byteLength} bytes, ${n}`));
	}, { maxDownloadBytes: o.maxBytes });
}
export { s as configure };
