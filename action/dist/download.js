import { defineCommand as e, optionsFor as t, throwIfTerminal as n, writeExact as r } from "./evaluation-command.js";
import { askService as i, writeWholeFile as a } from "./commands.js";
// src/cli/commands/download.ts
const o = t()({
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
}), s = e({
	arguments: [["<digest>", "sha256: and 64 hex digits, in lower case"]],
	options: o,
	about: "Nothing is written before all bytes are there and their SHA-256 is the requested digest. An artifact that\ndoes not exist is exit code 1.",
	examples: ["regohost download sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f -o sbom.json", "regohost download sha256:9f86… | jq ."],
	async run(e, t, o) {
		let { io: s } = e, c = o.output === "-" ? void 0 : o.output;
		return o.output === void 0 && n(s, "the artifact to a file with -o FILE, or pass -o -"), i(e, "downloading", (e, n) => e.download(t, n), async (n) => {
			c === void 0 ? await r(s.stdout, n) : (await a(s, c, n), await e.note(`${c}: ${n.byteLength} bytes, ${t}`));
		}, { maxDownloadBytes: o.maxBytes });
	}
});
export { s as configure };
