// src/base/text/opa-location.ts
function toOpaLocation(e) {
	return {
		file: e.file,
		row: e.row,
		col: e.column
	};
}
export { toOpaLocation };
