import type { SettingName } from "../../base/host/settings.js";

/** Other tools of the same service whose conventions can be used. */
export const COMPAT_NAMES = ["chainloop"] as const;

/** Another tool of the same service, whose conventions can be used. */
export type CompatName = (typeof COMPAT_NAMES)[number];

/** The conventions of another tool. */
export interface Compat {
  /** Of the built-ins: `chainloop.discover`. */
  namespace: string;
  organizationHeader: string;
  audiences: { api: readonly string[]; user: readonly string[] };
  /** The variables it reads. `SERVICE_*` comes before them. */
  variables: { readonly [name in SettingName]?: string };
}

export const COMPATS: Readonly<Record<CompatName, Compat>> = {
  chainloop: {
    namespace: "chainloop",
    organizationHeader: "Chainloop-Organization",
    audiences: { api: ["api-token-auth.chainloop"], user: ["user-auth.chainloop"] },
    variables: {
      token: "CHAINLOOP_TOKEN",
      grpcUrl: "CHAINLOOP_CONTROL_PLANE_API",
      ca: "CHAINLOOP_CONTROL_PLANE_API_CA",
    },
  },
};

/** The tool accepts certificates as a path, as PEM, or as base64 of PEM. */
export function fromCertificates(value: string): string {
  const decoded = Buffer.from(value, "base64").toString("latin1");
  return decoded.startsWith("-----BEGIN") ? decoded : value;
}

/** The tool writes gRPC addresses as `host:port`, with TLS except for loopback. */
export function fromHostAndPort(value: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return value;
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(value);
  return `${isLoopback ? "http" : "https"}://${value}`;
}
