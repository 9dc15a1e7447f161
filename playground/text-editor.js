// <text-editor>: a text with line numbers, colours and problems at their lines. CodeMirror is in a shadow tree, where its styles are style
// sheets of the tree: the page's Content-Security-Policy allows no style elements.
/* global customElements, HTMLElement */
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { rego } from "./rego-language.js";

const LANGUAGES = { rego, json: json() };

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.keyword, tags.atom, tags.bool, tags.null], color: "var(--keyword)" },
  { tag: tags.string, color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: [tags.function(tags.variableName), tags.propertyName], color: "var(--name)" },
  { tag: tags.special(tags.variableName), color: "var(--root)" },
]);

const LOOKS = EditorView.theme({
  "&": { color: "inherit", backgroundColor: "transparent", maxHeight: "32rem" },
  "&.cm-focused": { outline: "3px solid var(--focus)", outlineOffset: "1px" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", fontSize: "0.9rem", lineHeight: "1.45" },
  ".cm-content": { caretColor: "currentColor" },
  ".cm-cursor": { borderLeftColor: "currentColor" },
  ".cm-gutters": {
    color: "var(--muted)",
    backgroundColor: "transparent",
    borderRight: "1px solid var(--line)",
  },
  ".cm-activeLine": { backgroundColor: "var(--active)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  // Instead of images, for which the page's policy would have to allow styles.
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--bad)" },
  ".cm-lint-marker-error": { content: "normal", borderRadius: "50%", backgroundColor: "var(--bad)" },
  ".cm-tooltip": { color: "inherit", backgroundColor: "var(--page)", border: "1px solid var(--line)" },
});

export class TextEditor extends HTMLElement {
  /** @type {EditorView | undefined} */
  #view;

  connectedCallback() {
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    const language = this.getAttribute("language") === "rego" ? LANGUAGES.rego : LANGUAGES.json;
    this.#view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          indentUnit.of(language === LANGUAGES.rego ? "\t" : "  "),
          EditorState.tabSize.of(4),
          // Escape and then Tab leave the editor.
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({
            "aria-label": this.getAttribute("label") ?? "",
            // Makes it scrollable with the keyboard.
            tabindex: "0",
            spellcheck: "false",
            autocapitalize: "off",
          }),
          language,
          syntaxHighlighting(COLOURS),
          LOOKS,
          EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) this.dispatchEvent(new Event("input"));
          }),
        ],
      }),
    });
  }

  get #editor() {
    if (this.#view === undefined) throw new Error("the editor is not in the page");
    return this.#view;
  }

  get value() {
    return this.#editor.state.doc.toString();
  }

  set value(text) {
    const view = this.#editor;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }

  /** Selects a part, from one offset to another, and shows it. */
  select(/** @type {number} */ from, /** @type {number} */ to) {
    const view = this.#editor;
    view.focus();
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  }

  /** Selects a line, or the last one if there are fewer. */
  selectLine(/** @type {number} */ number) {
    const { from, to } = this.#lineAt(number);
    this.select(from, to);
  }

  /** The selected text. */
  get selected() {
    const { state } = this.#editor;
    const { from, to } = state.selection.main;
    return state.sliceDoc(from, to);
  }

  /** Shows problems at their lines, instead of the previous ones. */
  showProblems(/** @type {readonly { line: number, message: string }[]} */ problems) {
    const diagnostics = problems.map(({ line, message }) => {
      const { from, to } = this.#lineAt(line);
      return { from, to, message, severity: /** @type {const} */ ("error") };
    });
    this.#editor.dispatch(setDiagnostics(this.#editor.state, diagnostics));
  }

  #lineAt(/** @type {number} */ number) {
    const { doc } = this.#editor.state;
    return doc.line(Math.min(Math.max(number, 1), doc.lines));
  }
}

customElements.define("text-editor", TextEditor);
