// One measurement, for `run.mjs`: `node bench/one.mjs NAME FILE [JOBS]` prints its table, and writes it with the machine as JSON.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { printTable } from "./print-table.mjs";
import { describeMachine } from "./results.mjs";

const [name, file, jobs] = process.argv.slice(2);
const machine = describeMachine();
console.log(`Node ${machine.node}, ${machine.cores} cores, load ${machine.loadBefore}`);
const { measure } = await import(`./${name}.mjs`);
const startedAt = performance.now();
const measured = await measure(jobs === undefined ? {} : { jobs: Number(jobs) });
const seconds = Math.round((performance.now() - startedAt) / 1000);
const result = { name, seconds, ...measured };
printTable(result);
console.log(`\n${name}: ${seconds} s`);
writeFileSync(file, JSON.stringify({ machine, result }));
process.exit();
