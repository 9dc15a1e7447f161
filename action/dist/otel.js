export { t as startTelemetry } from "./start-telemetry.js";
