import { EVALUATE_OPTIONS } from "./evaluate-options.js";
import { type FlagValues, optionsFor } from "./option-table.js";
import { BUNDLE_VERIFY_OPTIONS, LOCK_OPTIONS } from "./trust-options.js";

export const DEFAULT_ADDRESS = "127.0.0.1:8181";

/** The time limit for servers and workers to end. */
export const GRACE = {
  kind: "duration",
  usage: "--shutdown-grace-period <duration>",
  default: [10_000, "10s"],
} as const;

/** Options of access to the server. */
const ACCESS_OPTIONS = optionsFor()({
  authentication: {
    kind: "choice",
    usage: "--authentication <scheme>",
    description: "how clients prove who they are",
    choices: ["off", "token", "tls"],
    default: ["off"],
  },
  clientTokens: {
    kind: "list",
    usage: "--client-tokens <file>",
    description: "bearer tokens of clients, a line each: the token, or sha256: and its hash",
  },
  tlsCertFile: {
    kind: "text",
    usage: "--tls-cert-file <file>",
    description: "certificate of the server in PEM, with its chain",
  },
  tlsPrivateKeyFile: {
    kind: "text",
    usage: "--tls-private-key-file <file>",
    description: "its private key in PEM",
  },
  tlsCaCertFile: {
    kind: "text",
    usage: "--tls-ca-cert-file <file>",
    description: "certificates in PEM that sign those of clients (--authentication tls)",
  },
  tlsMinVersion: {
    kind: "choice",
    usage: "--tls-min-version <version>",
    description: "oldest version of TLS",
    choices: ["1.2", "1.3"],
    default: ["1.2"],
  },
  tlsCertRefreshPeriod: {
    kind: "duration",
    usage: "--tls-cert-refresh-period <duration>",
    description: "interval for reading the files of TLS and of client tokens again",
    default: [10_000, "10s"],
  },
  insecureListen: {
    kind: "flag",
    usage: "--insecure-listen",
    description:
      "listen on other addresses than loopback without TLS and authentication: everyone who reaches the port gets decisions",
  },
});

export type AccessFlags = FlagValues<typeof ACCESS_OPTIONS>;

export const SERVE_OPTIONS = {
  ...EVALUATE_OPTIONS,
  maxInput: {
    ...EVALUATE_OPTIONS.maxInput,
    description: "maximum size of a body, and of what it unpacks to: 500MB, 2GiB or bytes (default: 256MiB)",
  },
  ...BUNDLE_VERIFY_OPTIONS,
  ...LOCK_OPTIONS,
  ...optionsFor()({
    addr: {
      kind: "text",
      usage: "-a, --addr <address>",
      description: `host and port to listen on (default: ${DEFAULT_ADDRESS})`,
    },
    diagnosticAddr: {
      kind: "text",
      usage: "--diagnostic-addr <address>",
      description:
        "host and port that answer /health and /metrics too, without authentication (default: none)",
    },
    configFile: {
      kind: "text",
      usage: "-c, --config-file <file>",
      description: "OPA's configuration: services, bundles, decision logs, status",
    },
    set: {
      kind: "list",
      usage: "--set <key=value>",
      description: "a setting that replaces the configuration file's, as in OPA",
    },
    setFile: {
      kind: "list",
      usage: "--set-file <key=file>",
      description: "the same, with the content of a file, such as a token",
    },
    ...ACCESS_OPTIONS,
    decisionLog: {
      kind: "text",
      usage: "--decision-log <file>",
      description: "append decisions, as JSON lines of OPA's form; - for standard output",
    },
    maxRequests: {
      kind: "count",
      usage: "--max-requests <count>",
      description: "maximum number of requests at the same time (default: 1000)",
    },
    requestTimeout: {
      kind: "duration",
      usage: "--request-timeout <duration>",
      description: "time to receive a request, and for its client to take the response (default: 60s)",
    },
    shutdownGracePeriod: {
      ...GRACE,
      description: "time for requests to finish after SIGTERM",
    },
  }),
} as const;

export type ServeFlags = FlagValues<typeof SERVE_OPTIONS>;
