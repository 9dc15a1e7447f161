export { compilePolicy, loadGate, loadPolicy } from "./load.js";
export type {
  AbsentInBrowser,
  BrowserCompileOptions,
  BrowserGateOptions,
  BrowserLoadOptions,
  BrowserPolicySource,
  BrowserVerifyOption,
} from "./load.js";
export { useOpaCore } from "./opa-core.js";
export type { OpaCoreSource } from "./opa-core.js";
export { Recording } from "../recording/recording.js";
export { defineBuiltin } from "../builtin/builtin.js";
export {
  BuiltinError,
  ConfigurationError,
  DocumentError,
  EvaluationError,
  isRegohostError,
  PolicyLoadError,
  RegohostError,
  VerificationError,
} from "../../base/errors.js";
export type { Builtin } from "../builtin/builtin.js";
export type { CompiledPolicy } from "../compile-policy.js";
export type { Decision } from "../rounds/decision.js";
export type { JavaScriptSource } from "../javascript/javascript-file.js";
export type { EvaluateOptions } from "../rounds/options.js";
export type {
  EntrypointPolicy,
  EntrypointTypes,
  EntrypointTypesByName,
} from "../rounds/entrypoint-policy.js";
export type { Policy } from "../rounds/policy.js";
export type {
  ErrorCode,
  ErrorOptions as RegohostErrorOptions,
  ErrorText as RegohostErrorText,
  RegoDiagnostic,
  RegoLocation,
} from "../../base/errors.js";
export type { GateReport, GateResult } from "../../gate/gate-report.js";
export type { Gate, GateRun } from "../../gate/gate.js";
export type { GateInputSource } from "../../gate/inputs/read-inputs.js";
export type { JsonValue } from "../../base/terms/json-value.js";
export { version } from "../../base/version.js";
export type {
  ArgumentValue,
  ArgumentValues,
  CallResult,
  RegoArguments,
  RegoResult,
  ResultValue,
} from "../builtin/builtin.js";
