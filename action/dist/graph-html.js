import { graphSection as e, loadDrawing as t, toPage as n } from "./page.js";
import { markup as r } from "./graph-style.js";
// src/gate/report/graph/graph-html.ts
async function graphHtml(i, a) {
	let o = e(i, a, await t());
	return n(a, r`<main><h1 class="title wrap">${a}</h1>
${o}
</main>`);
}
export { graphHtml };
