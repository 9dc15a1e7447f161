import { CommandError as e, askService as t, defineCommand as n, optionsFor as r, writeExact as i, writeWholeFile as a } from "./commands.js";
// src/cli/commands/download.ts
const o = r()({
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
}), s = n({
	arguments: [["<digest>", "sha256: and 64 hex digits, in lower case"]],
	options: o,
	about: "Nothing is written before all bytes are there and their SHA-256 is the digest that was asked for. An artifact that\ndoes not exist is exit code 1.",
	examples: ["regohost download sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f -o sbom.json", "regohost download sha256:9f86… | jq ."],
	run: runDownload
});
async function runDownload(n, r, o) {
	let { io: s } = n, c = o.output === "-" ? void 0 : o.output;
	if (c === void 0 && o.output !== "-" && s.stdout.isTTY === !0) throw new e("standard output is a terminal; write the artifact to a file with -o FILE, or pass -o -");
	return t(n, "downloading", (e, t) => e.download(r, t), async (e) => {
		c === void 0 ? await i(s.stdout, e) : (await a(s, c, e), await n.note(`${c}: ${e.byteLength} bytes, ${r}`));
	}, { maxDownloadBytes: o.maxBytes });
}
export { s as configure };
