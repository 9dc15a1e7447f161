import { D as e, Mn as t, _n as n, fn as r, l as i, xt as a } from "./commands.js";
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
}), s = n({
	arguments: [["<digest>", "sha256: and 64 hex digits, in lower case"]],
	options: o,
	about: "Nothing is written before all bytes are there and their SHA-256 is the digest that was asked for. An artifact that\ndoes not exist is exit code 1.",
	examples: ["regohost download sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f -o sbom.json", "regohost download sha256:9f86… | jq ."],
	run: runDownload
});
async function runDownload(t, n, o) {
	let { io: s } = t, c = o.output === "-" ? void 0 : o.output;
	if (c === void 0 && o.output !== "-" && s.stdout.isTTY === !0) throw new r("standard output is a terminal; write the artifact to a file with -o FILE, or pass -o -");
	return i(t, "downloading", (e, t) => e.download(n, t), async (r) => {
		c === void 0 ? await a(s.stdout, r) : (await e(s, c, r), await t.note(`${c}: ${r.byteLength} bytes, ${n}`));
	}, { maxDownloadBytes: o.maxBytes });
}
export { s as configure };
