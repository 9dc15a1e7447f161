/**
 * The script of a page. It filters findings, opens closed details before printing, and writes no markup. The page's
 * policy contains its hash.
 */
export const PAGE_SCRIPT = `
"use strict";
(() => {
  const filter = document.querySelector("[data-filter]");
  if (filter !== null) {
    const findings = Array.from(document.querySelectorAll("[data-finding]"));
    const groups = Array.from(document.querySelectorAll("[data-group]"));
    const field = filter.querySelector("input[type=search]");
    const kinds = Array.from(filter.querySelectorAll("input[type=checkbox]"));
    const count = filter.querySelector("output");
    let texts;
    const apply = () => {
      texts ??= findings.map((finding) => finding.textContent.toLowerCase());
      const words = field.value.toLowerCase().split(/\\s+/).filter((word) => word !== "");
      const shown = new Set(kinds.filter((kind) => kind.checked).map((kind) => kind.value));
      let left = 0;
      findings.forEach((finding, index) => {
        const fits =
          shown.has(finding.dataset.finding) && words.every((word) => texts[index].includes(word));
        finding.hidden = !fits;
        if (fits) left++;
      });
      const all = words.length === 0 && left === findings.length;
      for (const group of groups) {
        group.hidden = !all && group.querySelector("[data-finding]:not([hidden])") === null;
      }
      count.textContent = all ? "" : left + " of " + findings.length + " shown";
    };
    let timer;
    filter.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(apply, 80);
    });
    filter.addEventListener("submit", (event) => event.preventDefault());
    filter.hidden = false;
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.focus();
    });
  }
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = Array.from(document.querySelectorAll("details:not([open]):not([data-screen])"));
    for (const one of opened) one.open = true;
  });
  addEventListener("afterprint", () => {
    for (const one of opened) one.open = false;
    opened = [];
  });
})();
`;
