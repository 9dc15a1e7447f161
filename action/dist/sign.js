import { BUNDLE_SIGN_OPTIONS as e, CommandError as t, EXIT as n, SIGNING_ALG_OPTIONS as r, checkOutputs as i, defineCommand as a, namedFiles as o, optionsFor as s, toBundleSignOptions as c, writeWholeFile as l } from "./commands.js";
import { join as u } from "node:path";
// src/cli/commands/sign.ts
const d = {
	...s()({
		bundle: {
			kind: "flag",
			usage: "-b, --bundle",
			description: "the paths are bundles; they always are"
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
}, f = a({
	arguments: [["<path...>", "folders and archives of bundles"]],
	options: d,
	about: "It writes .signatures.json as opa sign does: a list of all files of the bundles, hidden ones too, with their digests, signed.\nThe files of a folder have the names under which the folder is given: sign it as it will be verified. For an archive sign\nthe folder from inside, and pack the files without ./ before their names.",
	examples: [
		"regohost sign --signing-key private.pem --bundle policies/ -o policies/",
		"cd policies && regohost sign --signing-key ../private.pem -b . && tar czf ../bundle.tar.gz --exclude bundle.tar.gz -- .signatures.json *",
		"regohost sign --signing-key secret.txt --signing-alg HS256 -b policies/",
		"regohost build policies/ -o bundle.tar.gz --signing-key private.pem  # compiles and signs at once"
	],
	run: runSign
});
async function runSign(e, r, a) {
	let { io: s } = e, f = c(e, a);
	if (f === void 0) throw new t("--signing-key is missing: the key to sign the bundle with");
	let p = u(a.outputFilePath ?? ".", ".signatures.json");
	await i(s, [{
		what: "--output-file-path",
		path: p
	}], o(d, a, "isRead"));
	let { signBundle: m } = await import("./index.js"), { signatures: h, files: g } = await m(r, {
		...f,
		signal: s.signal,
		maxBundleBytes: a.maxBundle
	});
	return await l(s, p, h, 420), await e.note(`${p}: ${String(g.length)} ${g.length === 1 ? "file" : "files"}`), n.pass;
}
export { f as configure };
