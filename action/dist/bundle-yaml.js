// src/engine/source/bundle-yaml.ts
async function readBundleYaml(e, t) {
	let { readYaml: n } = await import("./read-yaml.js");
	return n(e, t);
}
export { readBundleYaml };
