import { type AuthenticationContext, authenticate } from "./authenticate.js";
import type { Dialect, ReferrerTree } from "./dialect.js";
import type { EvidenceStore, StoredReferrer, Visibility } from "./evidence-store.js";
import { cutPage } from "./page-cursor.js";
import type { Route } from "./router.js";
import { ServiceProblem } from "./service-problem.js";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** A discovery request, over either transport. Empty strings and 0 are unset, as in protobuf. */
interface DiscoveryRequest {
  digest: string;
  kind: string;
  projectName: string;
  projectVersion: string;
  cursor: string;
  /** In REST's textual form. */
  limit: number | string;
}

type DiscoveryContext = AuthenticationContext & { store: EvidenceStore; dialect: Dialect };

/** `GET /discover/{digest}` (specification 4.2). */
export function createDiscoverRoute(context: DiscoveryContext): Route {
  return async ({ headers, query }, digest) => {
    const { tree, nextCursor } = await findDiscovery(context, headers, {
      digest,
      kind: query["kind"] ?? "",
      projectName: query["project_name"] ?? "",
      projectVersion: query["project_version"] ?? "",
      cursor: query["pagination.cursor"] ?? "",
      limit: query["pagination.limit"] ?? "",
    });
    return context.dialect.toDiscovery(tree, nextCursor);
  };
}

/** A referrer with one page of its references. @throws ServiceProblem */
export async function findDiscovery(
  context: DiscoveryContext,
  headers: Readonly<Record<string, string>>,
  request: DiscoveryRequest,
): Promise<{ tree: ReferrerTree; nextCursor: string }> {
  const { store, dialect } = context;
  const { digest, kind, cursor } = request;
  const { organizations } = await authenticate(headers, context);
  const visibility: Visibility = { organizations, ...projectScope(request) };
  const limit = pageLimit(readLimit(request.limit));
  // An invalid cursor is rejected before the digest is looked up.
  cutPage([], cursor, limit);
  const root = findReferrer(store.findByDigest(digest, visibility), digest, kind);
  const page = cutPage(store.referencesOf(root, visibility), cursor, limit);

  const toTree = (referrer: StoredReferrer, depth: number, above: ReadonlySet<string>): ReferrerTree => ({
    referrer,
    references:
      depth === 0
        ? []
        : store
            .referencesOf(referrer, visibility)
            .filter(({ id }) => !above.has(id))
            .map((next) => toTree(next, depth - 1, new Set([...above, next.id]))),
  });
  const references = page.references.map((item) =>
    toTree(item, dialect.referenceDepth - 1, new Set([root.id, item.id])),
  );
  return { tree: { referrer: root, references }, nextCursor: page.nextCursor };
}

function findReferrer(candidates: readonly StoredReferrer[], digest: string, kind: string): StoredReferrer {
  const matching = kind === "" ? candidates : candidates.filter((candidate) => candidate.kind === kind);
  const [first, ...others] = matching;
  if (first === undefined) throw new ServiceProblem({ kind: "referrer_not_found", digest });
  if (others.length > 0) {
    throw new ServiceProblem({ kind: "kind_ambiguous", digest, kinds: matching.map((match) => match.kind) });
  }
  return first;
}

function projectScope({
  projectName: name,
  projectVersion: version,
}: DiscoveryRequest): Pick<Visibility, "project"> {
  if (name === "" && version !== "") throw new ServiceProblem({ kind: "project_name_missing" });
  if (name === "") return {};
  return { project: version === "" ? { name } : { name, version } };
}

function readLimit(text: number | string): number {
  if (typeof text === "number") return text;
  if (text === "") return 0;
  if (!/^-?\d{1,10}$/.test(text)) throw new ServiceProblem({ kind: "limit_malformed", limit: text });
  return Number(text);
}

/** An absent limit and 0 are the default, as for every unset field of a protobuf message. */
function pageLimit(limit: number): number {
  if (limit < 0 || limit > MAX_LIMIT) throw new ServiceProblem({ kind: "limit_out_of_range" });
  return limit === 0 ? DEFAULT_LIMIT : limit;
}
