import { createHash } from "node:crypto";
import { markup, trusted, type Markup } from "./markup.js";
import { PAGE_SCRIPT } from "./page-script.js";
import { PAGE_STYLE } from "./page-style.js";

/** The source expression of Content Security Policy for an inline element with exactly this text. */
function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Nothing is loaded, sent or framed; only this script and this style are allowed. */
const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(PAGE_STYLE)}`,
  `script-src ${hashSource(PAGE_SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Creates a standalone page. It can be read without its script, which only filters. */
export function toPage(title: string, body: Markup): string {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${trusted(PAGE_STYLE)}</style>
</head>
<body>
${body}
<script>${trusted(PAGE_SCRIPT)}</script>
</body>
</html>
`;
  return page.text;
}
