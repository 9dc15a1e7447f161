import { CommandError } from "../exit-codes.js";
import { shownText } from "../../base/text/address.js";

/** The address of a server. */
export interface ListenAddress {
  /** Without the brackets of an IPv6 address. */
  host: string;
  /** 0: any that is free. */
  port: number;
}

const ADDRESS = /^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]/]*)):(\d{1,5})$/;

/**
 * Parses `127.0.0.1:8181`, `[::1]:8181` or `:8181`, which is every address of the machine, as in OPA.
 *
 * @param flag names it in errors.
 * @throws CommandError (exit 2)
 */
export function readListenAddress(text: string, flag = "--addr"): ListenAddress {
  const match = ADDRESS.exec(text);
  const port = Number(match?.[3]);
  if (match === null || port > 65_535) {
    throw new CommandError(shownText`${flag} ${text}: write it as 127.0.0.1:8181, [::1]:8181 or :8181`);
  }
  return { host: match[1] ?? (match[2] || "::"), port };
}

/** `http://127.0.0.1:8181` */
export function toShownUrl({ host, port }: ListenAddress, isTls: boolean): string {
  return `${isTls ? "https" : "http"}://${host.includes(":") ? `[${host}]` : host}:${String(port)}`;
}
