import { CommandError as e, GRPC_OPTIONS as t, addHelp as n, addOptions as r, optionsFor as i, readGivenText as a, toJsonOutput as o, withGrpcCaller as s, writeOut as c } from "./evaluation-command.js";
import { formatTable as l } from "./evaluation.js";
// src/cli/commands/grpc.ts
const u = {
	about: "It works with every server that has gRPC reflection. The address is --grpc-url, SERVICE_GRPC_URL or the service's own;\nthe token, if any, is sent there. A call that was sent is not repeated.",
	examples: [
		"regohost grpc list",
		"regohost grpc describe controlplane.v1.ReferrerService",
		"regohost grpc call /controlplane.v1.ReferrerService/DiscoverPrivate -d '{\"digest\":\"sha256:9f86…\"}'",
		"regohost grpc call /acme.v1.Jobs/Get -d @job.json --grpc-url https://jobs.example.com"
	]
}, d = i()({
	...t,
	json: {
		kind: "flag",
		usage: "--json",
		description: "print it as JSON"
	}
}), f = i()({
	...t,
	data: {
		kind: "text",
		usage: "-d, --data <json>",
		description: "the request in JSON; @file for a file, - for standard input",
		default: ["{}"]
	}
});
function configure(e, t) {
	n(e, u);
	let add = (t, n, i) => r(e.command(t).description(n), i).copyInheritedSettings(e);
	add("list", "list the services of the server", d).action((e) => t((t) => runList(t, e))), add("describe", "show a service's methods, a message's fields or an enum's values", d).argument("<name>", "full name, such as controlplane.v1.ReferrerService").action((e, n) => t((t) => runDescribe(t, e, n))), add("call", "call a method and print its answer as JSON, one line per message of a stream", f).argument("<method>", "/package.Service/Method").action((e, n) => t((t) => runCall(t, e, n)));
}
async function runList(e, t) {
	return s(e, t, async ({ reflection: n }) => {
		let r = await n.listServices(), i = r.map((e) => `${e}\n`).join("");
		await c(e.io.stdout, t.json === !0 ? o(r) : i);
	});
}
async function runDescribe(e, t, n) {
	return s(e, n, async ({ reflection: r }) => {
		let i = describeSymbol(t.includes("/") ? await r.getMethod(t) : await r.getSymbol(t.replace(/^\./, ""))), { style: a } = e, s = i.members.map(({ name: e, type: t, number: n }) => [
			e,
			t,
			n === void 0 ? "" : String(n)
		]), u = `${a.bold(i.name)} ${a.dim(i.kind)}\n${l([
			"NAME",
			"TYPE",
			"NUMBER"
		], s, a)}`;
		await c(e.io.stdout, n.json === !0 ? o(i) : u);
	});
}
async function runCall(e, t, n) {
	let r = await readRequest(e, n.data ?? "{}");
	return s(e, n, async (n) => {
		let i = (await n.reflection.getMethod(t)).methodKind === "server_streaming";
		for await (let a of n.call(t, r)) await c(e.io.stdout, i ? `${JSON.stringify(a)}\n` : o(a));
	});
}
async function readRequest(t, n) {
	let r = n === "-" ? "-" : n.startsWith("@") ? n.slice(1) : void 0, i = r === void 0 ? n : await a(t.io, r);
	try {
		return JSON.parse(i);
	} catch (t) {
		throw new e("--data is not JSON", { cause: t });
	}
}
function describeSymbol(e) {
	switch (e.kind) {
		case "service": return {
			name: e.typeName,
			kind: "service",
			members: e.methods.map((e) => ({
				name: e.name,
				type: methodType(e)
			}))
		};
		case "rpc": return {
			name: `/${e.parent.typeName}/${e.name}`,
			kind: "method",
			members: [{
				name: "request",
				type: e.input.typeName
			}, {
				name: "answer",
				type: e.output.typeName
			}]
		};
		case "message": return {
			name: e.typeName,
			kind: "message",
			members: e.fields.map((e) => ({
				name: e.name,
				type: fieldType(e),
				number: e.number
			}))
		};
		case "enum": return {
			name: e.typeName,
			kind: "enum",
			members: e.values.map(({ name: e, number: t }) => ({
				name: e,
				type: "value",
				number: t
			}))
		};
	}
}
function methodType({ input: e, output: t, methodKind: n }) {
	let r = n === "client_streaming" || n === "bidi_streaming" ? "stream " : "", i = n === "server_streaming" || n === "bidi_streaming" ? "stream " : "";
	return `(${r}${e.typeName}) returns (${i}${t.typeName})`;
}
function fieldType(e) {
	let t = e.message?.typeName ?? e.enum?.typeName ?? p[e.scalar ?? 0] ?? "unknown";
	return e.fieldKind === "map" ? `map<${p[e.mapKey] ?? "unknown"}, ${t}>` : e.fieldKind === "list" ? `repeated ${t}` : t;
}
const p = {
	1: "double",
	2: "float",
	3: "int64",
	4: "uint64",
	5: "int32",
	6: "fixed64",
	7: "fixed32",
	8: "bool",
	9: "string",
	12: "bytes",
	13: "uint32",
	15: "sfixed32",
	16: "sfixed64",
	17: "sint32",
	18: "sint64"
};
export { configure };
