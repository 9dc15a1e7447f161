export { serviceBuiltins } from "../builtins/index.js";
export { createServiceClient } from "./evidence/client/create-service-client.js";
export type { ServiceClient } from "./evidence/client/create-service-client.js";
export type { BrowserRedirect } from "./evidence/client/rest/browser-redirect.js";
export type {
  RetryDelayOptions,
  ServiceClientOptions,
  TimeoutOptions,
} from "./evidence/client/service-client-options.js";
export type { TokenSource } from "./evidence/client/identity.js";
export type { CompatName } from "./evidence/settings/compat.js";
export type { Environment } from "./base/host/settings.js";
export type {
  ListMapping,
  OperationMapping,
  PlatformMapping,
  RequestTemplate,
} from "./evidence/settings/platform-mapping.js";
export type { Decision, DecisionMetrics, PrintRecord } from "./engine/rounds/decision.js";
export type { CallOutcome, CallRecord } from "./engine/recording/call-record.js";
export type { CallPlace } from "./base/text/call-place.js";
export type { PolicySource } from "./engine/source/load-source.js";
export type { EvaluateOptions, LoadPolicyOptions } from "./engine/rounds/options.js";
export type { EvaluateAllOptions, EvaluatedInput } from "./engine/rounds/evaluate-all.js";
export type {
  EntrypointInput,
  EntrypointPolicy,
  EntrypointTypes,
  EntrypointTypesByName,
} from "./engine/rounds/entrypoint-policy.js";
export type { Policy, PreparedInput, PrepareOptions } from "./engine/rounds/policy.js";
export type { WebAssemblyModule } from "./engine/source/load-source.js";
export type { PolicyOrigin } from "./engine/source/policy-origin.js";
export type { ReadRecordingOptions } from "./engine/recording/read-recording.js";
export { Recording } from "./engine/recording/recording.js";
export type {
  RecordedAnswer,
  RecordedCall,
  RecordedAttestation,
  RecordedImage,
  RecordedVerification,
  RecordingFacts,
} from "./engine/recording/recorded-call.js";
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
} from "./base/errors.js";
export type {
  ErrorCode,
  ErrorOptions as RegohostErrorOptions,
  ErrorText as RegohostErrorText,
  RegoDiagnostic,
  RegoLocation,
  SchemaIssue,
  ServiceErrorDetails,
  ServiceRequest,
} from "./base/errors.js";
export { buildBundle, buildJavaScript, compilePolicy } from "./engine/compile-policy.js";
export type {
  BuildBundleOptions,
  BuiltBundle,
  CompiledPolicy,
  CompilePolicyOptions,
  SourceNote,
} from "./engine/compile-policy.js";
export { loadPolicy } from "./engine/load-policy.js";
export type { JavaScriptSource } from "./engine/javascript/javascript-file.js";
export { signBundle } from "./engine/sign-bundle.js";
export type { BundleSignatures, SignBundleOptions } from "./engine/sign-bundle.js";
export type {
  BundleKey,
  BundleSignOptions,
  BundleVerifyOptions,
  PolicyVerifyOptions,
} from "./trust/verify/bundle-options.js";
export { defineBuiltin } from "./engine/builtin/builtin.js";
export type {
  AsyncBuiltinDefinition,
  Builtin,
  BuiltinContext,
  BuiltinDefinition,
  EvaluationScope,
  PureBuiltinDefinition,
} from "./engine/builtin/builtin.js";
export type { BuiltinDeclaration, RegoArgument, RegoType, RegoTypeObject } from "./engine/builtin/builtin.js";
export type { CallFacts } from "./base/telemetry/call-facts.js";
export type {
  ComplianceFilters,
  DiscoverFilters,
  EvidenceFilters,
  EvidenceService,
  EvidenceSession,
  ServiceApi,
  ServiceCallOptions,
} from "./evidence/port/evidence-service.js";
export type { UsedAddress } from "./base/text/used-address.js";
export type { LockOptions } from "./base/text/lock-option.js";
export type { JsonValue } from "./base/terms/json-value.js";
export type { RegoPackage, RegoRule } from "./engine/opa/rego-outline.js";
export type {
  ComplianceEvaluation,
  ComplianceList,
  EvidenceList,
  EvidenceRecord,
  InstanceInfo,
  PromptResult,
  ReferrerItem,
} from "./evidence/schema/records.js";
export { version } from "./base/version.js";
export type { VerifyOptions } from "./trust/verify/verify-options.js";
export type { ArtifactSource } from "./trust/verify/artifact.js";
export type { FileSource } from "./trust/verify/given-file.js";
export type { PublicKeySource } from "./trust/verify/verification-key.js";
export { useOpaCore } from "./engine/use-opa-core.js";
export type { OpaCoreSource } from "./engine/use-opa-core.js";
export type {
  ArgumentValue,
  ArgumentValues,
  CallResult,
  RegoArguments,
  RegoResult,
  ResultValue,
} from "./engine/builtin/builtin.js";
