import { create, toJson } from "@bufbuild/protobuf";
import { reflect } from "@bufbuild/protobuf/reflect";
import { TimestampSchema } from "@bufbuild/protobuf/wkt";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AnswerIssue, readValue } from "../../../../src/evidence/client/platform/read-value.js";
import { ComplianceEvaluationSchema } from "../../../../src/evidence/schema/proto/platform/v1/compliance_pb.js";

const around = (value: bigint): fc.Arbitrary<bigint> => fc.bigInt({ min: value - 2n, max: value + 2n });
const seconds = fc.oneof(
  fc.bigInt({ min: -70_000_000_000n, max: 260_000_000_000n }),
  ...[-62_135_596_800n, 253_402_300_799n, 0n].map(around),
);
const nanos = fc.oneof(
  fc.integer({ min: -2, max: 1_000_000_001 }),
  fc.integer({ min: 0, max: 999 }).map((value) => value * 1_000_000),
  fc.integer({ min: 0, max: 999_999 }).map((value) => value * 1_000),
);

test("a time is read as the protobuf library writes it in JSON", () => {
  fc.assert(
    fc.property(seconds, nanos, (wholeSeconds, fraction) => {
      const time = create(TimestampSchema, { seconds: wholeSeconds, nanos: fraction });
      let expected: unknown;
      try {
        expected = toJson(TimestampSchema, time);
      } catch {
        expected = undefined;
      }
      const message = reflect(
        ComplianceEvaluationSchema,
        create(ComplianceEvaluationSchema, { createdAt: time }),
      );
      const read = (): unknown => readValue(message, [ComplianceEvaluationSchema.field.createdAt], undefined);
      if (expected === undefined) expect(read).toThrow(AnswerIssue);
      else expect(read()).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});
