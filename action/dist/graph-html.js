import { graphSection as e, toPage as t } from "./page.js";
import { markup as n } from "./graph-style.js";
// src/gate/report/graph/graph-html.ts
async function graphHtml(r, i) {
	let a = await e(r, i);
	return t(i, n`<main><h1 class="title wrap">${i}</h1>
${a}
</main>`);
}
export { graphHtml };
