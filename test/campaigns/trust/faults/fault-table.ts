import { faultKinds } from "./fault-kinds.js";
import { FAULT_PLACES, hasFault, startFaults, type FaultEnd, type FaultPlace } from "./run-faults.js";

export interface FaultTable {
  text: string;
  /** Calls with disallowed endings. */
  wrong: readonly FaultEnd[];
  kinds: number;
  calls: number;
}

const HEAD = `# Faults

For operators and reviewers: how each call ends when the service or the network fails.

\`npm run trust -- --faults\` makes each fault of \`test/campaigns/trust/faults/fault-kinds.ts\` over real sockets, and writes this table.

- An error code: \`gate\` ends with 3, undecided. A 2 behind the code: exit 2, because the request cannot be right.
- \`exact\`: the same decision as without the fault.
- \`undefined\`: the value of \`discover\` in a policy when the service itself answers that it does not know the digest.
- A dot: the transport does not have the fault. Faults of later pages concern only the calls with pages.

A code without a call is for all calls: \`discover\`, \`download\` and over gRPC \`evidence\`, \`compliance\` and \`prompt\`. A download over REST is
redirected to the \`store\`, which is listed by itself.
`;

function cellOf({ end, exitCode }: FaultEnd): string {
  return exitCode === 2 ? `${end} 2` : end;
}

/** The endings of a fault over a transport: a single one, or each with its calls. */
function endsOver(transport: FaultPlace["transport"], ends: readonly [FaultPlace, string][]): string {
  const calls = new Map<string, string[]>();
  for (const [place, end] of ends) {
    if (place.transport === transport) calls.set(end, [...(calls.get(end) ?? []), place.call]);
  }
  const [first = "·", ...others] = calls.keys();
  return others.length === 0
    ? first
    : [...calls].map(([end, own]) => `${own.join(", ")}: ${end}`).join("<br>");
}

/** Runs every kind of fault with every built-in and transport. */
export async function runFaultTable(print: (text: string) => void): Promise<FaultTable> {
  const faults = await startFaults();
  const rows: string[][] = [];
  const wrong: FaultEnd[] = [];
  let calls = 0;
  try {
    for (const kind of faultKinds()) {
      const ends: [FaultPlace, string][] = [];
      for (const place of FAULT_PLACES) {
        if (!hasFault(kind, place)) continue;
        calls++;
        const ended = await faults.run(kind, place);
        ends.push([place, cellOf(ended)]);
        if (ended.isRight) continue;
        wrong.push(ended);
        print(`WRONG END: ${kind.name}, ${ended.place}: ${cellOf(ended)}: ${ended.message}`);
      }
      rows.push([kind.name, endsOver("rest", ends), endsOver("grpc", ends)]);
    }
  } finally {
    await faults.close();
  }
  return { text: `${HEAD}\n${tableOf(rows)}`, wrong, kinds: rows.length, calls };
}

/** Faults with the same endings share a row. */
function tableOf(rows: readonly string[][]): string {
  const names = new Map<string, string[]>();
  for (const [name = "", ...ends] of rows) {
    const key = ends.join("\n");
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  const grouped = [...names].map(([key, own]) => [own.join("<br>"), ...key.split("\n")]);
  const all = [["fault", "REST", "gRPC"], ...grouped];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const padded = all.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [padded[0], line(widths.map((width) => "-".repeat(width))), ...padded.slice(1)].join("");
}
