export { startTelemetry } from "./start-telemetry.js";
