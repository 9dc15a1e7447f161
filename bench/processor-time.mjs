import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Measures the processor time of whole processes of Node, in milliseconds. A process cannot know that of one that it starts, so each says its
 * own at its end.
 *
 * @param {string} report a file for it.
 */
export function processorTimes(report) {
  const preload = `import { writeFileSync } from "node:fs";
process.on("exit", () => writeFileSync(${JSON.stringify(report)}, JSON.stringify(process.cpuUsage())));`;
  const preloading = ["--import", `data:text/javascript,${encodeURIComponent(preload)}`];
  return ([file, args], env) => {
    execFileSync(file, [...preloading, ...args], { stdio: "ignore", env });
    const { user, system } = JSON.parse(readFileSync(report, "utf8"));
    return (user + system) / 1000;
  };
}
