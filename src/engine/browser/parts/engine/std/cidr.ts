import type { JsBuiltin } from "../../../../std/js-builtin.js";
import { handOver } from "../../../../std/operand.js";

/** `net.cidr_is_valid`, which opa-core answers: only Node recognizes addresses. */
export const cidrIsValid: JsBuiltin = { name: "net.cidr_is_valid", call: () => handOver() };
