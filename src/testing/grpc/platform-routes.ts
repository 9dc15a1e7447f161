import { create } from "@bufbuild/protobuf";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import type { ConnectRouter, HandlerContext } from "@connectrpc/connect";

import {
  ComplianceService,
  ComplianceServiceListResponseSchema,
} from "../../evidence/schema/proto/platform/v1/compliance_pb.js";
import {
  EvidencePromptService,
  EvidencePromptServiceRunResponseSchema,
} from "../../evidence/schema/proto/platform/v1/evidence_prompt_pb.js";
import {
  EvidenceService,
  EvidenceServiceListResponseSchema,
} from "../../evidence/schema/proto/platform/v1/evidence_pb.js";
import { authenticate, type AuthenticationContext, type Caller } from "../authenticate.js";
import type { Dialect } from "../dialect.js";
import { cutList, type PlatformStore } from "../platform-store.js";
import { ServiceProblem } from "../service-problem.js";
import { answerCall, toMetadata } from "./call-context.js";
import { reflectionRoutes, type ReflectionVersion } from "./reflection-routes.js";

/** An organization's plan: without one the operations are unimplemented or denied. */
export type Plan = "paid" | "unpaid" | "unpaid_denied";

interface PlatformContext extends AuthenticationContext {
  dialect: Dialect;
  platform: PlatformStore;
  plan: () => Plan;
  reflection: readonly ReflectionVersion[];
}

const SERVICES = [EvidenceService, ComplianceService, EvidencePromptService];

/** The platform backend's services (schemas/proto/platform/v1). */
export function platformRoutes(context: PlatformContext): (router: ConnectRouter) => void {
  const { dialect, platform } = context;
  const serve = <T>(call: HandlerContext, run: (caller: Caller) => T | Promise<T>): Promise<T> =>
    answerCall(dialect, async () => {
      if (context.plan() === "unpaid") throw new ServiceProblem({ kind: "plan_missing" });
      const caller = await authenticate(toMetadata(call), context);
      if (context.plan() === "unpaid_denied") throw new ServiceProblem({ kind: "plan_denied" });
      return run(caller);
    });

  return (router) => {
    reflectionRoutes(SERVICES, context.reflection)(router);
    router.service(EvidenceService, {
      list: (request, call) =>
        serve(call, ({ organizations }) => {
          const found = platform.findEvidence(
            {
              project_name: request.projectName ?? "",
              project_version_name: request.projectVersionName ?? "",
              kind: request.kind,
              workflow_name: request.workflowName,
              search: request.search ?? "",
              latest: request.latest ?? false,
              hide_attestation: request.hideAttestation ?? false,
              product_id: request.productId ?? "",
              product_version_id: request.productVersionId ?? "",
            },
            organizations,
          );
          const { page, ...rest } = cutList(found, request.limit, request.cursor);
          const results = page.map((record) => ({
            id: record.id,
            name: record.name,
            digest: record.digest,
            kind: record.kind,
            subjectName: record.subject_name,
            subjectVersion: record.subject_version,
            annotations: { ...record.annotations },
            organizationId: record.organization_id,
            organizationName: record.organization_name,
            workflowId: record.workflow_id,
            workflowName: record.workflow_name,
            workflowRunId: record.workflow_run_id,
            projectId: record.project_id,
            projectName: record.project_name,
            projectVersionId: record.project_version_id,
          }));
          return create(EvidenceServiceListResponseSchema, { evidence: { results }, ...rest });
        }),
    });
    router.service(ComplianceService, {
      list: (request, call) =>
        serve(call, ({ organizations }) => {
          const { projectVersionId, frameworkIds } = request;
          const found = platform.findEvaluations(projectVersionId, frameworkIds, organizations);
          const { page, ...rest } = cutList(found, request.limit, request.cursor);
          const evaluations = page.map((record) => ({
            requirementId: record.requirement_id,
            requirementVersionId: record.requirement_version_id,
            requirementRevision: record.requirement_revision,
            name: record.name,
            displayName: record.display_name,
            description: record.description,
            projectVersionId: record.project_version_id,
            frameworkId: record.framework_id,
            status: record.status,
            createdAt: timestampFromDate(record.created_at),
          }));
          return create(ComplianceServiceListResponseSchema, { compliance: { evaluations }, ...rest });
        }),
    });
    router.service(EvidencePromptService, {
      run: ({ evidence, prompt }, call) =>
        serve(call, async () => {
          const { skipped, violations } = await platform.promptHandler(evidence, prompt);
          return create(EvidencePromptServiceRunResponseSchema, {
            skipped,
            violations: { messages: [...violations] },
          });
        }),
    });
  };
}
