export type { DialectName } from "./dialect.js";
export {
  type FakeEvidenceService,
  type EvidenceServiceOptions,
  type Delay,
  startEvidenceService,
} from "./evidence-service.js";
export {
  type ArtifactInput,
  createEvidenceStore,
  type EvidenceStore,
  type ProjectScope,
  type ReferrerFields,
  type ReferrerInput,
  type ReferrerKey,
  type StoredArtifact,
  type StoredReferrer,
  type Visibility,
} from "./evidence-store.js";
export { faults, grpcFaults } from "./faults.js";
export type { Plan } from "./grpc/platform-routes.js";
export type { TlsIdentity } from "./connection-front.js";
export type { ErrorForm, Interceptor, RequestFilter } from "./interceptors.js";
export type {
  ComplianceInput,
  EvidenceInput,
  PromptAnswer,
  PromptHandler,
  StoredEvaluation,
  StoredEvidence,
} from "./platform-store.js";
export { addSampleRelease, type SampleRelease, type SampleReleaseOptions } from "./sample-release.js";
export {
  type FakeRegistry,
  type PushedManifest,
  type PushOptions,
  type RegistryLayer,
  type RegistryOptions,
  startRegistry,
} from "./registry.js";
export type { RequestCount, RequestStats } from "./request-log.js";
export type {
  Delivery,
  EvidenceServerName,
  GrpcFault,
  ReceivedRequest,
  ServerName,
  ServiceResponse,
} from "./service-request.js";
export type { Microseconds } from "./timestamp.js";
export type { TokenAudiences, TokenRequest } from "./token-authority.js";
