import { t as e } from "./rolldown-runtime.js";
import { i as t, n, o as r, r as i, s as a } from "./discriminator.js";
// node_modules/ajv/dist/vocabularies/draft7.js
var o = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let o = a(), s = r(), c = t(), l = i(), u = n();
	e.default = [
		o.default,
		s.default,
		(0, c.default)(),
		l.default,
		u.metadataVocabulary,
		u.contentVocabulary
	];
}));
export { o as t };
