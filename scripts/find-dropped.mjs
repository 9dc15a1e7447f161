import { parseSync } from "rolldown/utils";

/**
 * Functions of which Rolldown drops a call whose value nobody uses, although it may throw: `try { decodeURIComponent(text); } catch …` is
 * gone in the package, and what it refuses passes.
 */
const PURE = /^(?:(?:de|en)codeURI(?:Component)?|String|Boolean|Object|parseInt|isNaN)$/;
const PURE_OWNERS = /^(?:Array|Math|Number|String|Symbol|URL|Date)$/;

/** What a source must have to be worth a parser's time. */
export const MAY_BE_DROPPED =
  /\b(?:(?:de|en)codeURI|(?:String|Boolean|Object|parseInt|isNaN)\s*\(|(?:Array|Math|Number|String|Symbol|URL|Date)\s*\.)/;

/** @param {any} callee */
function isPure(callee) {
  if (callee.type === "Identifier") return PURE.test(callee.name);
  return callee.type === "MemberExpression" && !callee.computed && PURE_OWNERS.test(callee.object.name ?? "");
}

/** The expressions whose value is not used, of one that stands alone. @param {any} expression @returns {any[]} */
function unusedParts(expression) {
  switch (expression.type) {
    case "SequenceExpression":
      return expression.expressions.flatMap(unusedParts);
    case "UnaryExpression":
    case "ParenthesizedExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
      return unusedParts(expression.argument ?? expression.expression);
    case "LogicalExpression":
      return unusedParts(expression.right);
    case "ConditionalExpression":
      return [...unusedParts(expression.consequent), ...unusedParts(expression.alternate)];
    default:
      return [expression];
  }
}

/** The first call in a source that the package would not have; `undefined` for none. @param {string} code @param {string} name */
export function findDropped(code, name = "source.ts") {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) return undefined;
  /** @type {any[]} */
  const open = [program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === "ExpressionStatement") {
      const found = unusedParts(node.expression).find(
        (one) => one.type === "CallExpression" && isPure(one.callee),
      );
      if (found !== undefined) return code.slice(found.start, found.end);
    }
    for (const value of Object.values(node))
      if (typeof value === "object" && value !== null) open.push(value);
  }
  return undefined;
}
