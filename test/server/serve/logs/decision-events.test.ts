import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cleanUpAfterAll } from "../../../clean-up.js";
import { caseOf, CASE_HEADER, readEvents, toEventShape } from "../../../../scripts/event-shape.mjs";
import { createUntracedPaths } from "../../../../src/server/serve/untraced-paths.js";
import { makeFolder } from "../../../cli/run.js";
import { startTestTelemetry } from "../../otel/telemetry.js";
import { packBundle, startControlService } from "../control-service.js";
import { runConfigured, type RunOptions } from "../run-configured.js";
import { FIXTURES, send, type SentRequest } from "../serve.js";

type Event = Record<string, unknown>;

interface LoggedRequest extends SentRequest {
  name: string;
  /** Default: `files`. */
  setup?: SetupName;
  /** Members that OPA's event has and this server's has not: `error.stack_trace`. */
  lacks?: string[];
  /** Members whose text is another one here: Wasm's own, or the name of a file of a bundle. */
  other?: string[];
  /** The members that are others here. */
  differs?: { why: string; event: Event };
}

interface Recorded {
  event: Event | null;
  /** Where it is another one than the event's. */
  consoleError?: string;
}

type SetupName = "files" | "bundle" | "unnamed" | "traced";

const read = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURES, name), "utf8"));
const REQUESTS = read("event-requests.json") as LoggedRequest[];
// The events of `opa run --server` of OPA 1.22: scripts/serve-events.mjs.
const RECORDED = read("events.json") as Record<string, Recorded>;

/** Of OPA's compiler of queries and its resolver of documents, which there are not here: docs/serve.md names them. */
const LACKED_METRICS = ["timer_rego_query_compile_ns", "timer_rego_external_resolve_ns"];
/** OPA keeps what METADATA says of a path, so that only the first request for its filters has them. */
const FIRST_METRICS = [
  "timer_compile_extract_annotations_mask_ns",
  "timer_compile_extract_annotations_unknowns_ns",
];
const POLICIES = ["app.rego", "log.rego", "rows.rego", "system.rego", "data.json"].map(
  (name) => `event-policies/${name}`,
);

async function packPolicies(revision: string): Promise<Buffer> {
  const files = Object.fromEntries(
    POLICIES.map((path) => [
      path.replace("event-policies/data.json", "data.json"),
      readFileSync(join(FIXTURES, path), "utf8"),
    ]),
  );
  const manifest = revision === "" ? {} : { ".manifest": JSON.stringify({ revision }) };
  return packBundle({ ...manifest, ...files });
}

const SETUPS: Record<SetupName, { revision?: string; isTraced?: boolean }> = {
  files: {},
  bundle: { revision: "r1" },
  unnamed: { revision: "" },
  traced: { isTraced: true },
};

/** Elements of lists too: `error.0.details`, `metrics.timer_rego_query_eval_ns`. */
function without(value: unknown, [first = "", ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((item) => item !== first);
    return value.map((item, at) => (String(at) === first ? without(item, rest) : (item as unknown)));
  }
  const { [first]: member, ...others } = value as Event;
  return rest.length === 0 ? others : { ...others, [first]: without(member, rest) };
}

type LoggedError = { message?: string; location?: { file?: string } };
const messageOf = ({ error }: Event): string => (error as LoggedError).message ?? "";
const fileOf = ({ error }: Event): string => (error as LoggedError).location?.file ?? "";

/** OPA's console as this server's, which lacks the same as the event. */
function toOwnText(text: string, lacks: readonly string[], theirs: Event, own: Event): string {
  // Details are written below the message.
  const lines = lacks.includes("error.0.details") ? text.split("\n", 1) : [text];
  return lines.join("").replace(messageOf(theirs), messageOf(own)).replace(fileOf(theirs), fileOf(own));
}

describe.each(Object.entries(SETUPS))(
  "the events of OPA's decision log: %s",
  (setup, { revision, isTraced }) => {
    const requests = REQUESTS.filter((request) => (request.setup ?? "files") === setup);
    let events: Event[] = [];
    let lines: Event[] = [];
    const cleanUp = cleanUpAfterAll();

    beforeAll(async () => {
      const service = await startControlService(cleanUp);
      if (revision !== undefined)
        service.bundles.set("/bundle.tar.gz", { bytes: await packPolicies(revision) });
      const options: RunOptions = { service, loggedHeaders: ["X-Trace", CASE_HEADER] };
      if (isTraced === true) options.isUntraced = await createUntracedPaths(["/v1/data/app/allow"]);
      const server = await runConfigured(
        {
          nd_builtin_cache: true,
          persistence_directory: await makeFolder({}, cleanUp),
          decision_logs: { service: "control", console: true },
          ...(revision === undefined ? {} : { bundles: { authz: { resource: "bundle.tar.gz" } } }),
        },
        FIXTURES,
        revision === undefined ? ["event-policies"] : [],
        options,
        cleanUp,
      );
      await server.runtime.start();
      await vi.waitFor(() => expect(server.runtime.plugins.missing).toEqual([]), { timeout: 20_000 });
      const telemetry = isTraced === true ? startTestTelemetry() : undefined;
      for (const [index, { headers, ...asked }] of requests.entries())
        await send(server.port, { ...asked, headers: { ...headers, [CASE_HEADER]: String(index) } });
      await telemetry?.[Symbol.asyncDispose]();
      await server.runtime.close(60_000);
      events = service.logTexts.flatMap((text) => readEvents(text) as Event[]);
      lines = server.lines.map((line) => readEvents(line) as Event);
    });

    it.each(requests.map((request, index) => ({ ...request, index })))("$name", (request) => {
      const { name, index, lacks = [], other = [], differs } = request;
      const { event: theirs, consoleError } = RECORDED[name]!;
      const own = events.find((event) => caseOf(event) === String(index));
      if (theirs === null) {
        expect(own).toBeUndefined();
        return;
      }
      const expected = lacks.reduce<unknown>(
        (event, path) => without(event, path.split(".")),
        theirs,
      ) as Event;
      const lacked = request.path.startsWith("/v1/compile/") ? FIRST_METRICS : LACKED_METRICS;
      const metrics = (expected["metrics"] as string[]).filter((metric) => !lacked.includes(metric));
      const told = toEventShape(own!, 0) as Event;
      const shape: Event = {
        ...told,
        metrics: (told["metrics"] as string[]).filter((metric) => !FIRST_METRICS.includes(metric)),
      };
      const same = (event: Event): unknown =>
        other.reduce<unknown>((rest, path) => without(rest, path.split(".")), event);
      expect(same(shape)).toEqual(same({ ...expected, metrics, ...differs?.event }));
      // A difference that is none any more has to be taken out.
      if (differs !== undefined || other.length > 0) expect(shape).not.toEqual({ ...expected, metrics });
      const line = toEventShape(
        lines.find((event) => caseOf(event) === String(index))!,
        0,
      );
      expect(line).toEqual({
        ...told,
        ...(consoleError === undefined ? {} : { error: toOwnText(consoleError, lacks, theirs, shape) }),
        level: "info",
        msg: "Decision Log",
        time: expect.any(String) as string,
        type: "openpolicyagent.org/decision_logs",
      });
    });

    it("are all in the table", () => {
      const cases = events.map(caseOf);
      expect(new Set(cases).size).toBe(cases.length);
      expect(cases.every((key) => requests[Number(key)] !== undefined)).toBe(true);
    });
  },
);
