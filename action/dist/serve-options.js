import { BUNDLE_VERIFY_OPTIONS as e, EVALUATE_OPTIONS as t, LOCK_OPTIONS as n, optionsFor as r } from "./evaluation-command.js";
// src/cli/options/serve-options.ts
const i = "127.0.0.1:8181", a = {
	kind: "duration",
	usage: "--shutdown-grace-period <duration>",
	default: [1e4, "10s"]
}, o = r()({
	authentication: {
		kind: "choice",
		usage: "--authentication <scheme>",
		description: "how clients prove who they are",
		choices: [
			"off",
			"token",
			"tls"
		],
		default: ["off"]
	},
	clientTokens: {
		kind: "list",
		usage: "--client-tokens <file>",
		description: "bearer tokens of clients, a line each: the token, or sha256: and its hash"
	},
	tlsCertFile: {
		kind: "text",
		usage: "--tls-cert-file <file>",
		description: "certificate of the server in PEM, with its chain"
	},
	tlsPrivateKeyFile: {
		kind: "text",
		usage: "--tls-private-key-file <file>",
		description: "its private key in PEM"
	},
	tlsCaCertFile: {
		kind: "text",
		usage: "--tls-ca-cert-file <file>",
		description: "certificates in PEM that sign those of clients (--authentication tls)"
	},
	tlsMinVersion: {
		kind: "choice",
		usage: "--tls-min-version <version>",
		description: "oldest version of TLS",
		choices: ["1.2", "1.3"],
		default: ["1.2"]
	},
	tlsCertRefreshPeriod: {
		kind: "duration",
		usage: "--tls-cert-refresh-period <duration>",
		description: "interval for reading the files of TLS and of client tokens again",
		default: [1e4, "10s"]
	},
	insecureListen: {
		kind: "flag",
		usage: "--insecure-listen",
		description: "listen on other addresses than loopback without TLS and authentication: everyone who reaches the port gets decisions"
	}
}), s = {
	...t,
	maxInput: {
		...t.maxInput,
		description: "maximum size of a body, and of what it unpacks to: 500MB, 2GiB or bytes (default: 256MiB)"
	},
	...e,
	...n,
	...r()({
		addr: {
			kind: "text",
			usage: "-a, --addr <address>",
			description: `host and port to listen on (default: ${i})`
		},
		diagnosticAddr: {
			kind: "text",
			usage: "--diagnostic-addr <address>",
			description: "host and port that answer /health and /metrics too, without authentication (default: none)"
		},
		configFile: {
			kind: "text",
			usage: "-c, --config-file <file>",
			description: "OPA's configuration: services, bundles, decision logs, status"
		},
		set: {
			kind: "list",
			usage: "--set <key=value>",
			description: "a setting that replaces the configuration file's, as in OPA"
		},
		setFile: {
			kind: "list",
			usage: "--set-file <key=file>",
			description: "the same, with the content of a file, such as a token"
		},
		...o,
		decisionLog: {
			kind: "text",
			usage: "--decision-log <file>",
			description: "append decisions, as JSON lines of OPA's form; - for standard output"
		},
		maxRequests: {
			kind: "count",
			usage: "--max-requests <count>",
			description: "maximum number of requests at the same time (default: 1000)"
		},
		requestTimeout: {
			kind: "duration",
			usage: "--request-timeout <duration>",
			description: "time to receive a request, and for its client to take the response (default: 60s)"
		},
		shutdownGracePeriod: {
			...a,
			description: "time for requests to finish after SIGTERM"
		}
	})
};
export { i as DEFAULT_ADDRESS, a as GRACE, s as SERVE_OPTIONS };
