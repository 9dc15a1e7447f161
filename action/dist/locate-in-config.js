import { JsonParts as e, TextPositions as t, getUnits as n } from "./evaluation.js";
// src/engine/source/parts/told-parts.ts
var ParserParts = class {
	#e;
	constructor(t) {
		this.#e = new e(t);
	}
	find(e) {
		let t = e.flatMap((e) => [1, e]), n = this.#e.find(t);
		if (n?.path.length !== t.length) return;
		let [r] = n.part.elements();
		return r && Number(Buffer.from(r.bytes).toString("latin1"));
	}
};
// src/engine/source/locate-in-config.ts
const r = {
	codeowners: { read: async () => (await import("./codeowners-parts.js")).readCodeownersParts },
	cyclonedx: { none: "its parser gives XML the form of JSON" },
	dockerfile: { read: async () => (await import("./dockerfile-parts.js")).readDockerfileParts },
	dotenv: { read: async () => (await import("./dotenv-parts.js")).readDotenvParts },
	edn: { read: async () => (await import("./edn-parts.js")).readEdnParts },
	groovy: { read: async () => (await import("./groovy-parts.js")).readGroovyParts },
	hcl1: { reported: !0 },
	hcl2: { reported: !0 },
	hocon: { none: "its parser gives no places, and skips unknown text" },
	ignore: { read: async () => (await import("./ignore-parts.js")).readIgnoreParts },
	ini: { read: async () => (await import("./ini-parts.js")).readIniParts },
	jsonnet: { none: "its document is computed" },
	nginx: { none: "its parser gives no columns" },
	properties: { read: async () => (await import("./properties-parts.js")).readPropertiesParts },
	spdx: { none: "its parser gives the document another form" },
	textproto: { none: "its document has the names and defaults of the definitions" },
	toml: { read: async () => (await import("./toml-parts.js")).readTomlParts },
	vcl: { none: "its parser gives no places, and skips unknown text" },
	xml: { read: async () => (await import("./xml-parts.js")).readXmlParts }
};
function readParts(e, t, n) {
	try {
		return e(t, n);
	} catch {
		return;
	}
}
function findRead(e, r, i) {
	let a;
	return async () => {
		let o = await e();
		return (e) => {
			a ??= {
				root: readParts(o, r, i),
				positions: new t(n(r))
			};
			let s = a.root;
			for (let t of e) s = s?.get(t);
			return s && a.positions.at(s.at);
		};
	};
}
function findReported(e, n) {
	let find;
	return async (r) => {
		if (find !== void 0) return find;
		let { locateConfig: i } = await import("./parse-config.js"), a = await i(e, n, r);
		if (a === void 0) return () => void 0;
		let o = new ParserParts(a), s = new t(Buffer.from(n, "utf8"));
		return find = (e) => {
			let t = o.find(e);
			return t === void 0 ? void 0 : s.at(t);
		}, find;
	};
}
function locateInConfig(t, n, i) {
	let a = r[t];
	if ("none" in a || n.length > 4194304) return;
	let o = "read" in a ? findRead(a.read, n, i) : findReported(t, n), s;
	return async (t, n) => {
		let r = await o(n);
		return (t) => {
			let n = (s ??= new e(i)).find(t);
			return n && r(n.path);
		};
	};
}
export { locateInConfig };
