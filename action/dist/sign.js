import { BUNDLE_SIGN_OPTIONS as e, CommandError as t, EXIT as n, SIGNING_ALG_OPTIONS as r, checkOutputs as i, defineCommand as a, namedFiles as o, optionsFor as s, toBundleSignOptions as c } from "./evaluation-command.js";
import { writeWholeFile as l } from "./commands.js";
import { counted as u } from "./evaluation.js";
import { join as d } from "node:path";
// src/cli/commands/sign.ts
const f = {
	...s()({
		bundle: {
			kind: "flag",
			usage: "-b, --bundle",
			description: "as in opa; without effect, because all paths are bundles"
		},
		outputFilePath: {
			kind: "text",
			usage: "-o, --output-file-path <folder>",
			description: "folder of .signatures.json (default: .)"
		},
		maxBundle: {
			kind: "size",
			usage: "--max-bundle <size>",
			description: "maximum size of a folder and of an unpacked archive (default: 1GiB)"
		}
	}),
	...e,
	...r
}, p = a({
	arguments: [["<path...>", "folders and archives of bundles"]],
	options: f,
	about: "It writes .signatures.json as opa sign does: a signed list of all files of the bundles, hidden ones too, with their digests.\nNames in the list begin with the folder as you type it; type it the same to verify. For an archive, sign in the folder (-b .),\nand pack the files without ./ before their names.",
	examples: [
		"regohost sign --signing-key private.pem --bundle policies/ -o policies/",
		"cd policies && regohost sign --signing-key ../private.pem -b . && tar czf ../bundle.tar.gz --exclude bundle.tar.gz -- .signatures.json *",
		"regohost sign --signing-key secret.txt --signing-alg HS256 -b policies/",
		"regohost build policies/ -o bundle.tar.gz --signing-key private.pem  # compiles and signs at once"
	],
	async run(e, r, a) {
		let { io: s } = e, p = c(e, a);
		if (p === void 0) throw new t("--signing-key is missing: the key to sign the bundle with");
		let m = d(a.outputFilePath ?? ".", ".signatures.json");
		await i(s, [{
			subject: "--output-file-path",
			path: m
		}], o(f, a, "isRead"));
		let { signBundle: h } = await import("./index.js"), { signatures: g, files: _ } = await h(r, {
			...p,
			signal: s.signal,
			maxBundleBytes: a.maxBundle
		});
		return await l(s, m, g, 420), await e.note(`${m}: ${u(_.length, "file")}`), n.pass;
	}
});
export { p as configure };
