import type { GateReport } from "../../gate-report.js";
import type { Recording } from "../../../engine/recording/recording.js";
import { toJsonValue, type JsonValue } from "../../../base/terms/json-value.js";
import { parseJson } from "../../../base/terms/parse-term.js";
import { GraphBuilder, type GraphItem, type ReferenceGraph } from "../graph/reference-graph.js";
import { isJsonObject } from "../../../base/text/member-of.js";

const MAX_NODES = 2000;
const MAX_DEPTH = 20;
const DIGEST = /^[a-z0-9]+:[0-9a-f]{40,128}$/;

/** An item of a recorded response; `undefined` for anything else. */
function toItem(value: JsonValue | undefined, depth = 0): GraphItem | undefined {
  if (!isJsonObject(value)) return undefined;
  const { digest, kind, metadata, references } = value;
  if (typeof digest !== "string" || typeof kind !== "string") return undefined;
  const name = isJsonObject(metadata) ? metadata["name"] : undefined;
  const items = Array.isArray(references) && depth < MAX_DEPTH ? references : [];
  return {
    digest,
    kind,
    ...(typeof name === "string" ? { name } : {}),
    references: items.flatMap((item) => toItem(item, depth + 1) ?? []),
  };
}

/** The digests that policies requested, in calls whose results they used. */
function usedDigests({ trail }: GateReport): Set<string> {
  const used = new Set<string>();
  for (const { calls } of trail?.decisions ?? []) {
    for (const call of calls) {
      if (!call.used) continue;
      for (const arg of call.args) if (typeof arg === "string" && DIGEST.test(arg)) used.add(arg);
    }
  }
  return used;
}

/** The references in the responses of discover; `undefined` without such a response. */
export function answerGraph(report: GateReport, recording: Recording): ReferenceGraph | undefined {
  const builder = new GraphBuilder(MAX_NODES);
  for (const { name, args, answer } of recording.calls) {
    if (!name.endsWith(".discover")) continue;
    const given = toJsonValue(parseJson(args));
    const [digest, kind] = Array.isArray(given) ? given : [];
    if (answer.kind === "value") {
      const item = toItem(toJsonValue(parseJson(answer.json)));
      if (item !== undefined) builder.add(item);
    } else if (answer.kind === "undefined" && answer.notFound && typeof digest === "string") {
      builder.addNotFound(digest, typeof kind === "string" ? kind : "");
    }
  }
  return builder.size === 0 ? undefined : builder.graph(usedDigests(report));
}
