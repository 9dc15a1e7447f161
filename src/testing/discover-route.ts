import { type AuthenticationContext, authenticate } from "./authenticate.js";
import type { Dialect, ReferrerTree } from "./dialect.js";
import type { EvidenceStore, StoredReferrer, Visibility } from "./evidence-store.js";
import { cutPage } from "./page-cursor.js";
import type { Route } from "./router.js";
import { ServiceProblem } from "./service-problem.js";
import type { ReceivedRequest } from "./service-request.js";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** `GET /discover/{digest}` (specification 4.2). */
export function createDiscoverRoute(
  context: AuthenticationContext & { store: EvidenceStore; dialect: Dialect },
): Route {
  const { store, dialect } = context;
  return async ({ headers, query }, digest) => {
    const { organizations } = await authenticate(headers, context);
    const visibility: Visibility = { organizations, ...projectScope(query) };
    const limit = pageLimit(query["pagination.limit"]);
    // An unreadable cursor is refused before the digest is looked up.
    const cursor = query["pagination.cursor"] ?? "";
    cutPage([], cursor, limit);
    const root = findReferrer(store.findByDigest(digest, visibility), digest, query["kind"] ?? "");
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
    return dialect.toDiscovery({ referrer: root, references }, page.nextCursor);
  };
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

function projectScope(query: ReceivedRequest["query"]): Pick<Visibility, "project"> {
  const { project_name: name = "", project_version: version = "" } = query;
  if (name === "" && version !== "") throw new ServiceProblem({ kind: "project_name_missing" });
  if (name === "") return {};
  return { project: version === "" ? { name } : { name, version } };
}

/** An absent limit and 0 are the default, as for every unset field of a protobuf message. */
function pageLimit(text = ""): number {
  if (text === "") return DEFAULT_LIMIT;
  if (!/^-?\d{1,10}$/.test(text)) throw new ServiceProblem({ kind: "limit_malformed", limit: text });
  const limit = Number(text);
  if (limit < 0 || limit > MAX_LIMIT) throw new ServiceProblem({ kind: "limit_out_of_range" });
  return limit === 0 ? DEFAULT_LIMIT : limit;
}
