import { askCore } from "./ask-core.js";
import { pick } from "../../base/pick.js";
import type { CalledBuiltin, EvalRegoOptions } from "./eval-rego.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";

/** A request for filters of databases: `POST /v1/compile/{path}` of OPA's server. */
interface FiltersRequest
  extends RegoSources, CoreRunOptions, Pick<EvalRegoOptions, "answers" | "rounds" | "nowNs" | "seed"> {
  /** Below `/v1/compile`, with its escapes decoded. */
  path: string;
  /** JSON text; empty for none. */
  body: string;
  /** The header `Accept`; empty for none. */
  accept: string;
  instrument: boolean;
  strictBuiltinErrors: boolean;
}

/** OPA's answer. */
export interface FiltersReply {
  /** Of HTTP. */
  status: number;
  /** The body unless the status is 200. */
  error?: string;
  /** JSON text; absent where the policy allows nothing. */
  result?: string;
  /** JSON text of a list; absent without any. */
  hints?: string;
  /** JSON text. */
  metrics?: string;
  /** The member `query` of the body. */
  query?: string;
  /** JSON text: additional contents of the decision log. */
  custom?: string;
  /** JSON text: the answers of built-ins that are not deterministic. */
  ndBuiltinCache?: string;
  /** The print output of policies. */
  printed?: readonly string[];
  /** With `rounds`: the calls whose answers the evaluation took. */
  used?: readonly CalledBuiltin[];
  /** With `rounds`: the calls without an answer. With any, only they count; the first is certainly needed. */
  unanswered?: readonly CalledBuiltin[];
}

/**
 * Makes filters of a rule with OPA's evaluator in a worker. Errors of the request and of the evaluation are part of the reply.
 *
 * @throws PolicyLoadError `rego_invalid` for Rego that cannot be loaded, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function makeFilters(request: FiltersRequest): Promise<FiltersReply> {
  const { body, nowNs } = request;
  const text = JSON.stringify({
    op: "filters",
    ...toRequestSources(request),
    ...pick(request, "path", "accept", "instrument", "strictBuiltinErrors", "answers", "rounds", "seed"),
    nowNs: nowNs?.toString(),
  });
  // Inserted verbatim, because parsing would lose exact numbers.
  const whole = body === "" ? text : `${text.slice(0, -1)},"body":${body}}`;
  return askCore("making the filters", whole, request);
}
