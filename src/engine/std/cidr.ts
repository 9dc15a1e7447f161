import { isIPv4, isIPv6 } from "node:net";
import type { JsBuiltin } from "./js-builtin.js";

/** As Go's `net.ParseCIDR`: an address without a zone, and the length of its prefix. */
function isCidr(text: string): boolean {
  const [, address = "", length = ""] = /^([^/%]*)\/(\d+)$/.exec(text) ?? [];
  const maximum = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return length !== "" && Number(length) <= maximum;
}

/** `net.cidr_is_valid`, which reaches nothing. */
export const cidrIsValid: JsBuiltin = {
  name: "net.cidr_is_valid",
  call: ([text]) => typeof text === "string" && isCidr(text),
};
