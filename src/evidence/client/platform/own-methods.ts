import type { DescMethodUnary } from "@bufbuild/protobuf";
import { ComplianceService } from "../../schema/proto/platform/v1/compliance_pb.js";
import { EvidencePromptService } from "../../schema/proto/platform/v1/evidence_prompt_pb.js";
import { EvidenceService } from "../../schema/proto/platform/v1/evidence_pb.js";
import type { PlatformMapping } from "../../settings/platform-mapping.js";

/** Our own protos, for a server without reflection. */
export const OWN_METHODS: Readonly<Record<keyof PlatformMapping, DescMethodUnary>> = {
  evidence: EvidenceService.method.list,
  compliance: ComplianceService.method.list,
  prompt: EvidencePromptService.method.run,
};
