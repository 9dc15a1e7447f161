/** The state of an item: known, only referenced, or unknown to the service. */
type NodeState = "known" | "named" | "not_found";

/** An item of the service in a graph. */
export interface GraphNode {
  /** Unique in its graph: `n0`, `n1`, … in the order in which they were found. */
  id: string;
  /** `<algorithm>:<hex>` */
  digest: string;
  /** Material type, such as `CONTAINER_IMAGE`; empty when it is not known. */
  kind: string;
  /** From its metadata; absent without one. */
  name?: string;
  state: NodeState;
  /** Whether the graph starts here. */
  isRoot: boolean;
  /** Whether a policy requested it. */
  isUsed: boolean;
}

/** `from` refers to `to`; both are ids of nodes. */
interface GraphEdge {
  from: string;
  to: string;
  /** Whether `to` also refers to `from`: the service reports most references at both ends. */
  isBoth: boolean;
}

/** The references between items. */
export interface ReferenceGraph {
  nodes: readonly GraphNode[];
  /** References in both directions are one edge. */
  edges: readonly GraphEdge[];
  /** Descriptions of omitted parts, with the reasons; empty when the graph is complete. */
  cuts: readonly string[];
}

/** The part of a `discover` response that a graph shows. */
export interface GraphItem {
  digest: string;
  kind: string;
  name?: string | undefined;
  references: readonly GraphItem[];
}

function getKey(digest: string, kind: string): string {
  return JSON.stringify([digest, kind]);
}

type Reference = Pick<GraphEdge, "from" | "to">;
type Found = { -readonly [Key in keyof GraphNode]: GraphNode[Key] };

/** Builds a graph from responses. Every digest and kind is one node, however often it occurs; cycles are edges. */
export class GraphBuilder {
  readonly #nodes = new Map<string, Found>();
  readonly #edges = new Map<string, Reference>();
  readonly #cuts = new Set<string>();
  readonly #maxNodes: number;

  constructor(maxNodes: number) {
    this.#maxNodes = maxNodes;
  }

  get size(): number {
    return this.#nodes.size;
  }

  /** Whether an item is a node: it is not if it was beyond the limit. */
  has({ digest, kind }: Pick<GraphItem, "digest" | "kind">): boolean {
    return this.#nodes.has(getKey(digest, kind));
  }

  /** Adds a response: the item, its references, and the parts of them in the response. */
  add(item: GraphItem, isRoot = false): void {
    const node = this.#node(item, "known");
    if (node === undefined) return;
    node.isRoot ||= isRoot;
    const pending: [Found, GraphItem][] = [[node, item]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [from, { references }] = next;
      for (const reference of references) {
        const state = reference.references.length > 0 ? "known" : "named";
        const to = this.#node(reference, state);
        if (to === undefined) continue;
        const key = `${from.id} ${to.id}`;
        const isNew = !this.#edges.has(key);
        this.#edges.set(key, { from: from.id, to: to.id });
        if (isNew) pending.push([to, reference]);
      }
    }
  }

  /** Adds an item that the service does not have. */
  addNotFound(digest: string, kind: string): void {
    const node = this.#node({ digest, kind }, "not_found");
    if (node !== undefined && node.state !== "known") node.state = "not_found";
  }

  /** Records an omission. */
  cut(why: string): void {
    this.#cuts.add(why);
  }

  /** The graph so far. @param used the digests that policies requested. */
  graph(used: ReadonlySet<string> = new Set()): ReferenceGraph {
    const nodes = [...this.#nodes.values()].map((node) => ({ ...node, isUsed: used.has(node.digest) }));
    return { nodes, edges: joinedEdges(this.#edges.values()), cuts: [...this.#cuts] };
  }

  #node(
    { digest, kind, name }: Pick<GraphItem, "digest" | "kind" | "name">,
    state: NodeState,
  ): Found | undefined {
    const key = getKey(digest, kind);
    const known = this.#nodes.get(key);
    if (known !== undefined) {
      if (state === "known") known.state = state;
      if (name !== undefined) known.name ??= name;
      return known;
    }
    if (this.#nodes.size >= this.#maxNodes) {
      this.cut(`only the first ${this.#maxNodes} items are shown`);
      return undefined;
    }
    const node: Found = {
      id: `n${this.#nodes.size}`,
      digest,
      kind,
      ...(name === undefined ? {} : { name }),
      state,
      isRoot: false,
      isUsed: false,
    };
    this.#nodes.set(key, node);
    return node;
  }
}

function joinedEdges(references: Iterable<Reference>): GraphEdge[] {
  const joined = new Map<string, GraphEdge>();
  for (const { from, to } of references) {
    const back = joined.get(`${to} ${from}`);
    if (back !== undefined && from !== to) back.isBoth = true;
    else joined.set(`${from} ${to}`, { from, to, isBoth: false });
  }
  return [...joined.values()];
}

/** `sha256:9f86d081884c…` */
export function shortDigest(digest: string): string {
  return digest.replace(/^([^:]*:.{12}).+$/s, "$1…");
}

/** The labels of a node in a picture, in addition to its kind, name and digest. */
export function nodeMarks({ isRoot, isUsed, state }: GraphNode): string[] {
  return [
    ...(isRoot ? ["start"] : []),
    ...(isUsed ? ["used by a policy"] : []),
    ...(state === "not_found" ? ["not found"] : []),
  ];
}
