// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/service.js
function serviceDesc(e, t, ...n) {
	if (n.length > 0) throw Error();
	return e.services[t];
}
export { serviceDesc };
