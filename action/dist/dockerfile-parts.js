import { __commonJSMin as e, __esmMin as t, __exportAll as n, __toCommonJS as r } from "./rolldown-runtime.js";
import { JsonSlice as i } from "./evaluation.js";
import { TextPart as a } from "./text-part.js";
// node_modules/dockerfile-ast/lib/argument.js
var o = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Argument = void 0, e.Argument = class {
		constructor(e, t) {
			this.value = e, this.range = t;
		}
		toString() {
			return this.value;
		}
		getRange() {
			return this.range;
		}
		getValue() {
			return this.value;
		}
		isAfter(e) {
			return this.range.end.line < e.line ? !1 : this.range.start.line > e.line || this.range.start.character > e.character;
		}
		isBefore(e) {
			return this.range.start.line < e.line ? !0 : this.range.end.line > e.line ? !1 : this.range.end.character < e.character;
		}
	};
})), s = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.JSONArgument = void 0;
	let t = o();
	e.JSONArgument = class extends t.Argument {
		constructor(e, t, n) {
			super(e, t), this.jsonRange = n;
		}
		getJSONRange() {
			return this.jsonRange;
		}
		getJSONValue() {
			let e = super.getValue();
			return e = e.substring(1, e.length - 1), e;
		}
	};
})), c = /* @__PURE__ */ n({
	AnnotatedTextEdit: () => j,
	ApplyKind: () => fe,
	ChangeAnnotation: () => k,
	ChangeAnnotationIdentifier: () => A,
	CodeAction: () => Oe,
	CodeActionContext: () => De,
	CodeActionKind: () => Ee,
	CodeActionTag: () => B,
	CodeActionTriggerKind: () => z,
	CodeDescription: () => T,
	CodeLens: () => ke,
	Color: () => _,
	ColorInformation: () => v,
	ColorPresentation: () => y,
	Command: () => D,
	CompletionItem: () => me,
	CompletionItemKind: () => se,
	CompletionItemLabelDetails: () => pe,
	CompletionItemTag: () => le,
	CompletionList: () => he,
	CreateFile: () => N,
	DeleteFile: () => F,
	Diagnostic: () => E,
	DiagnosticRelatedInformation: () => S,
	DiagnosticSeverity: () => C,
	DiagnosticTag: () => w,
	DocumentHighlight: () => be,
	DocumentHighlightKind: () => ye,
	DocumentLink: () => je,
	DocumentSymbol: () => Te,
	DocumentUri: () => l,
	EOL: () => qe,
	FoldingRange: () => x,
	FoldingRangeKind: () => b,
	FormattingOptions: () => Ae,
	Hover: () => ge,
	InlayHint: () => Be,
	InlayHintKind: () => V,
	InlayHintLabelPart: () => H,
	InlineCompletionContext: () => Ge,
	InlineCompletionItem: () => Ve,
	InlineCompletionList: () => He,
	InlineCompletionTriggerKind: () => Ue,
	InlineValueContext: () => ze,
	InlineValueEvaluatableExpression: () => Re,
	InlineValueText: () => Ie,
	InlineValueVariableLookup: () => Le,
	InsertReplaceEdit: () => ue,
	InsertTextFormat: () => ce,
	InsertTextMode: () => de,
	LanguageKind: () => ie,
	Location: () => h,
	LocationLink: () => g,
	MarkedString: () => R,
	MarkupContent: () => L,
	MarkupKind: () => oe,
	OptionalVersionedTextDocumentIdentifier: () => I,
	ParameterInformation: () => _e,
	Position: () => p,
	Range: () => m,
	RenameFile: () => P,
	SelectedCompletionInfo: () => We,
	SelectionRange: () => Me,
	SemanticTokenModifiers: () => Pe,
	SemanticTokenTypes: () => Ne,
	SemanticTokens: () => Fe,
	SignatureInformation: () => ve,
	SnippetTextEdit: () => te,
	StringValue: () => U,
	SymbolInformation: () => Ce,
	SymbolKind: () => xe,
	SymbolTag: () => Se,
	TextDocument: () => Je,
	TextDocumentEdit: () => M,
	TextDocumentIdentifier: () => ne,
	TextDocumentItem: () => ae,
	TextEdit: () => O,
	URI: () => u,
	VersionedTextDocumentIdentifier: () => re,
	WorkspaceChange: () => WorkspaceChange,
	WorkspaceEdit: () => ee,
	WorkspaceFolder: () => Ke,
	WorkspaceSymbol: () => we,
	integer: () => d,
	uinteger: () => f
}), l, u, d, f, p, m, h, g, _, v, y, b, x, S, C, w, T, E, D, O, k, A, j, M, N, P, F, ee, TextEditChangeImpl, te, ChangeAnnotations, WorkspaceChange, ne, re, I, ie, ae, oe, L, se, ce, le, ue, de, fe, pe, me, he, R, ge, _e, ve, ye, be, xe, Se, Ce, we, Te, Ee, z, De, B, Oe, ke, Ae, je, Me, Ne, Pe, Fe, Ie, Le, Re, ze, V, H, Be, U, Ve, He, Ue, We, Ge, Ke, qe, Je, FullTextDocument$1, W, G = t((() => {
	(function(e) {
		function is(e) {
			return typeof e == "string";
		}
		e.is = is;
	})(l ||= {}), (function(e) {
		function is(e) {
			return typeof e == "string";
		}
		e.is = is;
	})(u ||= {}), (function(e) {
		e.MIN_VALUE = -2147483648, e.MAX_VALUE = 2147483647;
		function is(t) {
			return typeof t == "number" && e.MIN_VALUE <= t && t <= e.MAX_VALUE;
		}
		e.is = is;
	})(d ||= {}), (function(e) {
		e.MIN_VALUE = 0, e.MAX_VALUE = 2147483647;
		function is(t) {
			return typeof t == "number" && e.MIN_VALUE <= t && t <= e.MAX_VALUE;
		}
		e.is = is;
	})(f ||= {}), (function(e) {
		function create(e, t) {
			return e === Number.MAX_VALUE && (e = f.MAX_VALUE), t === Number.MAX_VALUE && (t = f.MAX_VALUE), {
				line: e,
				character: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.uinteger(t.line) && W.uinteger(t.character);
		}
		e.is = is;
	})(p ||= {}), (function(e) {
		function create(e, t, n, r) {
			if (W.uinteger(e) && W.uinteger(t) && W.uinteger(n) && W.uinteger(r)) return {
				start: p.create(e, t),
				end: p.create(n, r)
			};
			if (p.is(e) && p.is(t)) return {
				start: e,
				end: t
			};
			throw Error(`Range#create called with invalid arguments[${e}, ${t}, ${n}, ${r}]`);
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && p.is(t.start) && p.is(t.end);
		}
		e.is = is;
	})(m ||= {}), (function(e) {
		function create(e, t) {
			return {
				uri: e,
				range: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && m.is(t.range) && (W.string(t.uri) || W.undefined(t.uri));
		}
		e.is = is;
	})(h ||= {}), (function(e) {
		function create(e, t, n, r) {
			return {
				targetUri: e,
				targetRange: t,
				targetSelectionRange: n,
				originSelectionRange: r
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && m.is(t.targetRange) && W.string(t.targetUri) && m.is(t.targetSelectionRange) && (m.is(t.originSelectionRange) || W.undefined(t.originSelectionRange));
		}
		e.is = is;
	})(g ||= {}), (function(e) {
		function create(e, t, n, r) {
			return {
				red: e,
				green: t,
				blue: n,
				alpha: r
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.numberRange(t.red, 0, 1) && W.numberRange(t.green, 0, 1) && W.numberRange(t.blue, 0, 1) && W.numberRange(t.alpha, 0, 1);
		}
		e.is = is;
	})(_ ||= {}), (function(e) {
		function create(e, t) {
			return {
				range: e,
				color: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && m.is(t.range) && _.is(t.color);
		}
		e.is = is;
	})(v ||= {}), (function(e) {
		function create(e, t, n) {
			return {
				label: e,
				textEdit: t,
				additionalTextEdits: n
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.string(t.label) && (W.undefined(t.textEdit) || O.is(t.textEdit)) && (W.undefined(t.additionalTextEdits) || W.typedArray(t.additionalTextEdits, O.is));
		}
		e.is = is;
	})(y ||= {}), (function(e) {
		e.Comment = "comment", e.Imports = "imports", e.Region = "region";
	})(b ||= {}), (function(e) {
		function create(e, t, n, r, i, a) {
			let o = {
				startLine: e,
				endLine: t
			};
			return W.defined(n) && (o.startCharacter = n), W.defined(r) && (o.endCharacter = r), W.defined(i) && (o.kind = i), W.defined(a) && (o.collapsedText = a), o;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.uinteger(t.startLine) && W.uinteger(t.endLine) && (W.undefined(t.startCharacter) || W.uinteger(t.startCharacter)) && (W.undefined(t.endCharacter) || W.uinteger(t.endCharacter)) && (W.undefined(t.kind) || W.string(t.kind));
		}
		e.is = is;
	})(x ||= {}), (function(e) {
		function create(e, t) {
			return {
				location: e,
				message: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && h.is(t.location) && W.string(t.message);
		}
		e.is = is;
	})(S ||= {}), (function(e) {
		e.Error = 1, e.Warning = 2, e.Information = 3, e.Hint = 4;
	})(C ||= {}), (function(e) {
		e.Unnecessary = 1, e.Deprecated = 2;
	})(w ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.string(t.href);
		}
		e.is = is;
	})(T ||= {}), (function(e) {
		function create(e, t, n, r, i, a) {
			let o = {
				range: e,
				message: t
			};
			return W.defined(n) && (o.severity = n), W.defined(r) && (o.code = r), W.defined(i) && (o.source = i), W.defined(a) && (o.relatedInformation = a), o;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && m.is(t.range) && (W.string(t.message) || L.is(t.message)) && (W.number(t.severity) || W.undefined(t.severity)) && (W.integer(t.code) || W.string(t.code) || W.undefined(t.code)) && (W.undefined(t.codeDescription) || W.string(t.codeDescription?.href)) && (W.string(t.source) || W.undefined(t.source)) && (W.undefined(t.relatedInformation) || W.typedArray(t.relatedInformation, S.is));
		}
		e.is = is;
		function is3_17(e) {
			return W.string(e.message);
		}
		e.is3_17 = is3_17;
		function getMessageString(e) {
			if (W.string(e.message)) return e.message;
			if (L.is(e.message)) return e.message.value;
			throw Error(`Unknown message type ${typeof e.message}`);
		}
		e.getMessageString = getMessageString;
	})(E ||= {}), (function(e) {
		function create(e, t, ...n) {
			let r = {
				title: e,
				command: t
			};
			return W.defined(n) && n.length > 0 && (r.arguments = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.string(t.title) && (t.tooltip === void 0 || W.string(t.tooltip)) && W.string(t.command);
		}
		e.is = is;
	})(D ||= {}), (function(e) {
		function replace(e, t) {
			return {
				range: e,
				newText: t
			};
		}
		e.replace = replace;
		function insert(e, t) {
			return {
				range: {
					start: e,
					end: e
				},
				newText: t
			};
		}
		e.insert = insert;
		function del(e) {
			return {
				range: e,
				newText: ""
			};
		}
		e.del = del;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.string(t.newText) && m.is(t.range);
		}
		e.is = is;
	})(O ||= {}), (function(e) {
		function create(e, t, n) {
			let r = { label: e };
			return t !== void 0 && (r.needsConfirmation = t), n !== void 0 && (r.description = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && W.string(t.label) && (W.boolean(t.needsConfirmation) || t.needsConfirmation === void 0) && (W.string(t.description) || t.description === void 0);
		}
		e.is = is;
	})(k ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return W.string(t);
		}
		e.is = is;
	})(A ||= {}), (function(e) {
		function replace(e, t, n) {
			return {
				range: e,
				newText: t,
				annotationId: n
			};
		}
		e.replace = replace;
		function insert(e, t, n) {
			return {
				range: {
					start: e,
					end: e
				},
				newText: t,
				annotationId: n
			};
		}
		e.insert = insert;
		function del(e, t) {
			return {
				range: e,
				newText: "",
				annotationId: t
			};
		}
		e.del = del;
		function is(e) {
			let t = e;
			return O.is(t) && (k.is(t.annotationId) || A.is(t.annotationId));
		}
		e.is = is;
	})(j ||= {}), (function(e) {
		function create(e, t) {
			return {
				textDocument: e,
				edits: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && I.is(t.textDocument) && Array.isArray(t.edits);
		}
		e.is = is;
	})(M ||= {}), (function(e) {
		function create(e, t, n) {
			let r = {
				kind: "create",
				uri: e
			};
			return t !== void 0 && (t.overwrite !== void 0 || t.ignoreIfExists !== void 0) && (r.options = t), n !== void 0 && (r.annotationId = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t && t.kind === "create" && W.string(t.uri) && (t.options === void 0 || (t.options.overwrite === void 0 || W.boolean(t.options.overwrite)) && (t.options.ignoreIfExists === void 0 || W.boolean(t.options.ignoreIfExists))) && (t.annotationId === void 0 || A.is(t.annotationId));
		}
		e.is = is;
	})(N ||= {}), (function(e) {
		function create(e, t, n, r) {
			let i = {
				kind: "rename",
				oldUri: e,
				newUri: t
			};
			return n !== void 0 && (n.overwrite !== void 0 || n.ignoreIfExists !== void 0) && (i.options = n), r !== void 0 && (i.annotationId = r), i;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t && t.kind === "rename" && W.string(t.oldUri) && W.string(t.newUri) && (t.options === void 0 || (t.options.overwrite === void 0 || W.boolean(t.options.overwrite)) && (t.options.ignoreIfExists === void 0 || W.boolean(t.options.ignoreIfExists))) && (t.annotationId === void 0 || A.is(t.annotationId));
		}
		e.is = is;
	})(P ||= {}), (function(e) {
		function create(e, t, n) {
			let r = {
				kind: "delete",
				uri: e
			};
			return t !== void 0 && (t.recursive !== void 0 || t.ignoreIfNotExists !== void 0) && (r.options = t), n !== void 0 && (r.annotationId = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t && t.kind === "delete" && W.string(t.uri) && (t.options === void 0 || (t.options.recursive === void 0 || W.boolean(t.options.recursive)) && (t.options.ignoreIfNotExists === void 0 || W.boolean(t.options.ignoreIfNotExists))) && (t.annotationId === void 0 || A.is(t.annotationId));
		}
		e.is = is;
	})(F ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return t && (t.changes !== void 0 || t.documentChanges !== void 0) && (t.documentChanges === void 0 || t.documentChanges.every((e) => W.string(e.kind) ? N.is(e) || P.is(e) || F.is(e) : M.is(e)));
		}
		e.is = is;
	})(ee ||= {}), TextEditChangeImpl = class {
		constructor(e, t) {
			this.edits = e, this.changeAnnotations = t;
		}
		insert(e, t, n) {
			let r, i;
			if (n === void 0 ? r = O.insert(e, t) : A.is(n) ? (i = n, r = j.insert(e, t, n)) : (this.assertChangeAnnotations(this.changeAnnotations), i = this.changeAnnotations.manage(n), r = j.insert(e, t, i)), this.edits.push(r), i !== void 0) return i;
		}
		replace(e, t, n) {
			let r, i;
			if (n === void 0 ? r = O.replace(e, t) : A.is(n) ? (i = n, r = j.replace(e, t, n)) : (this.assertChangeAnnotations(this.changeAnnotations), i = this.changeAnnotations.manage(n), r = j.replace(e, t, i)), this.edits.push(r), i !== void 0) return i;
		}
		delete(e, t) {
			let n, r;
			if (t === void 0 ? n = O.del(e) : A.is(t) ? (r = t, n = j.del(e, t)) : (this.assertChangeAnnotations(this.changeAnnotations), r = this.changeAnnotations.manage(t), n = j.del(e, r)), this.edits.push(n), r !== void 0) return r;
		}
		add(e) {
			this.edits.push(e);
		}
		all() {
			return this.edits;
		}
		clear() {
			this.edits.splice(0, this.edits.length);
		}
		assertChangeAnnotations(e) {
			if (e === void 0) throw Error("Text edit change is not configured to manage change annotations.");
		}
	}, (function(e) {
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && m.is(t.range) && U.isSnippet(t.snippet) && (t.annotationId === void 0 || k.is(t.annotationId) || A.is(t.annotationId));
		}
		e.is = is;
	})(te ||= {}), ChangeAnnotations = class {
		constructor(e) {
			this._annotations = e === void 0 ? Object.create(null) : e, this._counter = 0, this._size = 0;
		}
		all() {
			return this._annotations;
		}
		get size() {
			return this._size;
		}
		manage(e, t) {
			let n;
			if (A.is(e) ? n = e : (n = this.nextId(), t = e), this._annotations[n] !== void 0) throw Error(`Id ${n} is already in use.`);
			if (t === void 0) throw Error(`No annotation provided for id ${n}`);
			return this._annotations[n] = t, this._size++, n;
		}
		nextId() {
			return this._counter++, this._counter.toString();
		}
	}, WorkspaceChange = class {
		constructor(e) {
			this._textEditChanges = Object.create(null), e === void 0 ? this._workspaceEdit = {} : (this._workspaceEdit = e, e.documentChanges ? (this._changeAnnotations = new ChangeAnnotations(e.changeAnnotations), e.changeAnnotations = this._changeAnnotations.all(), e.documentChanges.forEach((e) => {
				if (M.is(e)) {
					let t = new TextEditChangeImpl(e.edits, this._changeAnnotations);
					this._textEditChanges[e.textDocument.uri] = t;
				}
			})) : e.changes && Object.keys(e.changes).forEach((t) => {
				let n = new TextEditChangeImpl(e.changes[t]);
				this._textEditChanges[t] = n;
			}));
		}
		get edit() {
			return this.initDocumentChanges(), this._changeAnnotations !== void 0 && (this._changeAnnotations.size === 0 ? this._workspaceEdit.changeAnnotations = void 0 : this._workspaceEdit.changeAnnotations = this._changeAnnotations.all()), this._workspaceEdit;
		}
		getTextEditChange(e) {
			if (I.is(e)) {
				if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0) throw Error("Workspace edit is not configured for document changes.");
				let t = {
					uri: e.uri,
					version: e.version
				}, n = this._textEditChanges[t.uri];
				if (!n) {
					let e = [], r = {
						textDocument: t,
						edits: e
					};
					this._workspaceEdit.documentChanges.push(r), n = new TextEditChangeImpl(e, this._changeAnnotations), this._textEditChanges[t.uri] = n;
				}
				return n;
			}
			{
				if (this.initChanges(), this._workspaceEdit.changes === void 0) throw Error("Workspace edit is not configured for normal text edit changes.");
				let t = this._textEditChanges[e];
				if (!t) {
					let n = [];
					this._workspaceEdit.changes[e] = n, t = new TextEditChangeImpl(n), this._textEditChanges[e] = t;
				}
				return t;
			}
		}
		initDocumentChanges() {
			this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._changeAnnotations = new ChangeAnnotations(), this._workspaceEdit.documentChanges = [], this._workspaceEdit.changeAnnotations = this._changeAnnotations.all());
		}
		initChanges() {
			this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._workspaceEdit.changes = Object.create(null));
		}
		createFile(e, t, n) {
			if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0) throw Error("Workspace edit is not configured for document changes.");
			let r;
			k.is(t) || A.is(t) ? r = t : n = t;
			let i, a;
			if (r === void 0 ? i = N.create(e, n) : (a = A.is(r) ? r : this._changeAnnotations.manage(r), i = N.create(e, n, a)), this._workspaceEdit.documentChanges.push(i), a !== void 0) return a;
		}
		renameFile(e, t, n, r) {
			if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0) throw Error("Workspace edit is not configured for document changes.");
			let i;
			k.is(n) || A.is(n) ? i = n : r = n;
			let a, o;
			if (i === void 0 ? a = P.create(e, t, r) : (o = A.is(i) ? i : this._changeAnnotations.manage(i), a = P.create(e, t, r, o)), this._workspaceEdit.documentChanges.push(a), o !== void 0) return o;
		}
		deleteFile(e, t, n) {
			if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0) throw Error("Workspace edit is not configured for document changes.");
			let r;
			k.is(t) || A.is(t) ? r = t : n = t;
			let i, a;
			if (r === void 0 ? i = F.create(e, n) : (a = A.is(r) ? r : this._changeAnnotations.manage(r), i = F.create(e, n, a)), this._workspaceEdit.documentChanges.push(i), a !== void 0) return a;
		}
	}, (function(e) {
		function create(e) {
			return { uri: e };
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.string(t.uri);
		}
		e.is = is;
	})(ne ||= {}), (function(e) {
		function create(e, t) {
			return {
				uri: e,
				version: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.string(t.uri) && W.integer(t.version);
		}
		e.is = is;
	})(re ||= {}), (function(e) {
		function create(e, t) {
			return {
				uri: e,
				version: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.string(t.uri) && (t.version === null || W.integer(t.version));
		}
		e.is = is;
	})(I ||= {}), (function(e) {
		e.ABAP = "abap", e.WindowsBat = "bat", e.BibTeX = "bibtex", e.Clojure = "clojure", e.Coffeescript = "coffeescript", e.C = "c", e.CPP = "cpp", e.CSharp = "csharp", e.CSS = "css", e.D = "d", e.Delphi = "pascal", e.Diff = "diff", e.Dart = "dart", e.Dockerfile = "dockerfile", e.Elixir = "elixir", e.Erlang = "erlang", e.FSharp = "fsharp", e.GitCommit = "git-commit", e.GitRebase = "git-rebase", e.Go = "go", e.Groovy = "groovy", e.Handlebars = "handlebars", e.Haskell = "haskell", e.HTML = "html", e.Ini = "ini", e.Java = "java", e.JavaScript = "javascript", e.JavaScriptReact = "javascriptreact", e.JSON = "json", e.LaTeX = "latex", e.Less = "less", e.Lua = "lua", e.Makefile = "makefile", e.Markdown = "markdown", e.ObjectiveC = "objective-c", e.ObjectiveCPP = "objective-cpp", e.Pascal = "pascal", e.Perl = "perl", e.Perl6 = "perl6", e.PHP = "php", e.Plaintext = "plaintext", e.Powershell = "powershell", e.Pug = "jade", e.Python = "python", e.R = "r", e.Razor = "razor", e.Ruby = "ruby", e.Rust = "rust", e.SCSS = "scss", e.SASS = "sass", e.Scala = "scala", e.ShaderLab = "shaderlab", e.ShellScript = "shellscript", e.SQL = "sql", e.Swift = "swift", e.TypeScript = "typescript", e.TypeScriptReact = "typescriptreact", e.TeX = "tex", e.VisualBasic = "vb", e.XML = "xml", e.XSL = "xsl", e.YAML = "yaml";
	})(ie ||= {}), (function(e) {
		function create(e, t, n, r) {
			return {
				uri: e,
				languageId: t,
				version: n,
				text: r
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.string(t.uri) && W.string(t.languageId) && W.integer(t.version) && W.string(t.text);
		}
		e.is = is;
	})(ae ||= {}), (function(e) {
		e.PlainText = "plaintext", e.Markdown = "markdown";
		function is(t) {
			let n = t;
			return n === e.PlainText || n === e.Markdown;
		}
		e.is = is;
	})(oe ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return W.objectLiteral(e) && oe.is(t.kind) && W.string(t.value);
		}
		e.is = is;
	})(L ||= {}), (function(e) {
		e.Text = 1, e.Method = 2, e.Function = 3, e.Constructor = 4, e.Field = 5, e.Variable = 6, e.Class = 7, e.Interface = 8, e.Module = 9, e.Property = 10, e.Unit = 11, e.Value = 12, e.Enum = 13, e.Keyword = 14, e.Snippet = 15, e.Color = 16, e.File = 17, e.Reference = 18, e.Folder = 19, e.EnumMember = 20, e.Constant = 21, e.Struct = 22, e.Event = 23, e.Operator = 24, e.TypeParameter = 25;
	})(se ||= {}), (function(e) {
		e.PlainText = 1, e.Snippet = 2;
	})(ce ||= {}), (function(e) {
		e.Deprecated = 1;
	})(le ||= {}), (function(e) {
		function create(e, t, n) {
			return {
				newText: e,
				insert: t,
				replace: n
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t && W.string(t.newText) && m.is(t.insert) && m.is(t.replace);
		}
		e.is = is;
	})(ue ||= {}), (function(e) {
		e.asIs = 1, e.adjustIndentation = 2;
	})(de ||= {}), (function(e) {
		e.Replace = 1, e.Merge = 2;
	})(fe ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return t && (W.string(t.detail) || t.detail === void 0) && (W.string(t.description) || t.description === void 0);
		}
		e.is = is;
	})(pe ||= {}), (function(e) {
		function create(e) {
			return { label: e };
		}
		e.create = create;
	})(me ||= {}), (function(e) {
		function create(e, t) {
			return {
				items: e || [],
				isIncomplete: !!t
			};
		}
		e.create = create;
	})(he ||= {}), (function(e) {
		function fromPlainText(e) {
			return e.replace(/[\\`*_{}[\]()#+\-.!]/g, "\\$&");
		}
		e.fromPlainText = fromPlainText;
		function is(e) {
			let t = e;
			return W.string(t) || W.objectLiteral(t) && W.string(t.language) && W.string(t.value);
		}
		e.is = is;
	})(R ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return !!t && W.objectLiteral(t) && (L.is(t.contents) || R.is(t.contents) || W.typedArray(t.contents, R.is)) && (e.range === void 0 || m.is(e.range));
		}
		e.is = is;
	})(ge ||= {}), (function(e) {
		function create(e, t) {
			return t ? {
				label: e,
				documentation: t
			} : { label: e };
		}
		e.create = create;
	})(_e ||= {}), (function(e) {
		function create(e, t, ...n) {
			let r = { label: e };
			return W.defined(t) && (r.documentation = t), r.parameters = W.defined(n) ? n : [], r;
		}
		e.create = create;
	})(ve ||= {}), (function(e) {
		e.Text = 1, e.Read = 2, e.Write = 3;
	})(ye ||= {}), (function(e) {
		function create(e, t) {
			let n = { range: e };
			return W.number(t) && (n.kind = t), n;
		}
		e.create = create;
	})(be ||= {}), (function(e) {
		e.File = 1, e.Module = 2, e.Namespace = 3, e.Package = 4, e.Class = 5, e.Method = 6, e.Property = 7, e.Field = 8, e.Constructor = 9, e.Enum = 10, e.Interface = 11, e.Function = 12, e.Variable = 13, e.Constant = 14, e.String = 15, e.Number = 16, e.Boolean = 17, e.Array = 18, e.Object = 19, e.Key = 20, e.Null = 21, e.EnumMember = 22, e.Struct = 23, e.Event = 24, e.Operator = 25, e.TypeParameter = 26;
	})(xe ||= {}), (function(e) {
		e.Deprecated = 1;
	})(Se ||= {}), (function(e) {
		function create(e, t, n, r, i) {
			let a = {
				name: e,
				kind: t,
				location: {
					uri: r,
					range: n
				}
			};
			return i && (a.containerName = i), a;
		}
		e.create = create;
	})(Ce ||= {}), (function(e) {
		function create(e, t, n, r) {
			return r === void 0 ? {
				name: e,
				kind: t,
				location: { uri: n }
			} : {
				name: e,
				kind: t,
				location: {
					uri: n,
					range: r
				}
			};
		}
		e.create = create;
	})(we ||= {}), (function(e) {
		function create(e, t, n, r, i, a) {
			let o = {
				name: e,
				detail: t,
				kind: n,
				range: r,
				selectionRange: i
			};
			return a !== void 0 && (o.children = a), o;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t && W.string(t.name) && W.number(t.kind) && m.is(t.range) && m.is(t.selectionRange) && (t.detail === void 0 || W.string(t.detail)) && (t.deprecated === void 0 || W.boolean(t.deprecated)) && (t.children === void 0 || Array.isArray(t.children)) && (t.tags === void 0 || Array.isArray(t.tags));
		}
		e.is = is;
	})(Te ||= {}), (function(e) {
		e.Empty = "", e.QuickFix = "quickfix", e.Refactor = "refactor", e.RefactorExtract = "refactor.extract", e.RefactorInline = "refactor.inline", e.RefactorMove = "refactor.move", e.RefactorRewrite = "refactor.rewrite", e.Source = "source", e.SourceOrganizeImports = "source.organizeImports", e.SourceFixAll = "source.fixAll", e.Notebook = "notebook";
	})(Ee ||= {}), (function(e) {
		e.Invoked = 1, e.Automatic = 2;
	})(z ||= {}), (function(e) {
		function create(e, t, n) {
			let r = { diagnostics: e };
			return t != null && (r.only = t), n != null && (r.triggerKind = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.typedArray(t.diagnostics, E.is) && (t.only === void 0 || W.typedArray(t.only, W.string)) && (t.triggerKind === void 0 || t.triggerKind === z.Invoked || t.triggerKind === z.Automatic);
		}
		e.is = is;
	})(De ||= {}), (function(e) {
		e.LLMGenerated = 1;
		function is(t) {
			return W.defined(t) && t === e.LLMGenerated;
		}
		e.is = is;
	})(B ||= {}), (function(e) {
		function create(e, t, n) {
			let r = { title: e }, i = !0;
			return typeof t == "string" ? (i = !1, r.kind = t) : D.is(t) ? r.command = t : r.edit = t, i && n !== void 0 && (r.kind = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t && W.string(t.title) && (t.diagnostics === void 0 || W.typedArray(t.diagnostics, E.is)) && (t.kind === void 0 || W.string(t.kind)) && (t.edit !== void 0 || t.command !== void 0) && (t.command === void 0 || D.is(t.command)) && (t.isPreferred === void 0 || W.boolean(t.isPreferred)) && (t.edit === void 0 || ee.is(t.edit)) && (t.tags === void 0 || W.typedArray(t.tags, B.is));
		}
		e.is = is;
	})(Oe ||= {}), (function(e) {
		function create(e, t) {
			let n = { range: e };
			return W.defined(t) && (n.data = t), n;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && m.is(t.range) && (W.undefined(t.command) || D.is(t.command));
		}
		e.is = is;
	})(ke ||= {}), (function(e) {
		function create(e, t) {
			return {
				tabSize: e,
				insertSpaces: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && W.uinteger(t.tabSize) && W.boolean(t.insertSpaces);
		}
		e.is = is;
	})(Ae ||= {}), (function(e) {
		function create(e, t, n) {
			return {
				range: e,
				target: t,
				data: n
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && m.is(t.range) && (W.undefined(t.target) || W.string(t.target));
		}
		e.is = is;
	})(je ||= {}), (function(e) {
		function create(e, t) {
			return {
				range: e,
				parent: t
			};
		}
		e.create = create;
		function is(t) {
			let n = t;
			return W.objectLiteral(n) && m.is(n.range) && (n.parent === void 0 || e.is(n.parent));
		}
		e.is = is;
	})(Me ||= {}), (function(e) {
		e.namespace = "namespace", e.type = "type", e.class = "class", e.enum = "enum", e.interface = "interface", e.struct = "struct", e.typeParameter = "typeParameter", e.parameter = "parameter", e.variable = "variable", e.property = "property", e.enumMember = "enumMember", e.event = "event", e.function = "function", e.method = "method", e.macro = "macro", e.keyword = "keyword", e.modifier = "modifier", e.comment = "comment", e.string = "string", e.number = "number", e.regexp = "regexp", e.operator = "operator", e.decorator = "decorator", e.label = "label";
	})(Ne ||= {}), (function(e) {
		e.declaration = "declaration", e.definition = "definition", e.readonly = "readonly", e.static = "static", e.deprecated = "deprecated", e.abstract = "abstract", e.async = "async", e.modification = "modification", e.documentation = "documentation", e.defaultLibrary = "defaultLibrary";
	})(Pe ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && (t.resultId === void 0 || typeof t.resultId == "string") && Array.isArray(t.data) && (t.data.length === 0 || typeof t.data[0] == "number");
		}
		e.is = is;
	})(Fe ||= {}), (function(e) {
		function create(e, t) {
			return {
				range: e,
				text: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t != null && m.is(t.range) && W.string(t.text);
		}
		e.is = is;
	})(Ie ||= {}), (function(e) {
		function create(e, t, n) {
			return {
				range: e,
				variableName: t,
				caseSensitiveLookup: n
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t != null && m.is(t.range) && W.boolean(t.caseSensitiveLookup) && (W.string(t.variableName) || t.variableName === void 0);
		}
		e.is = is;
	})(Le ||= {}), (function(e) {
		function create(e, t) {
			return {
				range: e,
				expression: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return t != null && m.is(t.range) && (W.string(t.expression) || t.expression === void 0);
		}
		e.is = is;
	})(Re ||= {}), (function(e) {
		function create(e, t) {
			return {
				frameId: e,
				stoppedLocation: t
			};
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.defined(t) && m.is(e.stoppedLocation);
		}
		e.is = is;
	})(ze ||= {}), (function(e) {
		e.Type = 1, e.Parameter = 2;
		function is(e) {
			return e === 1 || e === 2;
		}
		e.is = is;
	})(V ||= {}), (function(e) {
		function create(e) {
			return { value: e };
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && (t.tooltip === void 0 || W.string(t.tooltip) || L.is(t.tooltip)) && (t.location === void 0 || h.is(t.location)) && (t.command === void 0 || D.is(t.command));
		}
		e.is = is;
	})(H ||= {}), (function(e) {
		function create(e, t, n) {
			let r = {
				position: e,
				label: t
			};
			return n !== void 0 && (r.kind = n), r;
		}
		e.create = create;
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && p.is(t.position) && (W.string(t.label) || W.typedArray(t.label, H.is)) && (t.kind === void 0 || V.is(t.kind)) && t.textEdits === void 0 || W.typedArray(t.textEdits, O.is) && (t.tooltip === void 0 || W.string(t.tooltip) || L.is(t.tooltip)) && (t.paddingLeft === void 0 || W.boolean(t.paddingLeft)) && (t.paddingRight === void 0 || W.boolean(t.paddingRight));
		}
		e.is = is;
	})(Be ||= {}), (function(e) {
		function createSnippet(e) {
			return {
				kind: "snippet",
				value: e
			};
		}
		e.createSnippet = createSnippet;
		function isSnippet(e) {
			let t = e;
			return W.objectLiteral(t) && t.kind === "snippet" && W.string(t.value);
		}
		e.isSnippet = isSnippet;
	})(U ||= {}), (function(e) {
		function create(e, t, n, r) {
			return {
				insertText: e,
				filterText: t,
				range: n,
				command: r
			};
		}
		e.create = create;
	})(Ve ||= {}), (function(e) {
		function create(e) {
			return { items: e };
		}
		e.create = create;
	})(He ||= {}), (function(e) {
		e.Invoked = 1, e.Automatic = 2;
	})(Ue ||= {}), (function(e) {
		function create(e, t) {
			return {
				range: e,
				text: t
			};
		}
		e.create = create;
	})(We ||= {}), (function(e) {
		function create(e, t) {
			return {
				triggerKind: e,
				selectedCompletionInfo: t
			};
		}
		e.create = create;
	})(Ge ||= {}), (function(e) {
		function is(e) {
			let t = e;
			return W.objectLiteral(t) && u.is(t.uri) && W.string(t.name);
		}
		e.is = is;
	})(Ke ||= {}), qe = [
		"\n",
		"\r\n",
		"\r"
	], (function(e) {
		function create(e, t, n, r) {
			return new FullTextDocument$1(e, t, n, r);
		}
		e.create = create;
		function is(e) {
			let t = e;
			return !!(W.defined(t) && W.string(t.uri) && (W.undefined(t.languageId) || W.string(t.languageId)) && W.uinteger(t.lineCount) && W.func(t.getText) && W.func(t.positionAt) && W.func(t.offsetAt));
		}
		e.is = is;
		function applyEdits(e, t) {
			let n = e.getText(), r = mergeSort(t, (e, t) => {
				let n = e.range.start.line - t.range.start.line;
				return n === 0 ? e.range.start.character - t.range.start.character : n;
			}), i = n.length;
			for (let t = r.length - 1; t >= 0; t--) {
				let a = r[t], o = e.offsetAt(a.range.start), s = e.offsetAt(a.range.end);
				if (s <= i) n = n.substring(0, o) + a.newText + n.substring(s, n.length);
				else throw Error("Overlapping edit");
				i = o;
			}
			return n;
		}
		e.applyEdits = applyEdits;
		function mergeSort(e, t) {
			if (e.length <= 1) return e;
			let n = e.length / 2 | 0, r = e.slice(0, n), i = e.slice(n);
			mergeSort(r, t), mergeSort(i, t);
			let a = 0, o = 0, s = 0;
			for (; a < r.length && o < i.length;) t(r[a], i[o]) <= 0 ? e[s++] = r[a++] : e[s++] = i[o++];
			for (; a < r.length;) e[s++] = r[a++];
			for (; o < i.length;) e[s++] = i[o++];
			return e;
		}
	})(Je ||= {}), FullTextDocument$1 = class {
		constructor(e, t, n, r) {
			this._uri = e, this._languageId = t, this._version = n, this._content = r, this._lineOffsets = void 0;
		}
		get uri() {
			return this._uri;
		}
		get languageId() {
			return this._languageId;
		}
		get version() {
			return this._version;
		}
		getText(e) {
			if (e) {
				let t = this.offsetAt(e.start), n = this.offsetAt(e.end);
				return this._content.substring(t, n);
			}
			return this._content;
		}
		update(e, t) {
			this._content = e.text, this._version = t, this._lineOffsets = void 0;
		}
		getLineOffsets() {
			if (this._lineOffsets === void 0) {
				let e = [], t = this._content, n = !0;
				for (let r = 0; r < t.length; r++) {
					n &&= (e.push(r), !1);
					let i = t.charAt(r);
					n = i === "\r" || i === "\n", i === "\r" && r + 1 < t.length && t.charAt(r + 1) === "\n" && r++;
				}
				n && t.length > 0 && e.push(t.length), this._lineOffsets = e;
			}
			return this._lineOffsets;
		}
		positionAt(e) {
			e = Math.max(Math.min(e, this._content.length), 0);
			let t = this.getLineOffsets(), n = 0, r = t.length;
			if (r === 0) return p.create(0, e);
			for (; n < r;) {
				let i = Math.floor((n + r) / 2);
				t[i] > e ? r = i : n = i + 1;
			}
			let i = n - 1;
			return p.create(i, e - t[i]);
		}
		offsetAt(e) {
			let t = this.getLineOffsets();
			if (e.line >= t.length) return this._content.length;
			if (e.line < 0) return 0;
			let n = t[e.line], r = e.line + 1 < t.length ? t[e.line + 1] : this._content.length;
			return Math.max(Math.min(n + e.character, r), n);
		}
		get lineCount() {
			return this.getLineOffsets().length;
		}
	}, (function(e) {
		let t = Object.prototype.toString;
		function defined(e) {
			return e !== void 0;
		}
		e.defined = defined;
		function undefined(e) {
			return e === void 0;
		}
		e.undefined = undefined;
		function boolean(e) {
			return e === !0 || e === !1;
		}
		e.boolean = boolean;
		function string(e) {
			return t.call(e) === "[object String]";
		}
		e.string = string;
		function number(e) {
			return t.call(e) === "[object Number]";
		}
		e.number = number;
		function numberRange(e, n, r) {
			return t.call(e) === "[object Number]" && n <= e && e <= r;
		}
		e.numberRange = numberRange;
		function integer(e) {
			return t.call(e) === "[object Number]" && -2147483648 <= e && e <= 2147483647;
		}
		e.integer = integer;
		function uinteger(e) {
			return t.call(e) === "[object Number]" && 0 <= e && e <= 2147483647;
		}
		e.uinteger = uinteger;
		function func(e) {
			return t.call(e) === "[object Function]";
		}
		e.func = func;
		function objectLiteral(e) {
			return typeof e == "object" && !!e;
		}
		e.objectLiteral = objectLiteral;
		function typedArray(e, t) {
			return Array.isArray(e) && e.every(t);
		}
		e.typedArray = typedArray;
	})(W ||= {});
})), K = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Line = void 0, e.Line = class {
		constructor(e, t) {
			this.document = e, this.range = t;
		}
		getRange() {
			return this.range;
		}
		getTextContent() {
			return this.document.getText().substring(this.document.offsetAt(this.range.start), this.document.offsetAt(this.range.end));
		}
		isAfter(e) {
			return this.range.start.line > e.range.start.line;
		}
		isBefore(e) {
			return this.range.start.line < e;
		}
	};
})), q = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Util = void 0, e.Util = class Util {
		static isUTF8BOM(e) {
			let t = Uint8Array.from(Buffer.from(e, "UTF-8"));
			return t[0] === 239 && t[1] == 187 && t[2] == 191;
		}
		static isWhitespace(e) {
			return e === " " || e === "	" || Util.isNewline(e);
		}
		static isNewline(e) {
			return e === "\r" || e === "\n";
		}
		static findLeadingNonWhitespace(e, t) {
			whitespaceCheck: for (let n = 0; n < e.length; n++) switch (e.charAt(n)) {
				case " ":
				case "	": continue;
				case t:
					escapeCheck: for (let t = n + 1; t < e.length; t++) switch (e.charAt(t)) {
						case " ":
						case "	": continue;
						case "\r":
							n = t + 1;
							continue whitespaceCheck;
						case "\n":
							n = t;
							continue whitespaceCheck;
						default: break escapeCheck;
					}
					return -1;
				default: return n;
			}
			return -1;
		}
		static isInsideRange(e, t) {
			return t.start.line === t.end.line ? t.start.line === e.line && t.start.character <= e.character && e.character <= t.end.character : t.start.line === e.line ? t.start.character <= e.character : t.end.line === e.line ? e.character <= t.end.character : t.start.line < e.line && e.line < t.end.line;
		}
		static parseHeredocName(e) {
			if (e = e.substring(2), e.charAt(0) === "-" && (e = e.substring(1)), e.charAt(0) === "\"") {
				if (e.charAt(e.length - 1) !== "\"") return null;
				e = e.substring(1, e.length - 1);
			}
			if (e.charAt(0) === "'") {
				if (e.charAt(e.length - 1) !== "'") return null;
				e = e.substring(1, e.length - 1);
			}
			return e.charAt(0) === "<" ? null : e;
		}
	};
})), Ye = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Comment = void 0;
	let t = (G(), r(c)), n = K(), i = q();
	e.Comment = class extends n.Line {
		constructor(e, t) {
			super(e, t);
		}
		toString() {
			let e = this.getContent();
			return e ? "# " + e : "#";
		}
		getContent() {
			let e = this.getContentRange();
			return e === null ? "" : this.document.getText().substring(this.document.offsetAt(e.start), this.document.offsetAt(e.end));
		}
		getContentRange() {
			let e = this.getRange(), n = this.document.offsetAt(e.start), r = this.document.getText().substring(n, this.document.offsetAt(e.end)), a = -1, o = -1;
			for (let e = 1; e < r.length; e++) if (!i.Util.isWhitespace(r.charAt(e))) {
				a = e;
				break;
			}
			if (a === -1) return null;
			for (let e = r.length - 1; e >= 1; e--) if (!i.Util.isWhitespace(r.charAt(e))) {
				o = e + 1;
				break;
			}
			return t.Range.create(this.document.positionAt(n + a), this.document.positionAt(n + o));
		}
	};
})), Xe = /* @__PURE__ */ n({ TextDocument: () => Qe });
function mergeSort(e, t) {
	if (e.length <= 1) return e;
	let n = e.length / 2 | 0, r = e.slice(0, n), i = e.slice(n);
	mergeSort(r, t), mergeSort(i, t);
	let a = 0, o = 0, s = 0;
	for (; a < r.length && o < i.length;) t(r[a], i[o]) <= 0 ? e[s++] = r[a++] : e[s++] = i[o++];
	for (; a < r.length;) e[s++] = r[a++];
	for (; o < i.length;) e[s++] = i[o++];
	return e;
}
function computeLineOffsets(e, t, n = 0) {
	let r = t ? [n] : [];
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		isEOL(i) && (i === 13 && t + 1 < e.length && e.charCodeAt(t + 1) === 10 && t++, r.push(n + t + 1));
	}
	return r;
}
function isEOL(e) {
	return e === 13 || e === 10;
}
function getWellformedRange(e) {
	let t = e.start, n = e.end;
	return t.line > n.line || t.line === n.line && t.character > n.character ? {
		start: n,
		end: t
	} : e;
}
function getWellformedEdit(e) {
	let t = getWellformedRange(e.range);
	return t === e.range ? e : {
		newText: e.newText,
		range: t
	};
}
var Ze, Qe, $e = t((() => {
	Ze = class FullTextDocument {
		constructor(e, t, n, r) {
			this._uri = e, this._languageId = t, this._version = n, this._content = r, this._lineOffsets = void 0;
		}
		get uri() {
			return this._uri;
		}
		get languageId() {
			return this._languageId;
		}
		get version() {
			return this._version;
		}
		getText(e) {
			if (e) {
				let t = this.offsetAt(e.start), n = this.offsetAt(e.end);
				return this._content.substring(t, n);
			}
			return this._content;
		}
		update(e, t) {
			for (let t of e) if (FullTextDocument.isIncremental(t)) {
				let e = getWellformedRange(t.range), n = this.offsetAt(e.start), r = this.offsetAt(e.end);
				this._content = this._content.substring(0, n) + t.text + this._content.substring(r, this._content.length);
				let i = n + t.text.length, a = this._content.charCodeAt(n - 1) === 13 && this._content.charCodeAt(n) === 10, o = this._content.charCodeAt(i - 1) === 13 && this._content.charCodeAt(i) === 10;
				if (a || o) {
					this._lineOffsets = void 0;
					continue;
				}
				let s = Math.max(e.start.line, 0), c = Math.max(e.end.line, 0), l = this._lineOffsets, u = computeLineOffsets(t.text, !1, n);
				if (c - s === u.length) for (let e = 0, t = u.length; e < t; e++) l[e + s + 1] = u[e];
				else u.length < 1e4 ? l.splice(s + 1, c - s, ...u) : this._lineOffsets = l = l.slice(0, s + 1).concat(u, l.slice(c + 1));
				let d = t.text.length - (r - n);
				if (d !== 0) for (let e = s + 1 + u.length, t = l.length; e < t; e++) l[e] = l[e] + d;
			} else if (FullTextDocument.isFull(t)) this._content = t.text, this._lineOffsets = void 0;
			else throw Error("Unknown change event received");
			this._version = t;
		}
		getLineOffsets() {
			return this._lineOffsets === void 0 && (this._lineOffsets = computeLineOffsets(this._content, !0)), this._lineOffsets;
		}
		positionAt(e) {
			e = Math.max(Math.min(e, this._content.length), 0);
			let t = this.getLineOffsets(), n = 0, r = t.length;
			if (r === 0) return {
				line: 0,
				character: e
			};
			for (; n < r;) {
				let i = Math.floor((n + r) / 2);
				t[i] > e ? r = i : n = i + 1;
			}
			let i = n - 1;
			return e = this.ensureBeforeEOL(e, t[i]), {
				line: i,
				character: e - t[i]
			};
		}
		offsetAt(e) {
			let t = this.getLineOffsets();
			if (e.line >= t.length) return this._content.length;
			if (e.line < 0) return 0;
			let n = t[e.line];
			if (e.character <= 0) return n;
			let r = e.line + 1 < t.length ? t[e.line + 1] : this._content.length, i = Math.min(n + e.character, r);
			return this.ensureBeforeEOL(i, n);
		}
		getLineRange(e) {
			let t = this.getLineOffsets();
			if (e >= t.length) {
				let e = t.length - 1;
				return {
					start: {
						line: e,
						character: 0
					},
					end: {
						line: e,
						character: this._content.length - t[e]
					}
				};
			}
			if (e < 0) return {
				start: {
					line: 0,
					character: 0
				},
				end: {
					line: 0,
					character: 0
				}
			};
			let n = t[e], r = e + 1 < t.length ? t[e + 1] : this._content.length, i = this.ensureBeforeEOL(r, n);
			return {
				start: {
					line: e,
					character: 0
				},
				end: {
					line: e,
					character: i - n
				}
			};
		}
		getEOLCharacters(e) {
			let t = this.getLineOffsets();
			if (e >= t.length || e < 0) return "";
			let n = e + 1 < t.length ? t[e + 1] : this._content.length, r = this.ensureBeforeEOL(n, t[e]);
			return this._content.substring(r, n);
		}
		ensureBeforeEOL(e, t) {
			for (; e > t && isEOL(this._content.charCodeAt(e - 1));) e--;
			return e;
		}
		get lineCount() {
			return this.getLineOffsets().length;
		}
		static isIncremental(e) {
			let t = e;
			return t != null && typeof t.text == "string" && t.range !== void 0 && (t.rangeLength === void 0 || typeof t.rangeLength == "number");
		}
		static isFull(e) {
			let t = e;
			return t != null && typeof t.text == "string" && t.range === void 0 && t.rangeLength === void 0;
		}
	}, (function(e) {
		function create(e, t, n, r) {
			return new Ze(e, t, n, r);
		}
		e.create = create;
		function update(e, t, n) {
			if (e instanceof Ze) return e.update(t, n), e;
			throw Error("TextDocument.update: document must be created by TextDocument.create");
		}
		e.update = update;
		function applyEdits(e, t) {
			let n = e.getText(), r = mergeSort(t.map(getWellformedEdit), (e, t) => {
				let n = e.range.start.line - t.range.start.line;
				return n === 0 ? e.range.start.character - t.range.start.character : n;
			}), i = 0, a = [];
			for (let t of r) {
				let r = e.offsetAt(t.range.start);
				if (r < i) throw Error("Overlapping edit");
				r > i && a.push(n.substring(i, r)), t.newText.length && a.push(t.newText), i = e.offsetAt(t.range.end);
			}
			return a.push(n.substr(i)), a.join("");
		}
		e.applyEdits = applyEdits;
	})(Qe ||= {});
})), et = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ParserDirective = void 0;
	let t = $(), n = K();
	e.ParserDirective = class extends n.Line {
		constructor(e, t, n, r) {
			super(e, t), this.nameRange = n, this.valueRange = r;
		}
		toString() {
			return "# " + this.getName() + "=" + this.getValue();
		}
		getNameRange() {
			return this.nameRange;
		}
		getValueRange() {
			return this.valueRange;
		}
		getName() {
			return this.document.getText().substring(this.document.offsetAt(this.nameRange.start), this.document.offsetAt(this.nameRange.end));
		}
		getValue() {
			return this.document.getText().substring(this.document.offsetAt(this.valueRange.start), this.document.offsetAt(this.valueRange.end));
		}
		getDirective() {
			let e = t.Directive[this.getName().toLowerCase()];
			return e === void 0 ? null : e;
		}
	};
})), tt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Heredoc = void 0, e.Heredoc = class {
		constructor(e, t, n, r, i) {
			this.startRange = e, this.name = t, this.nameRange = n, this.contentRange = r, this.endRange = i;
		}
		getName() {
			return this.name;
		}
		getStartRange() {
			return this.startRange;
		}
		getNameRange() {
			return this.nameRange;
		}
		getContentRange() {
			return this.contentRange;
		}
		getDelimiterRange() {
			return this.endRange;
		}
	};
})), nt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Variable = void 0, e.Variable = class {
		constructor(e, t, n, r, i, a, o, s, c, l) {
			this.name = e, this.nameRange = t, this.range = n, this.modifier = r, this.modifierRange = i, this.substitutionParameter = a, this.substitutionRange = o, this.defined = s, this.buildVariable = c, this.stringValue = l;
		}
		toString() {
			return this.stringValue;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		getRange() {
			return this.range;
		}
		getModifier() {
			return this.modifier;
		}
		getModifierRange() {
			return this.modifierRange;
		}
		getSubstitutionParameter() {
			return this.substitutionParameter;
		}
		getSubstitutionRange() {
			return this.substitutionRange;
		}
		isDefined() {
			return this.defined;
		}
		isBuildVariable() {
			return this.buildVariable === !0;
		}
		isEnvironmentVariable() {
			return this.buildVariable === !1;
		}
	};
})), J = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Instruction = void 0;
	let t = (G(), r(c)), n = q(), i = K(), a = o(), s = tt(), l = nt(), u = $();
	e.Instruction = class extends i.Line {
		constructor(e, t, n, r, i, a) {
			super(e, t), this.dockerfile = n, this.escapeChar = r, this.instruction = i, this.instructionRange = a;
		}
		toString() {
			let e = this.getKeyword();
			for (let t of this.getRawArguments()) e += " ", e += t.getValue();
			return e;
		}
		getRangeContent(e) {
			return e === null ? null : this.document.getText().substring(this.document.offsetAt(e.start), this.document.offsetAt(e.end));
		}
		getInstructionRange() {
			return this.instructionRange;
		}
		getInstruction() {
			return this.instruction;
		}
		getKeyword() {
			return this.getInstruction().toUpperCase();
		}
		getArgumentsRange() {
			let e = this.getArguments();
			return e.length === 0 ? null : t.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end);
		}
		getArgumentsRanges() {
			let e = this.getArguments();
			if (e.length === 0) return [];
			if (e[0].getRange().start.line === e[e.length - 1].getRange().end.line) return [t.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end)];
			let r = [], i = -1, a = e[0].getRange().start, o = this.getInstructionRange(), s = this.document.offsetAt(a) - this.document.offsetAt(o.start), c = this.getTextContent().substring(s, this.document.offsetAt(e[e.length - 1].getRange().end) - this.document.offsetAt(o.start)), l = this.document.offsetAt(o.start) + s, u = !1;
			for (let e = 0; e < c.length; e++) {
				let o = c.charAt(e);
				if (o === this.escapeChar) {
					let n = c.charAt(e + 1);
					if (n === " " || n === "	") whitespaceCheck: for (let n = e + 2; n < c.length; n++) switch (c.charAt(n)) {
						case " ":
						case "	": continue;
						case "\r": n++;
						case "\n":
							a !== null && r.push(t.Range.create(a, this.document.positionAt(l + i + 1))), a = null, u = !1, e = n;
							break whitespaceCheck;
						default: break whitespaceCheck;
					}
					else n === "\r" ? (a !== null && (r.push(t.Range.create(a, this.document.positionAt(l + i + 1))), a = null), u = !1, e += 2) : (n === "\n" && (a !== null && r.push(t.Range.create(a, this.document.positionAt(l + i + 1))), a = null, u = !1), e++);
				} else if (n.Util.isNewline(o)) u &&= (a = null, !1);
				else if (!u) {
					if (a === null) {
						if (o === "#") {
							u = !0;
							continue;
						}
						let n = this.document.positionAt(l + e);
						n.character !== 0 && (a = t.Position.create(n.line, 0));
					}
					i = e;
				}
			}
			return a === null ? r.push(t.Range.create(this.document.positionAt(l + i), this.document.positionAt(l + i + 1))) : r.push(t.Range.create(a, this.document.positionAt(l + i + 1))), r;
		}
		getRawArgumentsContent() {
			let e = this.getArguments();
			return e.length === 0 ? null : this.getRangeContent(t.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end));
		}
		getArgumentsContent() {
			if (this.getArguments().length === 0) return null;
			let e = "", t = this.getArgumentsRanges(), n = this.document.getText();
			for (let r of t) e += n.substring(this.document.offsetAt(r.start), this.document.offsetAt(r.end));
			return e;
		}
		getArguments() {
			return this.getRawArguments();
		}
		getRawArguments() {
			let e = [], r = this.getInstructionRange(), i = this.document.offsetAt(r.end) - this.document.offsetAt(r.start), o = this.getTextContent().substring(i), s = this.document.offsetAt(r.start) + i, c = !1, l = !1, u = -1, d = !1, f = !1, p = -1, m = "";
			for (let r = 0; r < o.length; r++) {
				let i = o.charAt(r);
				if (n.Util.isWhitespace(i)) {
					if (f) {
						d = !0, n.Util.isNewline(i) && (d = !1, l && (l = !1, c = !0));
						continue;
					}
					u !== -1 && (p === -1 ? e.push(new a.Argument(m, t.Range.create(this.document.positionAt(s + u), this.document.positionAt(s + r)))) : e.push(new a.Argument(m, t.Range.create(this.document.positionAt(s + u), this.document.positionAt(s + p)))), p = -1, m = "", u = -1);
				} else if (i === this.escapeChar) {
					let n = o.charAt(r + 1);
					if (n === " " || n === "	") whitespaceCheck: for (let e = r + 2; e < o.length; e++) switch (o.charAt(e)) {
						case " ":
						case "	": continue;
						case "\r": e++;
						case "\n":
							l = !1, f = !0, c = !0, u !== -1 && (p = r), r = e;
							break whitespaceCheck;
						default:
							p = r, u === -1 && (r = e - 1);
							break whitespaceCheck;
					}
					else if (n === "\r") l = !1, f = !0, c = !0, u !== -1 && p === -1 && (p = r), r += 2;
					else if (n === "\n") l = !1, f = !0, c = !0, u !== -1 && p === -1 && (p = r), r++;
					else {
						if (d && p !== -1 && (e.push(new a.Argument(m, t.Range.create(this.document.positionAt(s + u), this.document.positionAt(s + p)))), m = "", u = -1), p = -1, d = !1, f = !1, n === "$") m = m + i + n;
						else if (n === "") break;
						else m += n;
						u === -1 && (u = r), r++;
					}
				} else l || (c && i === "#" ? l = !0 : (d && p !== -1 && (e.push(new a.Argument(m, t.Range.create(this.document.positionAt(s + u), this.document.positionAt(s + p)))), m = "", u = -1), d = !1, f = !1, p = -1, m += i, u === -1 && (u = r)), c = !1);
			}
			return u !== -1 && (p === -1 ? e.push(new a.Argument(m, t.Range.create(this.document.positionAt(s + u), this.document.positionAt(s + o.length)))) : e.push(new a.Argument(m, t.Range.create(this.document.positionAt(s + u), this.document.positionAt(s + p))))), e;
		}
		getExpandedArguments() {
			let e = this.getArguments();
			for (let t = 0; t < e.length; t++) {
				let n = e[t].getRange(), r = this.document.offsetAt(n.start), i = this.parseVariables(r, e[t].getValue()), o = [], s = !1;
				for (let e of i) {
					let t = this.dockerfile.resolveVariable(e.getName(), e.getNameRange().start.line);
					o.push(t), s ||= t !== void 0;
				}
				if (s) {
					let s = "";
					for (let e = 0; e < o.length; e++) {
						let t = i[e].getRange(), n = this.document.offsetAt(t.start), a = this.document.offsetAt(t.end);
						o[e] ? (s += this.document.getText().substring(r, n), s += o[e], r = a) : (s += this.document.getText().substring(r, a), r = a);
					}
					let c = this.document.offsetAt(n.end);
					c !== r && (s += this.document.getText().substring(r, c)), e[t] = new a.Argument(s, n);
				}
			}
			return e;
		}
		getVariables() {
			let e = [], t = this.getRawArguments();
			for (let n of t) {
				let t = n.getRange(), r = this.document.getText().substring(this.document.offsetAt(t.start), this.document.offsetAt(t.end)), i = this.parseVariables(this.document.offsetAt(n.getRange().start), r);
				for (let t of i) e.push(t);
			}
			return e;
		}
		parseVariables(e, r) {
			let i = [];
			variableLoop: for (let a = 0; a < r.length; a++) switch (r.charAt(a)) {
				case this.escapeChar:
					r.charAt(a + 1) === "$" && a++;
					break;
				case "$":
					if (r.charAt(a + 1) === "{") {
						let n = "${", o = "", s = -1, c = "", u = -1, d = -1, f = -1;
						nameLoop: for (let p = a + 2; p < r.length; p++) {
							let m = r.charAt(p);
							switch (m) {
								case this.escapeChar:
									for (let e = p + 1; e < r.length; e++) switch (r.charAt(e)) {
										case " ":
										case "	":
										case "\r": continue;
										case "\n":
											p = e;
											continue nameLoop;
									}
									break;
								case "}":
									n += "}";
									let h = null, g = null, _ = f === -1 ? null : c, v = null;
									s === -1 ? s = p : s + 1 === p ? (h = "", g = t.Range.create(this.document.positionAt(e + s + 1), this.document.positionAt(e + s + 1))) : (u === -1 ? (u = f + 1, d = f + 1) : d += 1, h = r.substring(f, f + 1), g = t.Range.create(this.document.positionAt(e + f), this.document.positionAt(e + f + 1)), v = t.Range.create(this.document.positionAt(e + u), this.document.positionAt(e + d)));
									let y = this.document.positionAt(e + a);
									i.push(new l.Variable(o, t.Range.create(this.document.positionAt(e + a + 2), this.document.positionAt(e + s)), t.Range.create(y, this.document.positionAt(e + p + 1)), h, g, _, v, this.dockerfile.resolveVariable(o, y.line) !== void 0, this.isBuildVariable(o, y.line), n)), a = p;
									continue variableLoop;
								case ":":
									s === -1 ? s = p : f === -1 ? f = p : (u === -1 && (u = p), d = p, c += ":"), n += ":";
									break;
								case "\n":
								case "\r":
								case " ":
								case "	": break;
								default: s === -1 ? o += m : f === -1 ? f = p : (u === -1 && (u = p), d = p, c += m), n += m;
							}
						}
						break variableLoop;
					}
					if (n.Util.isWhitespace(r.charAt(a + 1)) || a === r.length - 1) continue;
					{
						let n = "";
						nameLoop: for (let o = a + 1; o < r.length; o++) {
							let s = r.charAt(o);
							switch (s) {
								case "\r":
								case "\n":
								case " ":
								case "	": continue;
								case "$":
								case "'":
								case "\"":
									let s = this.document.positionAt(e + a);
									i.push(new l.Variable(n, t.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + o)), t.Range.create(s, this.document.positionAt(e + o)), null, null, null, null, this.dockerfile.resolveVariable(n, s.line) !== void 0, this.isBuildVariable(n, s.line), "$" + n)), a = o - 1;
									continue variableLoop;
								case this.escapeChar:
									for (let e = o + 1; e < r.length; e++) switch (r.charAt(e)) {
										case " ":
										case "	":
										case "\r": continue;
										case "\n":
											o = e;
											continue nameLoop;
									}
									let c = this.document.positionAt(e + a);
									i.push(new l.Variable(n, t.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + o)), t.Range.create(c, this.document.positionAt(e + o)), null, null, null, null, this.dockerfile.resolveVariable(n, c.line) !== void 0, this.isBuildVariable(n, c.line), "$" + n));
									break variableLoop;
							}
							if (s.match(/^[a-z0-9_]+$/i) === null) {
								let r = this.document.positionAt(e + a);
								i.push(new l.Variable(n, t.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + o)), t.Range.create(r, this.document.positionAt(e + o)), null, null, null, null, this.dockerfile.resolveVariable(n, r.line) !== void 0, this.isBuildVariable(n, r.line), "$" + n)), a = o - 1;
								continue variableLoop;
							}
							n += s;
						}
						let o = this.document.positionAt(e + a);
						i.push(new l.Variable(n, t.Range.create(this.document.positionAt(e + a + 1), this.document.positionAt(e + r.length)), t.Range.create(o, this.document.positionAt(e + r.length)), null, null, null, null, this.dockerfile.resolveVariable(n, o.line) !== void 0, this.isBuildVariable(n, o.line), "$" + n));
					}
					break variableLoop;
			}
			return i;
		}
		isBuildVariable(e, n) {
			if (this.getKeyword() === u.Keyword.FROM) {
				for (let t of this.dockerfile.getInitialARGs()) {
					let n = t.getProperty();
					if (n && e === n.getName()) return !0;
				}
				return;
			}
			let r = this.dockerfile.getContainingImage(t.Position.create(n, 0)), i = r.getENVs();
			for (let t = i.length - 1; t >= 0; t--) if (i[t].isBefore(n)) {
				for (let n of i[t].getProperties()) if (n.getName() === e) return !1;
			}
			let a = r.getARGs();
			for (let t = a.length - 1; t >= 0; t--) if (a[t].isBefore(n)) {
				let n = a[t].getProperty();
				if (n && n.getName() === e) return !0;
			}
		}
		createSingleLineHeredocs(e) {
			let t = [];
			for (let r of e) {
				let e = r.getValue();
				if (e.startsWith("<<") && n.Util.parseHeredocName(e) !== null) {
					let e = r.getRange(), n = this.getNameRange(e), i = this.getName(n);
					t.push(new s.Heredoc(e, i, n, null, null));
				}
			}
			return t;
		}
		getName(e) {
			let t = this.document.getText(e), n = !1, r = "";
			nameLoop: for (let e = 0; e < t.length; e++) {
				let i = t.charAt(e);
				switch (i) {
					case this.escapeChar:
						n = !0;
						for (let n = e + 1; n < t.length; n++) switch (t.charAt(n)) {
							case " ":
							case "	": break;
							case "\r":
								e = n + 1;
								continue nameLoop;
							case "\n":
								e = n;
								continue nameLoop;
							default:
								r += t.charAt(n), e = n;
								continue nameLoop;
						}
						break;
					case "#": if (n) for (let n = e + 1; n < t.length; n++) switch (t.charAt(n)) {
						case "\n":
							e = n;
							continue nameLoop;
					}
					case " ":
					case "	":
					case "\r":
					case "\n": if (n) break;
					default: r += i;
				}
			}
			return r;
		}
		getNameRange(e) {
			let n = this.document.getText(e), r = !1, i = !1, a = -1, o = -1, s = !1, c = null;
			contentLoop: for (let e = 0; e < n.length; e++) {
				let t = n.charAt(e);
				switch (t) {
					case "\"":
					case "'":
						if (c === t) break contentLoop;
						c = t;
						continue;
					case this.escapeChar:
						for (let t = e + 1; t < n.length; t++) switch (n.charAt(t)) {
							case "\n":
								s = !0, t = e;
								continue contentLoop;
						}
						break;
					case " ":
					case "	":
					case "\r":
					case "\n": break;
					case "<":
						r ? i = !0 : r = !0;
						break;
					case "-": if (i) {
						i = !1;
						break;
					}
					case "#": if (s) for (let t = e + 1; t < n.length; t++) switch (n.charAt(t)) {
						case "\n":
							e = t;
							continue contentLoop;
					}
					default:
						if (a === -1 && (a = e), c !== null) {
							o = e + 1;
							break;
						}
						break contentLoop;
				}
			}
			if (a === -1) return t.Range.create(e.end, e.end);
			let l = this.document.positionAt(this.document.offsetAt(e.start) + a), u = c === null ? e.end : this.document.positionAt(this.document.offsetAt(e.start) + o);
			return t.Range.create(l, u);
		}
		getHeredocs() {
			let e = this.getArguments();
			if (e.length === 0) return [];
			let n = [], r = this.getRange();
			if (r.start.line === r.end.line) return this.createSingleLineHeredocs(e);
			let i = [], a = !1, o = !1, c = -1, l = -1, u = -1, d = 0, f = this.document.offsetAt(e[0].getRange().start), p = this.getRangeContent(t.Range.create(e[0].getRange().start, this.getRange().end));
			contentLoop: for (let r = 0; r < p.length; r++) switch (p.charAt(r)) {
				case this.escapeChar:
					o = !0;
					for (let e = r + 1; e < p.length; e++) switch (p.charAt(e)) {
						case " ":
						case "	": break;
						case "\r": e++;
						case "\n":
							r = e;
							continue contentLoop;
						default:
							r = e;
							continue contentLoop;
					}
					break;
				case "\r": break;
				case "\n":
					if (o) break;
					if (a) {
						c === -1 && (c = r), l = r;
						let e = i[d], a = e.getRange(), o = this.getNameRange(a), p = this.getName(o), m = this.getDelimiterRange(e, p, t.Range.create(this.document.positionAt(f + u), this.document.positionAt(f + r)));
						if (m !== null) {
							let e = t.Range.create(this.document.positionAt(f + c), this.document.positionAt(f + u - 1));
							n.push(new s.Heredoc(a, p, o, e, m)), c = -1, d++;
						}
						u = -1;
					} else {
						let t = f + r;
						for (let n of e) if (this.document.offsetAt(n.getRange().start) < t) n.getValue().startsWith("<<") && i.push(n);
						else break;
						a = !0, u = -1;
						continue contentLoop;
					}
					break;
				case " ":
				case "	": if (o) break;
				case "#": if (o) for (let e = r + 1; e < p.length; e++) switch (p.charAt(e)) {
					case "\n":
						r = e;
						continue contentLoop;
				}
				default: o &&= !1, a && (c === -1 && (c = r), u === -1 && (u = r));
			}
			if (a) {
				let e = i[d], a = e.getRange(), o = this.getNameRange(a), p = this.getName(o), m = null, h = this.getDelimiterRange(e, p, t.Range.create(this.document.positionAt(f + u), r.end));
				h === null ? m = t.Range.create(this.document.positionAt(f + c), r.end) : l !== -1 && (m = t.Range.create(this.document.positionAt(f + c), this.document.positionAt(f + l))), n.push(new s.Heredoc(a, p, o, m, h)), d++;
				for (let e = d; e < i.length; e++) {
					let e = i[d].getRange(), t = this.getNameRange(e), r = this.getName(t);
					n.push(new s.Heredoc(e, r, t, null, null)), d++;
				}
			} else return this.createSingleLineHeredocs(e);
			return n;
		}
		getDelimiterRange(e, n, r) {
			let i = this.document.getText(r);
			if (e.getValue().startsWith("<<-")) {
				let e = 0;
				for (; i.charAt(e) === "	";) e++;
				return i.substring(e) === n ? t.Range.create(t.Position.create(r.start.line, e), r.end) : null;
			}
			return i === n ? r : null;
		}
	};
})), rt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.FlagOption = void 0, e.FlagOption = class {
		constructor(e, t, n, r, i) {
			this.range = e, this.name = t, this.nameRange = n, this.value = r, this.valueRange = i;
		}
		toString() {
			return this.valueRange === null ? this.name : this.name + "=" + this.value;
		}
		getRange() {
			return this.range;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		getValue() {
			return this.value;
		}
		getValueRange() {
			return this.valueRange;
		}
	};
})), it = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Flag = void 0;
	let t = (G(), r(c)), n = rt();
	e.Flag = class {
		constructor(e, t, n, r, i, a) {
			if (this.options = [], this.range = t, this.name = n, this.nameRange = r, this.value = i, this.valueRange = a, this.value !== null) {
				let t = e.offsetAt(a.start), n = -1, r = -1, o = !1;
				for (let a = 0; a < i.length; a++) switch (i.charAt(a)) {
					case "=":
						if (o = !0, r === -1) {
							r = a + 1;
							break;
						}
						break;
					case ",":
						this.options.push(this.createFlagOption(e, i, t, n, r, a)), n = -1, r = -1;
						break;
					default: n === -1 && (n = a);
				}
				o && n !== -1 && this.options.push(this.createFlagOption(e, i, t, n, r, i.length));
			}
		}
		createFlagOption(e, r, i, a, o, s) {
			let c = t.Range.create(e.positionAt(i + a), e.positionAt(i + s));
			return o === -1 ? new n.FlagOption(c, r.substring(a, s), c, null, null) : new n.FlagOption(c, r.substring(a, o - 1), t.Range.create(e.positionAt(i + a), e.positionAt(i + o - 1)), r.substring(o, s), t.Range.create(e.positionAt(i + o), e.positionAt(i + s)));
		}
		toString() {
			return this.valueRange ? "--" + this.name + "=" + this.value : "--" + this.name;
		}
		getRange() {
			return this.range;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		getValue() {
			return this.value;
		}
		getValueRange() {
			return this.valueRange;
		}
		getOption(e) {
			for (let t of this.options) if (t.getName() === e) return t;
			return null;
		}
		getOptions() {
			return this.options;
		}
		hasOptions() {
			return this.options.length > 0;
		}
	};
})), Y = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ModifiableInstruction = void 0;
	let t = (G(), r(c)), n = it(), i = J();
	e.ModifiableInstruction = class extends i.Instruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		getFlags() {
			if (!this.flags) {
				this.flags = [];
				for (let e of this.getArguments()) {
					let r = e.getValue();
					if (this.stopSearchingForFlags(r)) return this.flags;
					if (r.indexOf("--") === 0) {
						let i = e.getRange(), a = this.document.getText().substring(this.document.offsetAt(i.start), this.document.offsetAt(i.end)), o = r.indexOf("="), s = a.indexOf("="), c = !1, l = !1, u = -1;
						nameSearchLoop: for (let e = 0; e < a.length; e++) switch (a.charAt(e)) {
							case "\\":
							case " ":
							case "	":
							case "\r":
							case "\n": break;
							case "-":
								if (l) {
									u = e;
									break nameSearchLoop;
								}
								c ? l = !0 : c = !0;
								break;
							default:
								u = e;
								break nameSearchLoop;
						}
						let d = this.document.positionAt(this.document.offsetAt(i.start) + u);
						if (s === -1) this.flags.push(new n.Flag(this.document, i, r.substring(2), t.Range.create(d, i.end), null, null));
						else if (s === r.length - 1) {
							let e = this.document.positionAt(this.document.offsetAt(i.start) + s);
							this.flags.push(new n.Flag(this.document, i, r.substring(2, s), t.Range.create(d, e), "", t.Range.create(i.end, i.end)));
						} else {
							let e = this.document.positionAt(this.document.offsetAt(i.start) + s);
							this.flags.push(new n.Flag(this.document, i, r.substring(2, o), t.Range.create(d, e), r.substring(o + 1), t.Range.create(this.document.positionAt(this.document.offsetAt(i.start) + s + 1), i.end)));
						}
					}
				}
			}
			return this.flags;
		}
		getArguments() {
			let e = super.getArguments(), t = this.getFlags();
			if (t.length === 0) return e;
			for (let n = 0; n < t.length; n++) e.shift();
			return e;
		}
	};
})), X = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.JSONInstruction = void 0;
	let t = (G(), r(c)), n = o(), i = s(), a = Y();
	e.JSONInstruction = class extends a.ModifiableInstruction {
		constructor(e, r, a, o, s, c) {
			super(e, r, a, o, s, c), this.openingBracket = null, this.closingBracket = null, this.jsonStrings = [];
			let l = this.getRawArgumentsContent();
			if (l === null) return;
			let u = this.getArguments();
			if (u.length === 1 && u[0].getValue() === "[]") {
				let e = u[0].getRange();
				this.openingBracket = new n.Argument("[", t.Range.create(e.start.line, e.start.character, e.start.line, e.start.character + 1)), this.closingBracket = new n.Argument("]", t.Range.create(e.start.line, e.start.character + 1, e.end.line, e.end.character));
				return;
			}
			if (u.length === 2 && u[0].getValue() === "[" && u[1].getValue() === "]") {
				this.openingBracket = u[0], this.closingBracket = u[1];
				return;
			}
			let d = e.offsetAt(this.getArgumentsRange().start), f = -1, p = "", m = !1, h = "";
			argsCheck: for (let r = 0; r < l.length; r++) {
				let a = l.charAt(r);
				switch (a) {
					case "[":
						if (p === "") this.openingBracket = new n.Argument("[", t.Range.create(e.positionAt(d + r), e.positionAt(d + r + 1))), p = "[";
						else if (m) h += a;
						else break argsCheck;
						break;
					case "\"":
						if (p === "[" || p === ",") {
							f = r, m = !0, p = "\"", h += a;
							continue;
						}
						if (p === "\"") {
							if (m) h += a, m = !1, this.jsonStrings.push(new i.JSONArgument(h, t.Range.create(e.positionAt(d + f), e.positionAt(d + r + 1)), t.Range.create(e.positionAt(d + f + 1), e.positionAt(d + r)))), h = "";
							else break argsCheck;
						} else break argsCheck;
						break;
					case ",":
						if (m) h += a;
						else if (p === "\"") p = ",";
						else break argsCheck;
						break;
					case "]":
						if (m) h += a;
						else if (p !== "") {
							this.closingBracket = new n.Argument("]", t.Range.create(e.positionAt(d + r), e.positionAt(d + r + 1)));
							break argsCheck;
						}
						break;
					case " ":
					case "	": break;
					case "\\":
						if (m) switch (l.charAt(r + 1)) {
							case "\"":
							case "\\":
								h += l.charAt(r + 1), r++;
								continue;
							case " ":
							case "	":
								escapeCheck: for (let e = r + 2; e < l.length; e++) switch (l.charAt(e)) {
									case "\r": e++;
									case "\n":
										r = e;
										continue argsCheck;
									case " ":
									case "	": break;
									default: break escapeCheck;
								}
								break;
							case "\r": r++;
							default:
								r++;
								continue;
						}
						else escapeCheck: for (let e = r + 1; e < l.length; e++) switch (l.charAt(e)) {
							case "\r": e++;
							case "\n":
								r = e;
								continue argsCheck;
							case " ":
							case "	": break;
							default: break escapeCheck;
						}
						break argsCheck;
					default:
						if (!m) break argsCheck;
						h += a;
				}
			}
		}
		stopSearchingForFlags(e) {
			return !0;
		}
		getOpeningBracket() {
			return this.openingBracket;
		}
		getJSONStrings() {
			return this.jsonStrings;
		}
		getClosingBracket() {
			return this.closingBracket;
		}
	};
})), at = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Add = void 0;
	let t = X();
	e.Add = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		stopSearchingForFlags(e) {
			return e.indexOf("--") === -1;
		}
	};
})), ot = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Property = void 0;
	let t = (G(), r(c)), n = q();
	e.Property = class Property {
		constructor(e, n, r, i) {
			this.assignmentOperatorRange = null, this.assignmentOperator = null, this.valueRange = null, this.value = null, this.document = e, this.escapeChar = n, this.nameRange = Property.getNameRange(e, r);
			let a = e.getText().substring(e.offsetAt(this.nameRange.start), e.offsetAt(this.nameRange.end));
			if (this.name = Property.getValue(a, n), i) this.valueRange = i.getRange(), a = e.getText().substring(e.offsetAt(this.valueRange.start), e.offsetAt(this.valueRange.end)), this.value = Property.getValue(a, n), this.range = t.Range.create(this.nameRange.start, this.valueRange.end);
			else {
				let i = r.getRange();
				this.nameRange.start.line === i.start.line && this.nameRange.start.character === i.start.character && this.nameRange.end.line === i.end.line && this.nameRange.end.character === i.end.character || (this.valueRange = Property.getValueRange(e, r), a = e.getText().substring(e.offsetAt(this.valueRange.start), e.offsetAt(this.valueRange.end)), this.value = Property.getValue(a, n), this.assignmentOperatorRange = t.Range.create(this.nameRange.end, this.valueRange.start), this.assignmentOperator = "="), this.range = i;
			}
		}
		getRange() {
			return this.range;
		}
		getName() {
			return this.name;
		}
		getNameRange() {
			return this.nameRange;
		}
		getValue() {
			return this.value;
		}
		getValueRange() {
			return this.valueRange;
		}
		getAssignmentOperator() {
			return this.assignmentOperator;
		}
		getAssignmentOperatorRange() {
			return this.assignmentOperatorRange;
		}
		getUnescapedValue() {
			if (this.valueRange === null) return null;
			let e = !1, t = "", n = this.document.getText().substring(this.document.offsetAt(this.valueRange.start), this.document.offsetAt(this.valueRange.end));
			rawLoop: for (let r = 0; r < n.length; r++) {
				let i = n.charAt(r);
				switch (i) {
					case this.escapeChar:
						for (let a = r + 1; a < n.length; a++) switch (n.charAt(a)) {
							case "\r": a++;
							case "\n":
								e = !0, r = a;
								continue rawLoop;
							case " ":
							case "	": break;
							default:
								t += i;
								continue rawLoop;
						}
						t += i;
						break;
					case "\r":
					case "\n": break;
					case " ":
					case "	":
						e || (t += i);
						break;
					case "#":
						if (e) for (let e = r + 1; e < n.length; e++) switch (n.charAt(e)) {
							case "\r": e++;
							case "\n":
								r = e;
								continue rawLoop;
						}
						else t += i;
						break;
					default: t += i, e = !1;
				}
			}
			return t;
		}
		static getNameRange(e, n) {
			let r = n.getValue(), i = r.indexOf("=");
			if (i !== -1) {
				let a = r.charAt(0), o = r.charAt(i - 1);
				if (a === "\"" && o === "\"" || a === "'" && o === "'" || a !== "\"" && a !== "'") return t.Range.create(n.getRange().start, e.positionAt(e.offsetAt(n.getRange().start) + i));
			}
			return n.getRange();
		}
		static getValueRange(e, n) {
			return t.Range.create(e.positionAt(e.offsetAt(n.getRange().start) + n.getValue().indexOf("=") + 1), e.positionAt(e.offsetAt(n.getRange().end)));
		}
		static getValue(e, t) {
			let r = !1, i = n.Util.findLeadingNonWhitespace(e, t);
			i !== 0 && e.charAt(i) === "#" && (r = !0), e = e.substring(i);
			let a = e.charAt(0), o = e.charAt(e.length - 1), s = a === "'" || a === "\"", c = a === "'" && o === "'", l = !1;
			if (a === "\"") for (let n = 1; n < e.length; n++) e.charAt(n) === t ? n++ : e.charAt(n) === "\"" && n === e.length - 1 && (l = !0);
			(c || l) && (e = e.substring(1, e.length - 1));
			let u = -1, d = "";
			parseValue: for (let n = 0; n < e.length; n++) {
				let i = e.charAt(n);
				switch (i) {
					case t:
						if (n + 1 === e.length) {
							d += t;
							break parseValue;
						}
						if (i = e.charAt(n + 1), i === " " || i === "	") whitespaceCheck: for (let a = n + 2; a < e.length; a++) {
							let o = e.charAt(a);
							switch (o) {
								case " ":
								case "	": break;
								case "\r": a++;
								case "\n":
									r = !0, n = a;
									continue parseValue;
								default:
									if (!l && !c && !s) {
										o === t ? (d += i, n += 1) : (d = d + i + o, n = a);
										continue parseValue;
									}
									break whitespaceCheck;
							}
						}
						if (l) {
							i === "\r" ? (r = !0, n += 2) : i === "\n" ? (r = !0, n++) : i !== "\"" && (i === t && n++, d += t);
							continue parseValue;
						}
						if (c || s) {
							i === "\r" ? (r = !0, n += 2) : i === "\n" ? (r = !0, n++) : d += t;
							continue parseValue;
						}
						i === t ? (d += t, n++) : i === "\r" ? (r = !0, n += 2) : i === "\n" ? (r = !0, n++) : (d += i, n++);
						break;
					case " ":
					case "	":
						r && u === -1 && (u = n), d += i;
						break;
					case "\r": n++;
					case "\n":
						r && u !== -1 && (d = d.substring(0, d.length - (n - u - 1)), u = -1);
						break;
					case "#": if (r) {
						u !== -1 && (d = d.substring(0, d.length - (n - u)), u = -1);
						newlineCheck: for (let t = n + 1; t < e.length; t++) switch (e.charAt(t)) {
							case "\r": t++;
							case "\n":
								n = t;
								break newlineCheck;
						}
						continue parseValue;
					}
					default: r && (r = !1, u = -1), d += i;
				}
			}
			return d;
		}
	};
})), Z = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.PropertyInstruction = void 0;
	let t = (G(), r(c)), n = J(), i = ot(), a = o(), s = q();
	e.PropertyInstruction = class extends n.Instruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a), this.properties = void 0;
		}
		getProperties() {
			if (this.properties === void 0) {
				let e = this.getPropertyArguments();
				if (e.length === 0) this.properties = [];
				else if (e.length === 1) this.properties = [new i.Property(this.document, this.escapeChar, e[0])];
				else if (e.length === 2) this.properties = e[0].getValue().indexOf("=") === -1 ? [new i.Property(this.document, this.escapeChar, e[0], e[1])] : [new i.Property(this.document, this.escapeChar, e[0]), new i.Property(this.document, this.escapeChar, e[1])];
				else if (e[0].getValue().indexOf("=") === -1) {
					let n = this.document.getText(), r = e[1].getRange().start, o = e[e.length - 1].getRange().end;
					n = n.substring(this.document.offsetAt(r), this.document.offsetAt(o)), this.properties = [new i.Property(this.document, this.escapeChar, e[0], new a.Argument(n, t.Range.create(e[1].getRange().start, e[e.length - 1].getRange().end)))];
				} else {
					this.properties = [];
					for (let t = 0; t < e.length; t++) this.properties.push(new i.Property(this.document, this.escapeChar, e[t]));
				}
			}
			return this.properties;
		}
		findTrailingNonWhitespace(e) {
			let t = e.length;
			whitespaceCheck: for (let n = e.length - 1; n >= 0; n--) switch (e.charAt(n)) {
				case " ":
				case "	": continue;
				case "\n": e.charAt(n - 1) === "\r" && --n;
				case "\r":
					newlineCheck: for (let r = n - 1; r >= 0; r--) switch (e.charAt(r)) {
						case " ":
						case "	":
						case "\r":
						case "\n":
						case this.escapeChar: continue;
						default:
							t = r;
							break newlineCheck;
					}
					break whitespaceCheck;
				default:
					t = n;
					break whitespaceCheck;
			}
			return t;
		}
		getPropertyArguments() {
			let e = [], n = this.getInstructionRange(), r = this.document.offsetAt(n.end), i = r - this.document.offsetAt(n.start), o = this.getTextContent(), c = o.substring(i), l = s.Util.findLeadingNonWhitespace(c, this.escapeChar);
			if (l === -1) return [];
			let u = this.document.positionAt(r + l), d = n.start.line !== u.line, f = !1, p = -1, m = this.findTrailingNonWhitespace(c);
			o = c.substring(l, m + 1);
			let h = d ? -1 : 0, g = !1;
			argumentLoop: for (let n = 0; n < o.length; n++) {
				let i = o.charAt(n);
				switch (i) {
					case this.escapeChar:
						if (n + 1 === o.length) {
							f = !0;
							break argumentLoop;
						}
						switch (d || (p = n), o.charAt(n + 1)) {
							case " ":
							case "	":
								if (!s.Util.isWhitespace(o.charAt(n + 2))) {
									n += 1;
									continue argumentLoop;
								}
								whitespaceCheck: for (let i = n + 2; i < o.length; i++) switch (o.charAt(i)) {
									case "\r": i++;
									case "\n":
										d = !0, n = i;
										continue argumentLoop;
									case " ":
									case "	": break;
									default:
										e.push(new a.Argument(o.substring(h, n), t.Range.create(this.document.positionAt(r + l + h), this.document.positionAt(r + l + n + 2)))), h = i;
										break whitespaceCheck;
								}
								n = h - 1;
								continue argumentLoop;
							case "\r": n++;
							case "\n":
								d = !0, n += 1;
								continue argumentLoop;
							case this.escapeChar:
								h === -1 && (h = n), n += 1;
								continue argumentLoop;
							default:
								h === -1 && (h = n);
								continue argumentLoop;
						}
					case "'":
					case "\"":
						g &&= (this.createSpacedArgument(h, e, o, p, r, l), h = n, !1), h === -1 && (h = n);
						for (let s = n + 1; s < o.length; s++) switch (o.charAt(s)) {
							case i:
								if (o.charAt(s + 1) !== " " && o.charAt(s + 1) !== "") {
									n = s;
									continue argumentLoop;
								}
								e.push(new a.Argument(o.substring(h, s + 1), t.Range.create(this.document.positionAt(r + l + h), this.document.positionAt(r + l + s + 1)))), n = s, h = -1;
								continue argumentLoop;
							case this.escapeChar: s++;
						}
						break argumentLoop;
					case " ":
					case "	":
						d ? h !== -1 && (g = !0) : h !== -1 && (e.push(new a.Argument(o.substring(h, n), t.Range.create(this.document.positionAt(r + l + h), this.document.positionAt(r + l + n)))), h = -1);
						break;
					case "\r": n++;
					case "\n":
						g = !1;
						break;
					case "#":
						if (d) {
							for (let e = n + 1; e < o.length; e++) switch (o.charAt(e)) {
								case "\r": e++;
								case "\n":
									n = e, g = !1;
									continue argumentLoop;
							}
							if (h !== -1) {
								let n = o.substring(h, p);
								e.push(new a.Argument(n, t.Range.create(this.document.positionAt(r + l + h), this.document.positionAt(r + l + p)))), h = -1;
							}
							break argumentLoop;
						}
						h === -1 && (h = n);
						break;
					default: if (g &&= (this.createSpacedArgument(h, e, o, p, r, l), h = n, !1), d = !1, h === -1 && (h = n), i === "$" && o.charAt(n + 1) === "{") {
						let e = !1, t = !1, r = !1;
						for (let i = n + 1; i < o.length; i++) switch (o.charAt(i)) {
							case this.escapeChar:
								r = !0;
								break;
							case "\r":
							case "\n": break;
							case "'":
								e = !e, r = !1;
								break;
							case "\"":
								t = !t, r = !1;
								break;
							case " ":
							case "	":
								if (r || e || t) break;
								n = i - 1;
								continue argumentLoop;
							case "}":
								n = i;
								continue argumentLoop;
							default: r = !1;
						}
						break argumentLoop;
					}
				}
			}
			if (h !== -1 && h !== o.length) {
				let n = f ? o.length - 1 : o.length, i = o.substring(h, n);
				e.push(new a.Argument(i, t.Range.create(this.document.positionAt(r + l + h), this.document.positionAt(r + l + n))));
			}
			return e;
		}
		createSpacedArgument(e, n, r, i, o, s) {
			e !== -1 && n.push(new a.Argument(r.substring(e, i), t.Range.create(this.document.positionAt(o + s + e), this.document.positionAt(o + s + i))));
		}
	};
})), st = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Arg = void 0;
	let t = ot(), n = Z();
	e.Arg = class extends n.PropertyInstruction {
		constructor(e, n, r, i, a, o) {
			super(e, n, r, i, a, o), this.property = null;
			let s = this.getPropertyArguments();
			this.property = s.length === 1 ? new t.Property(this.document, this.escapeChar, s[0]) : null;
		}
		getProperty() {
			return this.property;
		}
	};
})), ct = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Cmd = void 0;
	let t = X();
	e.Cmd = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
	};
})), lt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Copy = void 0;
	let t = X();
	e.Copy = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		stopSearchingForFlags(e) {
			return e.indexOf("--") === -1;
		}
		getFromFlag() {
			let e = super.getFlags();
			return e.length === 1 && e[0].getName() === "from" ? e[0] : null;
		}
		getHeredocs() {
			return super.getHeredocs();
		}
	};
})), ut = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Env = void 0;
	let t = Z();
	e.Env = class extends t.PropertyInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		getProperties() {
			return super.getProperties();
		}
	};
})), dt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Entrypoint = void 0;
	let t = X();
	e.Entrypoint = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
	};
})), Q = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.From = void 0;
	let t = (G(), r(c)), n = Y();
	e.From = class extends n.ModifiableInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		stopSearchingForFlags(e) {
			return e.indexOf("--") === -1;
		}
		getImage() {
			let e = this.getArguments();
			return e.length > 0 ? e[0].getValue() : null;
		}
		getImageName() {
			let e = this.getRangeContent(this.getImageNameRange());
			if (e === null) return null;
			let t = !1, n = !1, r = "";
			for (let i = 0; i < e.length; i++) {
				let a = e.charAt(i);
				switch (a) {
					case this.escapeChar:
						n = !0;
						break;
					case "\r": continue;
					case "\n":
						t = !1;
						break;
					case " ":
					case "	": break;
					case "#":
						n ? t = !0 : (r += a, n = !1);
						break;
					default: t || (r += a, n = !1);
				}
			}
			return r;
		}
		getImageNameRange() {
			let e = this.getImageRange();
			if (e) {
				let t = this.getRegistryRange();
				t && (e.start = this.document.positionAt(this.document.offsetAt(t.end) + 1));
				let n = this.getImageTagRange(), r = this.getImageDigestRange();
				return n === null ? r !== null && (e.end = this.document.positionAt(this.document.offsetAt(r.start) - 1)) : e.end = this.document.positionAt(this.document.offsetAt(n.start) - 1), e;
			}
			return null;
		}
		getImageRange() {
			let e = this.getArguments();
			return e.length === 0 ? null : e[0].getRange();
		}
		getImageTag() {
			return this.getRangeContent(this.getImageTagRange());
		}
		getImageTagRange() {
			let e = this.getImageRange();
			if (e) {
				let n = this.document.offsetAt(e.start), r = this.getRangeContent(e), i = this.indexOf(n, r, "@"), a = r.indexOf("/");
				if (i === -1) {
					let i = this.lastIndexOf(n, r, ":");
					if (i > a) return t.Range.create(this.document.positionAt(n + i + 1), e.end);
				}
				let o = r.substring(0, i), s = o.indexOf(":");
				return s === -1 ? null : a === -1 ? t.Range.create(this.document.positionAt(n + s + 1), this.document.positionAt(n + i)) : s < a ? null : t.Range.create(this.document.positionAt(n + s + 1), this.document.positionAt(n + o.length));
			}
			return null;
		}
		getImageDigest() {
			return this.getRangeContent(this.getImageDigestRange());
		}
		getImageDigestRange() {
			let e = this.getImageRange();
			if (e) {
				let n = this.getRangeContent(e), r = this.lastIndexOf(this.document.offsetAt(e.start), n, "@");
				if (r !== -1) return t.Range.create(e.start.line, e.start.character + r + 1, e.end.line, e.end.character);
			}
			return null;
		}
		indexOf(e, t, n) {
			let r = t.indexOf(n), i = this.getVariables();
			for (let a = 0; a < i.length; a++) {
				let o = e + r, s = i[a].getRange();
				if (this.document.offsetAt(s.start) < o && o < this.document.offsetAt(s.end)) {
					let i = this.document.offsetAt(s.end) - e, o = t.substring(i).indexOf(n);
					if (o === -1) return -1;
					r = o + i, a = -1;
				}
			}
			return r;
		}
		lastIndexOf(e, t, n) {
			let r = t.lastIndexOf(n), i = this.getVariables();
			for (let a = 0; a < i.length; a++) {
				let o = e + r, s = i[a].getRange();
				if (this.document.offsetAt(s.start) < o && o < this.document.offsetAt(s.end)) {
					if (r = t.substring(0, r).lastIndexOf(n), r === -1) return -1;
					a = -1;
				}
			}
			return r;
		}
		getRegistry() {
			return this.getRangeContent(this.getRegistryRange());
		}
		getRegistryRange() {
			let e = this.getImageRange();
			if (e) {
				let n = this.getImageTagRange(), r = this.getImageDigestRange();
				n === null ? r !== null && (e.end = this.document.positionAt(this.document.offsetAt(r.start) - 1)) : e.end = this.document.positionAt(this.document.offsetAt(n.start) - 1);
				let i = this.getRangeContent(e), a = this.document.offsetAt(e.start), o = this.indexOf(a, i, "/");
				if (o === -1) return null;
				let s = this.indexOf(a, i, ":"), c = this.indexOf(a, i, ".");
				if (s !== -1 || c !== -1 || i.substring(0, o) === "localhost") return t.Range.create(e.start, this.document.positionAt(a + o));
			}
			return null;
		}
		getBuildStage() {
			let e = this.getBuildStageRange();
			return e === null ? null : this.getRangeContent(e);
		}
		getBuildStageRange() {
			let e = this.getArguments();
			return e.length > 2 && e[1].getValue().toUpperCase() === "AS" ? e[2].getRange() : null;
		}
		getPlatformFlag() {
			let e = super.getFlags();
			return e.length === 1 && e[0].getName() === "platform" ? e[0] : null;
		}
	};
})), ft = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Healthcheck = void 0;
	let t = Y();
	e.Healthcheck = class extends t.ModifiableInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		stopSearchingForFlags(e) {
			return e = e.toUpperCase(), e === "CMD" || e === "NONE";
		}
		getSubcommand() {
			let e = this.getArguments();
			return e.length === 0 ? null : e[0];
		}
	};
})), pt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Label = void 0;
	let t = Z(), n = q();
	e.Label = class extends t.PropertyInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		getVariables() {
			let e = super.getVariables(), t = this.getProperties();
			for (let r of t) {
				let t = r.getUnescapedValue();
				if (t !== null && t.length > 2 && t.charAt(0) === "'" && t.charAt(t.length - 1) === "'") {
					let t = r.getValueRange();
					for (let r = 0; r < e.length; r++) n.Util.isInsideRange(e[r].getRange().start, t) && (e.splice(r, 1), r--);
				}
			}
			return e;
		}
		getProperties() {
			return super.getProperties();
		}
	};
})), mt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Onbuild = void 0;
	let t = (G(), r(c)), n = Ct(), i = J();
	e.Onbuild = class extends i.Instruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		getTrigger() {
			let e = this.getTriggerWord();
			return e === null ? null : e.toUpperCase();
		}
		getTriggerWord() {
			return this.getRangeContent(this.getTriggerRange());
		}
		getTriggerRange() {
			let e = this.getArguments();
			return e.length > 0 ? e[0].getRange() : null;
		}
		getTriggerInstruction() {
			let e = this.getTriggerRange();
			if (e === null) return null;
			let r = this.getArguments();
			return n.Parser.createInstruction(this.document, this.dockerfile, this.escapeChar, t.Range.create(r[0].getRange().start, this.getRange().end), this.getTriggerWord(), e);
		}
	};
})), ht = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Run = void 0;
	let t = X();
	e.Run = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		stopSearchingForFlags(e) {
			return e.indexOf("--") === -1;
		}
		getHeredocs() {
			return super.getHeredocs();
		}
	};
})), gt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Shell = void 0;
	let t = X();
	e.Shell = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
	};
})), _t = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Stopsignal = void 0;
	let t = J();
	e.Stopsignal = class extends t.Instruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
	};
})), vt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Workdir = void 0;
	let t = J();
	e.Workdir = class extends t.Instruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
		getPath() {
			return this.getArgumentsContent();
		}
		getAbsolutePath() {
			let e = this.getPath();
			if (e === null || e.startsWith("/")) return e;
			let t = this.getRange().start.line, n = this.dockerfile.getStageHierarchy(t);
			for (let r = n.length - 1; r >= 0; r--) {
				let i = n[r].getWORKDIRs();
				for (let n = i.length - 1; n >= 0; n--) if (i[n].getRange().start.line < t) {
					let t = i[n].getAbsolutePath();
					return t == null ? void 0 : t.endsWith("/") ? t + e : t + "/" + e;
				}
			}
		}
	};
})), yt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.User = void 0;
	let t = J();
	e.User = class extends t.Instruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
	};
})), bt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Volume = void 0;
	let t = X();
	e.Volume = class extends t.JSONInstruction {
		constructor(e, t, n, r, i, a) {
			super(e, t, n, r, i, a);
		}
	};
})), xt = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ImageTemplate = void 0;
	let t = (G(), r(c)), n = st(), i = ct(), a = lt(), o = ut(), s = dt(), l = Q(), u = ft(), d = mt(), f = q(), p = vt();
	e.ImageTemplate = class {
		constructor() {
			this.comments = [], this.instructions = [];
		}
		addComment(e) {
			this.comments.push(e);
		}
		getComments() {
			return this.comments;
		}
		addInstruction(e) {
			this.instructions.push(e);
		}
		getInstructions() {
			return this.instructions;
		}
		getInstructionAt(e) {
			for (let n of this.instructions) if (f.Util.isInsideRange(t.Position.create(e, 0), n.getRange())) return n;
			return null;
		}
		getARGs() {
			let e = [];
			for (let t of this.instructions) t instanceof n.Arg && e.push(t);
			return e;
		}
		getCMDs() {
			let e = [];
			for (let t of this.instructions) t instanceof i.Cmd && e.push(t);
			return e;
		}
		getCOPYs() {
			let e = [];
			for (let t of this.instructions) t instanceof a.Copy && e.push(t);
			return e;
		}
		getENTRYPOINTs() {
			let e = [];
			for (let t of this.instructions) t instanceof s.Entrypoint && e.push(t);
			return e;
		}
		getENVs() {
			let e = [];
			for (let t of this.instructions) t instanceof o.Env && e.push(t);
			return e;
		}
		getFROM() {
			for (let e of this.instructions) if (e instanceof l.From) return e;
			return null;
		}
		getFROMs() {
			let e = [];
			for (let t of this.instructions) t instanceof l.From && e.push(t);
			return e;
		}
		getHEALTHCHECKs() {
			let e = [];
			for (let t of this.instructions) t instanceof u.Healthcheck && e.push(t);
			return e;
		}
		getWORKDIRs() {
			let e = [];
			for (let t of this.instructions) t instanceof p.Workdir && e.push(t);
			return e;
		}
		getOnbuildTriggers() {
			let e = [];
			for (let t of this.instructions) if (t instanceof d.Onbuild) {
				let n = t.getTriggerInstruction();
				n && e.push(n);
			}
			return e;
		}
		getAvailableVariables(e) {
			let t = [];
			for (let n of this.getARGs()) if (n.isBefore(e)) {
				let e = n.getProperty();
				if (e) {
					let n = e.getName();
					t.indexOf(n) === -1 && t.push(n);
				}
			}
			for (let n of this.getENVs()) if (n.isBefore(e)) for (let e of n.getProperties()) {
				let n = e.getName();
				t.indexOf(n) === -1 && t.push(n);
			}
			return t;
		}
		resolveVariable(e, t) {
			let n = this.getENVs();
			for (let r = n.length - 1; r >= 0; r--) if (n[r].isBefore(t)) {
				for (let t of n[r].getProperties()) if (t.getName() === e) return t.getValue();
			}
			let r = this.getARGs();
			for (let n = r.length - 1; n >= 0; n--) if (r[n].isBefore(t)) {
				let t = r[n].getProperty();
				if (t && t.getName() === e) return t.getValue();
			}
		}
		getRange() {
			let e = this.getInstructions();
			if (e.length === 0) return t.Range.create(0, 0, 0, 0);
			let n = e[0].getRange().start, r = e[e.length - 1].getRange().end;
			return t.Range.create(n, r);
		}
		contains(e) {
			let t = this.getRange();
			return t !== null && f.Util.isInsideRange(e, t);
		}
	};
})), St = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Dockerfile = void 0;
	let t = (G(), r(c)), n = $(), i = xt(), a = Q(), o = q(), s = $();
	e.Dockerfile = class extends i.ImageTemplate {
		constructor(e) {
			super(), this.initialInstructions = new i.ImageTemplate(), this.buildStages = [], this.directives = [], this.foundFrom = !1, this.document = e;
		}
		getEscapeCharacter() {
			for (let e of this.directives) if (e.getDirective() === n.Directive.escape) {
				let t = e.getValue();
				if (t === "\\" || t === "`") return t;
			}
			return "\\";
		}
		getInitialARGs() {
			return this.initialInstructions.getARGs();
		}
		getContainingImage(e) {
			let n = t.Range.create(t.Position.create(0, 0), this.document.positionAt(this.document.getText().length));
			if (!o.Util.isInsideRange(e, n)) return null;
			if ((this.initialInstructions.getComments().length > 0 || this.initialInstructions.getInstructions().length > 0) && o.Util.isInsideRange(e, this.initialInstructions.getRange())) return this.initialInstructions;
			for (let t of this.buildStages) if (o.Util.isInsideRange(e, t.getRange())) return t;
			return this;
		}
		addInstruction(e) {
			e.getKeyword() === s.Keyword.FROM ? (this.currentBuildStage = new i.ImageTemplate(), this.buildStages.push(this.currentBuildStage), this.foundFrom = !0) : this.foundFrom || this.initialInstructions.addInstruction(e), this.foundFrom && this.currentBuildStage.addInstruction(e), super.addInstruction(e);
		}
		setDirectives(e) {
			this.directives = e;
		}
		getDirective() {
			return this.directives.length === 0 ? null : this.directives[0];
		}
		getDirectives() {
			return this.directives;
		}
		resolveVariable(e, n) {
			for (let t of this.getFROMs()) {
				let r = t.getRange();
				if (r.start.line <= n && n <= r.end.line) {
					let t = new i.ImageTemplate();
					for (let e of this.initialInstructions.getARGs()) t.addInstruction(e);
					return t.resolveVariable(e, n);
				}
			}
			let r = this.getContainingImage(t.Position.create(n, 0));
			if (r === null) return;
			let a = r.resolveVariable(e, n);
			if (a === null) {
				let t = new i.ImageTemplate();
				for (let e of this.initialInstructions.getARGs()) t.addInstruction(e);
				return t.resolveVariable(e, n);
			}
			return a;
		}
		getAvailableVariables(e) {
			if (this.getInstructionAt(e) instanceof a.From) {
				let e = [];
				for (let t of this.getInitialARGs()) {
					let n = t.getProperty();
					n && e.push(n.getName());
				}
				return e;
			}
			let n = this.getContainingImage(t.Position.create(e, 0));
			return n ? n.getAvailableVariables(e) : [];
		}
		getParentStage(e) {
			let t = e.getFROM(), n = t === null ? null : t.getImageName();
			if (n === null) return null;
			for (let e of this.getFROMs()) if (e.getBuildStage() === n) {
				let n = e.getRange();
				return n.start.line === t.getRange().start.line ? null : this.getContainingImage(n.start);
			}
			return null;
		}
		getStageHierarchy(e) {
			let n = this.getContainingImage(t.Position.create(e, 0));
			if (n === null) return [];
			let r = [n], i = this.getParentStage(n);
			for (; i !== null;) r.splice(0, 0, i), i = this.getParentStage(i);
			return r;
		}
		getAvailableWorkingDirectories(e) {
			let t = /* @__PURE__ */ new Set();
			for (let n of this.getStageHierarchy(e)) for (let r of n.getWORKDIRs()) if (r.getRange().end.line < e) {
				let e = r.getAbsolutePath();
				e != null && (e.endsWith("/") || (e += "/"), t.add(e));
			}
			return Array.from(t);
		}
		organizeComments() {
			let e = this.getComments();
			for (let t = 0; t < e.length; t++) if (o.Util.isInsideRange(e[t].getRange().end, this.initialInstructions.getRange())) this.initialInstructions.addComment(e[t]);
			else for (let n of this.buildStages) o.Util.isInsideRange(e[t].getRange().start, n.getRange()) && n.addComment(e[t]);
		}
		getRange() {
			let e = this.getComments(), n = this.getInstructions(), r = null;
			if (e.length === 0) n.length > 0 && (r = t.Range.create(n[0].getRange().start, n[n.length - 1].getRange().end));
			else if (n.length === 0) r = t.Range.create(e[0].getRange().start, e[e.length - 1].getRange().end);
			else {
				let i = e[0].getRange().start, a = e[e.length - 1].getRange().end, o = n[0].getRange().start, s = n[n.length - 1].getRange().end;
				i.line < o.line ? (a.line < s.line && (r = t.Range.create(i, s)), r = t.Range.create(i, a)) : r = a.line < s.line ? t.Range.create(o, s) : t.Range.create(o, a);
			}
			return r === null ? this.directives.length === 0 ? null : this.directives[0].getRange() : this.directives.length === 0 ? r : t.Range.create(this.directives[0].getRange().start, r.end);
		}
	};
})), Ct = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Parser = void 0;
	let t = ($e(), r(Xe)), n = (G(), r(c)), i = Ye(), a = et(), o = J(), s = at(), l = st(), u = ct(), d = lt(), f = ut(), p = dt(), m = Q(), h = ft(), g = pt(), _ = mt(), v = ht(), y = gt(), b = _t(), x = vt(), S = yt(), C = bt(), w = St(), T = q(), E = $();
	e.Parser = class Parser {
		constructor() {
			this.escapeChar = null;
		}
		static createInstruction(e, t, n, r, i, a) {
			switch (i.toUpperCase()) {
				case "ADD": return new s.Add(e, r, t, n, i, a);
				case "ARG": return new l.Arg(e, r, t, n, i, a);
				case "CMD": return new u.Cmd(e, r, t, n, i, a);
				case "COPY": return new d.Copy(e, r, t, n, i, a);
				case "ENTRYPOINT": return new p.Entrypoint(e, r, t, n, i, a);
				case "ENV": return new f.Env(e, r, t, n, i, a);
				case "FROM": return new m.From(e, r, t, n, i, a);
				case "HEALTHCHECK": return new h.Healthcheck(e, r, t, n, i, a);
				case "LABEL": return new g.Label(e, r, t, n, i, a);
				case "ONBUILD": return new _.Onbuild(e, r, t, n, i, a);
				case "RUN": return new v.Run(e, r, t, n, i, a);
				case "SHELL": return new y.Shell(e, r, t, n, i, a);
				case "STOPSIGNAL": return new b.Stopsignal(e, r, t, n, i, a);
				case "WORKDIR": return new x.Workdir(e, r, t, n, i, a);
				case "USER": return new S.User(e, r, t, n, i, a);
				case "VOLUME": return new C.Volume(e, r, t, n, i, a);
			}
			return new o.Instruction(e, r, t, n, i, a);
		}
		getParserDirectives(e, t) {
			let r = [];
			this.escapeChar = "";
			let i = +!!T.Util.isUTF8BOM(t.substring(0, 1));
			directiveCheck: for (let o = i; o < t.length; o++) switch (t.charAt(o)) {
				case " ":
				case "	": break;
				case "\r":
				case "\n": break directiveCheck;
				case "#":
					let i = -1, s = -1;
					for (let c = o + 1; c < t.length; c++) {
						let l = t.charAt(c);
						switch (l) {
							case " ":
							case "	":
								i !== -1 && s === -1 && (s = c);
								break;
							case "\r":
							case "\n": break directiveCheck;
							case "=":
								let u = -1, d = -1;
								s === -1 && (s = c);
								let f = t.length;
								directiveValue: for (let e = c + 1; e < t.length; e++) switch (l = t.charAt(e), l) {
									case "\r":
									case "\n":
										u !== -1 && d === -1 && (d = e), f = e;
										break directiveValue;
									case "	":
									case " ":
										u !== -1 && d === -1 && (d = e);
										continue;
									default: u === -1 && (u = e);
								}
								if (i === -1) break directiveCheck;
								u === -1 ? (u = c + 1, d = f) : d === -1 && (d = t.length);
								let p = n.Range.create(e.positionAt(o), e.positionAt(f)), m = n.Range.create(e.positionAt(i), e.positionAt(s)), h = n.Range.create(e.positionAt(u), e.positionAt(d));
								r.push(new a.ParserDirective(e, p, m, h)), i = -1, o = t.charAt(d) === "\r" ? d + 1 : d;
								continue directiveCheck;
							default: i === -1 && (i = c);
						}
					}
					break;
				default: break directiveCheck;
			}
			return r;
		}
		parse(e) {
			this.document = t.TextDocument.create("", "", 0, e), this.buffer = e;
			let r = new w.Dockerfile(this.document), i = this.getParserDirectives(this.document, this.buffer), a = 0;
			this.escapeChar = "\\", i.length > 0 ? (r.setDirectives(i), this.escapeChar = r.getEscapeCharacter(), a = this.document.offsetAt(n.Position.create(i.length, 0))) : T.Util.isUTF8BOM(e.substring(0, 1)) && (a = 1);
			for (let e = a; e < this.buffer.length; e++) {
				let t = this.buffer.charAt(e);
				switch (t) {
					case " ":
					case "	":
					case "\r":
					case "\n": break;
					case "#":
						e = this.processComment(r, e);
						break;
					default: e = this.processInstruction(r, t, e);
				}
			}
			return r.organizeComments(), r;
		}
		processInstruction(e, t, n) {
			let r = t, i = -1, a = !1;
			instructionCheck: for (let o = n + 1; o < this.buffer.length; o++) switch (t = this.buffer.charAt(o), t) {
				case this.escapeChar:
					if (a = !0, t = this.buffer.charAt(o + 1), t === "\r" || t === "\n") i === -1 && (i = o), o++;
					else if (t === " " || t === "	") {
						for (let e = o + 2; e < this.buffer.length; e++) switch (this.buffer.charAt(e)) {
							case " ":
							case "	": break;
							case "\r":
							case "\n":
								o = e;
								continue instructionCheck;
							default:
								i = o + 1, r += this.escapeChar, o = e - 2;
								continue instructionCheck;
						}
						i = o + 1, r += this.escapeChar;
						break instructionCheck;
					} else i = o + 1, r += this.escapeChar, a = !1;
					break;
				case " ":
				case "	":
					if (a) {
						escapeCheck: for (let e = o + 1; e < this.buffer.length; e++) switch (this.buffer.charAt(e)) {
							case " ":
							case "	": break;
							case "\r":
							case "\n":
								o = e;
								continue instructionCheck;
							default: break escapeCheck;
						}
						a = !1;
					}
					return i === -1 && (i = o), o = this.processArguments(e, r, i, n, o), e.addInstruction(this.createInstruction(e, r, n, i, o)), o;
				case "\r":
				case "\n":
					if (a) continue;
					return i === -1 && (i = o), e.addInstruction(this.createInstruction(e, r, n, o, o)), o;
				case "#": if (a) continue;
				default: i = o + 1, r += t, a = !1;
			}
			return i === -1 && (i = this.buffer.length), e.addInstruction(this.createInstruction(e, r, n, i, this.buffer.length)), this.buffer.length;
		}
		processHeredocs(e, t) {
			let n = e.getKeyword();
			if (n === E.Keyword.ONBUILD) {
				if (e = e.getTriggerInstruction(), e === null) return t;
				n = e.getKeyword();
			}
			if (n !== E.Keyword.ADD && n !== E.Keyword.COPY && n !== E.Keyword.RUN) return t;
			let r = [], i = !1;
			for (let t of e.getArguments()) {
				let e = t.getValue();
				if (e.startsWith("<<") && e.length > 2) {
					e.startsWith("<<-") && (i = !0);
					let t = T.Util.parseHeredocName(e);
					t !== null && r.push(t);
				}
			}
			if (r.length > 0) for (let e of r) t = this.parseHeredoc(e, t, i);
			return t;
		}
		processArguments(e, t, n, r, i) {
			let a = !1;
			argumentsCheck: for (let o = i + 1; o < this.buffer.length; o++) switch (this.buffer.charAt(o)) {
				case "\r":
				case "\n":
					if (a) continue;
					return this.processHeredocs(this.createInstruction(e, t, r, n, o), o);
				case this.escapeChar:
					let i = this.buffer.charAt(o + 1);
					if (i === "\n" || i === "\r") a = !0, o++;
					else if (i === " " || i === "	") {
						for (let e = o + 2; e < this.buffer.length; e++) switch (this.buffer.charAt(e)) {
							case " ":
							case "	": break;
							case "\r":
							case "\n": a = !0;
							default:
								o = e;
								continue argumentsCheck;
						}
						return this.buffer.length;
					}
					continue;
				case "#":
					if (a) {
						o = this.processComment(e, o);
						continue argumentsCheck;
					}
					break;
				case " ":
				case "	": break;
				default: a &&= !1;
			}
			return this.buffer.length;
		}
		processComment(e, t) {
			let r = this.buffer.length;
			commentLoop: for (let e = t + 1; e < this.buffer.length; e++) switch (this.buffer.charAt(e)) {
				case "\r":
				case "\n":
					r = e;
					break commentLoop;
			}
			let a = n.Range.create(this.document.positionAt(t), this.document.positionAt(r));
			return e.addComment(new i.Comment(this.document, a)), r;
		}
		parseHeredoc(e, t, n) {
			let r = -1, i = !0;
			for (let a = t; a < this.buffer.length; a++) switch (this.buffer.charAt(a)) {
				case " ":
					i = !1;
					break;
				case "	":
					n || (i = !1);
					break;
				case "\r":
				case "\n":
					if (r !== -1 && e === this.buffer.substring(r, a)) return a;
					r = -1, i = !0;
					break;
				default: i &&= (r = a, !1);
			}
			return this.buffer.length;
		}
		createInstruction(e, t, r, i, a) {
			let o = this.document.positionAt(r), s = n.Range.create(o, this.document.positionAt(i)), c = n.Range.create(o, this.document.positionAt(a));
			return Parser.createInstruction(this.document, e, this.escapeChar, c, t, s);
		}
	};
})), $ = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DockerfileParser = e.DefaultVariables = e.Directive = e.Keyword = e.Workdir = e.Volume = e.User = e.Stopsignal = e.Shell = e.Run = e.PropertyInstruction = e.Onbuild = e.ModifiableInstruction = e.Label = e.JSONInstruction = e.Heredoc = e.Healthcheck = e.From = e.Env = e.Entrypoint = e.Copy = e.Cmd = e.Arg = e.Add = e.Variable = e.Property = e.ParserDirective = e.Line = e.Instruction = e.Flag = e.Comment = e.JSONArgument = e.Argument = void 0;
	var t = o();
	Object.defineProperty(e, "Argument", {
		enumerable: !0,
		get: function() {
			return t.Argument;
		}
	});
	var n = s();
	Object.defineProperty(e, "JSONArgument", {
		enumerable: !0,
		get: function() {
			return n.JSONArgument;
		}
	});
	let r = Ye();
	Object.defineProperty(e, "Comment", {
		enumerable: !0,
		get: function() {
			return r.Comment;
		}
	});
	let i = Ct();
	var a = it();
	Object.defineProperty(e, "Flag", {
		enumerable: !0,
		get: function() {
			return a.Flag;
		}
	});
	let c = J();
	Object.defineProperty(e, "Instruction", {
		enumerable: !0,
		get: function() {
			return c.Instruction;
		}
	});
	var l = K();
	Object.defineProperty(e, "Line", {
		enumerable: !0,
		get: function() {
			return l.Line;
		}
	});
	let u = et();
	Object.defineProperty(e, "ParserDirective", {
		enumerable: !0,
		get: function() {
			return u.ParserDirective;
		}
	});
	var d = ot();
	Object.defineProperty(e, "Property", {
		enumerable: !0,
		get: function() {
			return d.Property;
		}
	});
	var f = nt();
	Object.defineProperty(e, "Variable", {
		enumerable: !0,
		get: function() {
			return f.Variable;
		}
	});
	var p = at();
	Object.defineProperty(e, "Add", {
		enumerable: !0,
		get: function() {
			return p.Add;
		}
	});
	let m = st();
	Object.defineProperty(e, "Arg", {
		enumerable: !0,
		get: function() {
			return m.Arg;
		}
	});
	let h = ct();
	Object.defineProperty(e, "Cmd", {
		enumerable: !0,
		get: function() {
			return h.Cmd;
		}
	});
	let g = lt();
	Object.defineProperty(e, "Copy", {
		enumerable: !0,
		get: function() {
			return g.Copy;
		}
	});
	let _ = dt();
	Object.defineProperty(e, "Entrypoint", {
		enumerable: !0,
		get: function() {
			return _.Entrypoint;
		}
	});
	let v = ut();
	Object.defineProperty(e, "Env", {
		enumerable: !0,
		get: function() {
			return v.Env;
		}
	});
	let y = Q();
	Object.defineProperty(e, "From", {
		enumerable: !0,
		get: function() {
			return y.From;
		}
	});
	let b = ft();
	Object.defineProperty(e, "Healthcheck", {
		enumerable: !0,
		get: function() {
			return b.Healthcheck;
		}
	});
	var x = tt();
	Object.defineProperty(e, "Heredoc", {
		enumerable: !0,
		get: function() {
			return x.Heredoc;
		}
	});
	var S = X();
	Object.defineProperty(e, "JSONInstruction", {
		enumerable: !0,
		get: function() {
			return S.JSONInstruction;
		}
	});
	var C = pt();
	Object.defineProperty(e, "Label", {
		enumerable: !0,
		get: function() {
			return C.Label;
		}
	});
	var w = Y();
	Object.defineProperty(e, "ModifiableInstruction", {
		enumerable: !0,
		get: function() {
			return w.ModifiableInstruction;
		}
	});
	var T = mt();
	Object.defineProperty(e, "Onbuild", {
		enumerable: !0,
		get: function() {
			return T.Onbuild;
		}
	});
	var E = Z();
	Object.defineProperty(e, "PropertyInstruction", {
		enumerable: !0,
		get: function() {
			return E.PropertyInstruction;
		}
	});
	var D = ht();
	Object.defineProperty(e, "Run", {
		enumerable: !0,
		get: function() {
			return D.Run;
		}
	});
	var O = gt();
	Object.defineProperty(e, "Shell", {
		enumerable: !0,
		get: function() {
			return O.Shell;
		}
	});
	var k = _t();
	Object.defineProperty(e, "Stopsignal", {
		enumerable: !0,
		get: function() {
			return k.Stopsignal;
		}
	});
	var A = yt();
	Object.defineProperty(e, "User", {
		enumerable: !0,
		get: function() {
			return A.User;
		}
	});
	var j = bt();
	Object.defineProperty(e, "Volume", {
		enumerable: !0,
		get: function() {
			return j.Volume;
		}
	});
	let M = vt();
	Object.defineProperty(e, "Workdir", {
		enumerable: !0,
		get: function() {
			return M.Workdir;
		}
	});
	var N;
	(function(e) {
		e.ADD = "ADD", e.ARG = "ARG", e.CMD = "CMD", e.COPY = "COPY", e.ENTRYPOINT = "ENTRYPOINT", e.ENV = "ENV", e.EXPOSE = "EXPOSE", e.FROM = "FROM", e.HEALTHCHECK = "HEALTHCHECK", e.LABEL = "LABEL", e.MAINTAINER = "MAINTAINER", e.ONBUILD = "ONBUILD", e.RUN = "RUN", e.SHELL = "SHELL", e.STOPSIGNAL = "STOPSIGNAL", e.USER = "USER", e.VOLUME = "VOLUME", e.WORKDIR = "WORKDIR";
	})(N || (e.Keyword = N = {}));
	var P;
	(function(e) {
		e.escape = "escape", e.syntax = "syntax";
	})(P || (e.Directive = P = {})), e.DefaultVariables = [
		"ALL_PROXY",
		"all_proxy",
		"FTP_PROXY",
		"ftp_proxy",
		"HTTP_PROXY",
		"http_proxy",
		"HTTPS_PROXY",
		"https_proxy",
		"NO_PROXY",
		"no_proxy"
	];
	var F;
	(function(e) {
		function parse(e) {
			return new i.Parser().parse(e);
		}
		e.parse = parse;
	})(F || (e.DockerfileParser = F = {}));
})), wt = $();
function readEntries(e) {
	let t = wt.DockerfileParser.parse(e), n = [0];
	for (let t = e.indexOf("\n"); t >= 0; t = e.indexOf("\n", t + 1)) n.push(t + 1);
	let toOffset = ({ line: e, character: t }) => (n[e] ?? 0) + t, r = t.getInstructions().map((e) => ({
		command: e.getKeyword().toLowerCase(),
		at: toOffset(e.getRange().start)
	})), i = t.getComments().map((e) => ({
		command: "comment",
		at: toOffset(e.getRange().start)
	}));
	return [...r, ...i].sort((e, t) => e.at - t.at);
}
function readCommand(e) {
	return JSON.parse((e.members.get("Cmd") ?? e).text);
}
function readDockerfileParts(e, t) {
	let n = new a(0), r = readEntries(e), o = 0, s = 0;
	for (let e of i.of(t).elements()) {
		let t = readCommand(e);
		for (; o < r.length && r[o]?.command !== t;) o++;
		let i = r[o++];
		if (i === void 0) break;
		let a = n.set(s++, i.at);
		for (let [t, n] of e.members) {
			let e = a.set(t, i.at);
			for (let [t] of [...n.elements()].entries()) e.set(t, i.at);
		}
	}
	return n;
}
export { readDockerfileParts };
