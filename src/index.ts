export { serviceBuiltins } from "../builtins/index.js";
export { createServiceClient } from "./client/create-service-client.js";
export type { ServiceClient } from "./client/create-service-client.js";
export type { BrowserRedirect } from "./client/rest/browser-redirect.js";
export type {
  RetryDelayOptions,
  ServiceClientOptions,
  TimeoutOptions,
} from "./client/service-client-options.js";
export type { TokenSource } from "./client/identity.js";
export type { CompatName } from "./config/compat.js";
export type { Environment } from "./config/settings.js";
export type {
  ListMapping,
  OperationMapping,
  PlatformMapping,
  RequestTemplate,
} from "./config/platform-mapping.js";
export type { Decision, DecisionMetrics, PrintRecord } from "./engine/decision.js";
export type { CallOutcome, CallRecord } from "./recording/call-record.js";
export type { CallPlace } from "./values/call-place.js";
export type { PolicySource } from "./source/load-source.js";
export type { EvaluateOptions, LoadPolicyOptions } from "./engine/options.js";
export type { EvaluateAllOptions, EvaluatedInput } from "./engine/evaluate-all.js";
export type { Policy, PreparedInput, PrepareOptions } from "./engine/policy.js";
export type { WebAssemblyModule } from "./source/load-source.js";
export type { PolicyOrigin } from "./source/policy-origin.js";
export type { ReadRecordingOptions } from "./recording/read-recording.js";
export { Recording } from "./recording/recording.js";
export type {
  RecordedAnswer,
  RecordedCall,
  RecordedAttestation,
  RecordedImage,
  RecordedVerification,
  RecordingFacts,
} from "./recording/recorded-call.js";
export {
  BuiltinError,
  ConfigurationError,
  DocumentError,
  EvaluationError,
  isRegohostError,
  PolicyLoadError,
  RegohostError,
  ResponseError,
  ServiceError,
  VerificationError,
} from "./errors.js";
export type {
  ErrorCode,
  ErrorOptions as RegohostErrorOptions,
  ErrorText as RegohostErrorText,
  RegoDiagnostic,
  RegoLocation,
  SchemaIssue,
  ServiceErrorDetails,
  ServiceRequest,
} from "./errors.js";
export { buildBundle, compilePolicy } from "./compile-policy.js";
export type {
  BuildBundleOptions,
  BuiltBundle,
  CompiledPolicy,
  CompilePolicyOptions,
  SourceNote,
} from "./compile-policy.js";
export { loadPolicy } from "./load-policy.js";
export { signBundle } from "./sign-bundle.js";
export type { BundleSignatures, SignBundleOptions } from "./sign-bundle.js";
export type {
  BundleKey,
  BundleSignOptions,
  BundleVerifyOptions,
  PolicyVerifyOptions,
} from "./verify/bundle-options.js";
export { defineBuiltin } from "./builtin/builtin.js";
export type {
  AsyncBuiltinDefinition,
  Builtin,
  BuiltinContext,
  BuiltinDefinition,
  EvaluationScope,
  PureBuiltinDefinition,
} from "./builtin/builtin.js";
export type { BuiltinDeclaration, RegoArgument, RegoType, RegoTypeObject } from "./builtin/builtin.js";
export type { CallFacts } from "./telemetry/call-facts.js";
export type {
  ComplianceFilters,
  DiscoverFilters,
  EvidenceFilters,
  EvidenceService,
  EvidenceSession,
  ServiceCallOptions,
} from "./builtin/evidence-service.js";
export type { UsedAddress } from "./values/used-address.js";
export type { LockOptions } from "./values/lock-option.js";
export type { JsonValue } from "./values/json-value.js";
export type { RegoPackage, RegoRule } from "./opa/rego-outline.js";
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
export type { VerifyOptions } from "./verify/verify-options.js";
export type { ArtifactSource } from "./verify/artifact.js";
export type { FileSource } from "./verify/given-file.js";
export type { PublicKeySource } from "./verify/verification-key.js";
export { useOpaCore } from "./use-opa-core.js";
export type { OpaCoreSource } from "./use-opa-core.js";
export type { ArgumentValue, ArgumentValues, RegoArguments } from "./builtin/builtin.js";
