import * as z from "../../base/text/zod.js";
import { invalidConfig } from "../../base/errors.js";
import { checkDocument, problemLines } from "../../base/text/schema-issue.js";
import type { JudgeOptions } from "../../gate/judge-options.js";
import { DIGEST } from "./content-store.js";
import { sha256, sha256Hex } from "../../base/text/sha256.js";

/** The input of a job. Its name is the file name in reports, which policies with `custom.inputs` select by. */
export type JobInput =
  | {
      /** Name for reports, whose extension determines the format: `sbom.json`, `inputs.yaml`. */
      name: string;
      /** Digest of the content in the store. */
      digest: string;
    }
  | {
      /** Name for reports. */
      name: string;
      /** The input itself as JSON text, at most 64 KiB. It is stored in Redis unencrypted: do not include secrets. */
      json: string;
    }
  | {
      /** Digest of an artifact: the policy's input is `{"digest": "sha256:…"}`, and the policy queries the service for the rest. */
      artifact: string;
    };

/** The options of `Gate.judge` that affect verdicts. */
export type JobOptions = Pick<
  JudgeOptions,
  "failOn" | "allowSkipped" | "allowAllSkipped" | "allowUnmatched" | "strictBuiltinErrors"
>;

/** A decision to make: a policy on an input. */
export interface DecisionJob {
  /** Digest of the policy in the store. */
  policy: string;
  /** The input to evaluate. */
  input: JobInput;
  /** Options that affect the verdict. Default: none. */
  options?: JobOptions;
  /** Distinguishes decisions that are otherwise equal, because evidence changes: the day of a nightly run. Default: `""`. */
  run?: string;
  /** Lower numbers first, up to 2,097,151; 0 is before all. Not a part of the decision. Default: 0. */
  priority?: number;
}

const MAX_INLINE_BYTES = 64 * 1024;
const MAX_NAME = 1024;
/** BullMQ's limit. */
const MAX_PRIORITY = 2_097_151;

const digest = z.string().regex(DIGEST, "must be sha256: and 64 hex digits");
const name = z.string().min(1).max(MAX_NAME);
const flag = z.boolean().optional();

const DATA = z.strictObject({
  policy: digest,
  input: z.union([
    z.strictObject({ name, digest }),
    z.strictObject({
      name,
      json: z
        .string()
        .refine(
          (text) => Buffer.byteLength(text) <= MAX_INLINE_BYTES,
          "is larger than 64 KiB; use the store",
        ),
    }),
    z.strictObject({ artifact: digest }),
  ]),
  options: z
    .strictObject({
      failOn: z.array(z.enum(["warn", "not-found", "truncated"])).optional(),
      allowSkipped: flag,
      allowAllSkipped: flag,
      allowUnmatched: flag,
      strictBuiltinErrors: flag,
    })
    .optional(),
  run: z.string().max(MAX_NAME).optional(),
});

const JOB = DATA.extend({ priority: z.number().int().min(0).max(MAX_PRIORITY).optional() });

/** A job's data in Redis. It has no field for credentials: unknown members are rejected on writing and on reading. */
export type JobData = z.infer<typeof DATA>;

/** @throws ConfigurationError `config_invalid` */
function check<Schema extends z.ZodType>(subject: string, schema: Schema, value: unknown): z.output<Schema> {
  const checked = checkDocument(schema, value);
  if (checked.problems === undefined) return checked.data;
  throw invalidConfig(`${subject}:${problemLines(checked.problems)}`);
}

/** @throws ConfigurationError `config_invalid` */
export function readDecisionJob(job: DecisionJob): { id: string; data: JobData; priority: number } {
  const { priority = 0, ...data } = check("a job is invalid", JOB, job);
  return { id: decisionId(data), data, priority };
}

/** @throws ConfigurationError `config_invalid` for data of another version, and for changed data: its id differs. */
export function readJobData(id: string | undefined, value: unknown): JobData {
  const data = check("the data of the job is invalid", DATA, value);
  if (decisionId(data) === id) return data;
  throw invalidConfig("the id of the job is not that of its data");
}

export function getInputDigest(input: JobData["input"]): string {
  if ("artifact" in input) return input.artifact;
  return "json" in input ? sha256(input.json) : input.digest;
}

/**
 * Computes the id of a decision, as `enqueue` returns it: to query its result, or to cancel it.
 *
 * @returns 64 hex digits.
 * @throws ConfigurationError `config_invalid` for an invalid job.
 *
 * @example
 * ```ts
 * import { createQueue, decisionIdOf } from "regohost/queue";
 *
 * await using queue = await createQueue({ connection: { url: "rediss://redis.example.com" } });
 * await queue.cancel([decisionIdOf({ policy: "sha256:…", input: { artifact: "sha256:…" }, run: "2026-11-23" })]);
 * ```
 */
export function decisionIdOf(job: DecisionJob): string {
  return readDecisionJob(job).id;
}

/** The form of an input: JSON in a job is read as such, and a content of the store by its name. */
function getForm(input: Exclude<JobData["input"], { artifact: string }>): "json" | "document" {
  return "json" in input && !input.name.endsWith(".json") ? "json" : "document";
}

/** The id of a decision: 64 hex digits of the SHA-256 of policy, input, options and run. */
function decisionId({ policy, input, options = {}, run = "" }: JobData): string {
  const { failOn = [], ...flags } = options;
  const set = Object.entries(flags)
    .filter(([option, value]) => value !== undefined && (value || option === "strictBuiltinErrors"))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [
    policy,
    "artifact" in input ? ["artifact"] : [getForm(input), input.name],
    getInputDigest(input),
    [...new Set(failOn)].sort(),
    set,
    run,
  ];
  return sha256Hex(JSON.stringify(parts));
}
