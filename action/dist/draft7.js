import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require_core as t, require_metadata as n, require_validation as r } from "./metadata.js";
import { require_applicator as i, require_format as a } from "./discriminator.js";
// node_modules/ajv/dist/vocabularies/draft7.js
var o = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let o = t(), s = r(), c = i(), l = a(), u = n();
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
