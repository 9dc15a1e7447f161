import { isLoopback as e } from "./shared.js";
// src/server/serve/config/metadata-host.ts
const t = /* @__PURE__ */ new Set([
	"169.254.169.254",
	"metadata.google.internal",
	"169.254.170.2",
	"169.254.170.23",
	"[fd00:ec2::23]"
]);
function mayGiveCredentials({ protocol: n, hostname: r }) {
	return n === "https:" || n === "http:" && (t.has(r) || e(r));
}
export { mayGiveCredentials };
