import { addObjects, LargeJson, type Objects } from "../../base/terms/large-json.js";
import { RegoNumber, type Term } from "../../base/terms/term.js";
import type { PathKey } from "./data-path.js";

/** The target of a request for a path. */
export type Target =
  /** An entrypoint, and the path of the requested part in its value. */
  | { kind: "entrypoint"; name: string; rest: readonly PathKey[]; isRule: boolean }
  /** No rule defines a part of it; `isPackage`: it is a package, or above one, so that it is an object. */
  | { kind: "base"; isPackage: boolean }
  /** Rules define it, but no entrypoint returns it. */
  | { kind: "unknown" }
  | { kind: "function" };

interface Node {
  children: Map<string, Node>;
  /** The definition at exactly this path. */
  defined: "rule" | "function" | undefined;
  /** Whether it is an entrypoint. */
  isEntrypoint: boolean;
  /** Whether rules define a part of it, and it has no name as an entrypoint. */
  isNameless: boolean;
  /** Whether it is a package, or above one. */
  isPackage: boolean;
}

function createNode(): Node {
  return {
    children: new Map(),
    defined: undefined,
    isEntrypoint: false,
    isNameless: false,
    isPackage: false,
  };
}

/** The path of a rule or function below `data`. */
interface DefinedDocument {
  path: readonly string[];
  isFunction: boolean;
}

/** The paths of rules in `data`: which entrypoint returns a document without evaluating any other rule. */
export class DocumentTree {
  readonly #root = createNode();

  private constructor() {
    // Created by the functions below.
  }

  /**
   * The tree of rules: each, and everything above them, is an entrypoint.
   *
   * @param packages the paths of all packages: one without rules is an empty object.
   */
  static ofRules(
    documents: readonly DefinedDocument[],
    packages: readonly (readonly string[])[],
  ): DocumentTree {
    const tree = new DocumentTree();
    for (const path of packages) {
      let node = tree.#root;
      for (const key of path) {
        node = tree.#child(node, key);
        node.isPackage = true;
      }
    }
    for (const { path, isFunction } of documents) {
      let node = tree.#root;
      let isNameable = true;
      for (const key of path) {
        node = tree.#child(node, key);
        // Names of entrypoints are paths with slashes.
        isNameable &&= key !== "" && !key.includes("/");
        if (isFunction) continue;
        if (isNameable) node.isEntrypoint = true;
        else node.isNameless = true;
      }
      if (isFunction) node.defined ??= "function";
      else node.defined = "rule";
    }
    return tree;
  }

  /** The tree of a compiled policy, of which only the entrypoints can be requested. */
  static ofEntrypoints(names: readonly string[]): DocumentTree {
    const tree = new DocumentTree();
    for (const name of names) {
      const node = name.split("/").reduce((parent, key) => tree.#child(parent, key), tree.#root);
      node.defined = "rule";
      node.isEntrypoint = true;
    }
    return tree;
  }

  #child(node: Node, key: string): Node {
    const child = node.children.get(key) ?? createNode();
    node.children.set(key, child);
    return child;
  }

  /** The keys at the root of `data` below which there are rules, sorted. */
  get roots(): string[] {
    return [...this.#root.children]
      .filter(([, node]) => node.isEntrypoint)
      .map(([key]) => key)
      .sort();
  }

  /** The names of all entrypoints, sorted. */
  get entrypoints(): string[] {
    const names: string[] = [];
    const collect = (node: Node, path: readonly string[]): void => {
      if (node.isEntrypoint) names.push(path.join("/"));
      for (const [key, child] of node.children) collect(child, [...path, key]);
    };
    collect(this.#root, []);
    return names.sort();
  }

  /** The target of a request for a path of at least one key. */
  find(path: readonly PathKey[]): Target {
    let node = this.#root;
    let last: { name: string[]; rest: readonly PathKey[] } | undefined;
    const name: string[] = [];
    for (const [index, key] of path.entries()) {
      const child = key instanceof RegoNumber ? undefined : node.children.get(key);
      if (child === undefined || typeof key !== "string") return { kind: "base", isPackage: false };
      node = child;
      name.push(key);
      if (node.isEntrypoint) last = { name: [...name], rest: path.slice(index + 1) };
      if (node.defined === "function") return { kind: "function" };
      if (node.defined === "rule") break;
    }
    if (!node.isEntrypoint && !node.isNameless && node.isPackage) return { kind: "base", isPackage: true };
    if (last === undefined) return { kind: "unknown" };
    // The path of a rule that cannot be named is part of the path above it.
    return {
      kind: "entrypoint",
      name: last.name.join("/"),
      rest: last.rest,
      isRule: node.defined === "rule",
    };
  }

  /** The value at a path of packages, with empty objects for packages without rules. */
  withPackages(path: readonly PathKey[], value: Term): Term;
  withPackages(path: readonly PathKey[], value: Term | LargeJson): Term | LargeJson;
  withPackages(path: readonly PathKey[], value: Term | LargeJson): Term | LargeJson {
    let node: Node | undefined = this.#root;
    for (const key of path) node = typeof key === "string" ? node?.children.get(key) : undefined;
    if (node?.isPackage !== true && path.length > 0) return value;
    const packages = toPackages(node ?? this.#root);
    return value instanceof LargeJson ? value.withObjects(packages) : addObjects(value, packages);
  }
}

function toPackages({ children }: Node): Objects {
  const packages = [...children].filter(([, { isPackage }]) => isPackage);
  return { children: new Map(packages.map(([key, child]) => [key, toPackages(child)])) };
}
