// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var e = typeof SuppressedError == "function" ? SuppressedError : function(e, t) {
		var n = Error();
		return n.name = "SuppressedError", n.error = e, n.suppressed = t, n;
	}, t = {}, n = [];
	function using(e, t) {
		if (t != null) {
			if (Object(t) !== t) throw TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (e) var o = t[Symbol.asyncDispose || Symbol.for("Symbol.asyncDispose")];
			if (o === void 0 && (o = t[Symbol.dispose || Symbol.for("Symbol.dispose")], e)) var r = o;
			if (typeof o != "function") throw TypeError("Object is not disposable.");
			r && (o = function() {
				try {
					r.call(t);
				} catch (e) {
					return Promise.reject(e);
				}
			}), n.push({
				v: t,
				d: o,
				a: e
			});
		} else e && n.push({
			d: t,
			a: e
		});
		return t;
	}
	return {
		e: t,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function() {
			var r, i = this.e, a = 0;
			function next() {
				for (; r = n.pop();) try {
					if (!r.a && a === 1) return a = 0, n.push(r), Promise.resolve().then(next);
					if (r.d) {
						var e = r.d.call(r.v);
						if (r.a) return a |= 2, Promise.resolve(e).then(next, err);
					} else a |= 1;
				} catch (e) {
					return err(e);
				}
				if (a === 1) return i === t ? Promise.resolve() : Promise.reject(i);
				if (i !== t) throw i;
			}
			function err(n) {
				return i = i === t ? n : new e(n, i), next();
			}
			return next();
		}
	};
}
export { _usingCtx };
