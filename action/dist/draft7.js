import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_applicator as t, require_core as n, require_format as r, require_metadata as i, require_validation as a } from "./discriminator.js";
// node_modules/ajv/dist/vocabularies/draft7.js
var o = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let o = n(), s = a(), c = t(), l = r(), u = i();
	e.default = [
		o.default,
		s.default,
		(0, c.default)(),
		l.default,
		u.metadataVocabulary,
		u.contentVocabulary
	];
}));
export { o as require_draft7 };
