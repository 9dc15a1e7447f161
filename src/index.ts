export { serviceBuiltins } from "../builtins/index.js";
export { createServiceClient } from "./client/create-service-client.js";
export type { ServiceClient } from "./client/create-service-client.js";
export type { BrowserRedirect } from "./client/browser-redirect.js";
export type {
  RetryDelayOptions,
  ServiceClientOptions,
  TimeoutOptions,
} from "./client/service-client-options.js";
export type { CompatName } from "./config/compat.js";
export type {
  ListMapping,
  OperationMapping,
  PlatformMapping,
  RequestTemplate,
} from "./config/platform-mapping.js";
export type { CallOutcome, CallRecord, Decision, DecisionMetrics, PrintRecord } from "./engine/decision.js";
export type { PolicySource } from "./engine/load-source.js";
export type { EvaluateOptions, LoadPolicyOptions } from "./engine/options.js";
export type { Policy, PreparedInput } from "./engine/policy.js";
export type { PolicyOrigin } from "./engine/policy-origin.js";
export type { ReadRecordingOptions } from "./engine/read-recording.js";
export { Recording } from "./engine/recording.js";
export type { RecordedAnswer, RecordedCall, RecordingFacts } from "./engine/recording.js";
export {
  BuiltinError,
  ConfigurationError,
  EvaluationError,
  isRegohostError,
  PolicyLoadError,
  RegohostError,
  ResponseError,
  ServiceError,
} from "./errors.js";
export type { ErrorCode, RegoDiagnostic, RegoLocation, SchemaIssue, ServiceRequest } from "./errors.js";
export { compilePolicy, loadPolicy } from "./load-policy.js";
export type { CompiledPolicy, CompilePolicyOptions } from "./load-policy.js";
export { defineBuiltin } from "./rego/builtin.js";
export type {
  AsyncBuiltinDefinition,
  Builtin,
  BuiltinContext,
  BuiltinDefinition,
  CallFacts,
  EvaluationScope,
  PureBuiltinDefinition,
} from "./rego/builtin.js";
export type { BuiltinDeclaration, RegoArgument, RegoType, RegoTypeObject } from "./rego/declaration.js";
export type {
  ComplianceFilters,
  DiscoverFilters,
  EvidenceFilters,
  EvidenceService,
  EvidenceSession,
  ServiceCallOptions,
} from "./rego/evidence-service.js";
export type { JsonValue } from "./rego/json-value.js";
export type { RegoPackage, RegoRule } from "./rego/rego-package.js";
export type {
  ComplianceEvaluation,
  ComplianceList,
  EvidenceList,
  EvidenceRecord,
  InstanceInfo,
  PromptResult,
  ReferrerItem,
} from "./schema/records.js";
export { version } from "./version.js";
