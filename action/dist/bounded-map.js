import { nextTurn as e } from "./shared.js";
var Turns = class {
	count = 0;
	#e = performance.now();
	#t;
	get isDue() {
		return performance.now() - this.#e > 10;
	}
	next() {
		return this.#t ??= e().then(() => {
			this.#t = void 0, this.count++, this.#e = performance.now();
		}), this.#t;
	}
};
async function* iterate(e) {
	yield* e;
}
async function* boundedMap(e, t, { atLeast: n, atMost: r, maxBytes: i, sizeOf: a }) {
	let o = iterate(e), s = new Turns(), c = [], l, u = 0, d = !1, f = 0, p = 0, m = "free", h, g, wake = () => void 0, change = () => new Promise((e) => wake = e), fail = (e) => {
		g ??= { error: e };
	}, ask = async () => {
		m = "asking";
		try {
			let e = await o.next();
			e.done !== !0 && (h = {
				item: e.value,
				size: a(e.value)
			}), m = e.done === !0 ? "ended" : "free";
		} catch (e) {
			m = "ended", fail(e);
		}
		wake();
	}, isStarting = () => m === "starting", watch = async () => {
		if (!d) {
			for (d = !0; isStarting();) await s.next(), !isStarting() || s.count - u < 3 || (m = "free", wake());
			d = !1;
		}
	}, start = async (e, n) => {
		let r = {};
		c.push(r), [l, u, m] = [
			r,
			s.count,
			"starting"
		], watch(), f++, p += n;
		try {
			r.done = { result: await t(e) };
		} catch (e) {
			fail(e);
		}
		f--, p -= n, l === r && isStarting() && (m = "free"), wake();
	}, isFull = (e) => f >= r || c.length >= 4 * r || f >= n && p + e > i;
	try {
		for (;;) {
			if (g !== void 0) throw g.error;
			let e = c[0]?.done;
			if (e !== void 0) {
				c.shift(), yield e.result;
				continue;
			}
			if (m === "ended" && c.length === 0) return;
			if (s.isDue) {
				await s.next();
				continue;
			}
			let t = change();
			if (m === "free" && h === void 0) ask();
			else if (m === "free" && h !== void 0 && !isFull(h.size)) {
				let { item: e, size: t } = h;
				h = void 0, start(e, t);
			}
			await t;
		}
	} finally {
		let e = o.return();
		m === "asking" ? e.catch(() => void 0) : await e;
	}
}
export { boundedMap };
