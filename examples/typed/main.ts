import { loadPolicy } from "regohost";
import type { Entrypoints } from "./policy-types.ts";

type Deployment = Entrypoints["deploy/deny"]["input"];

const deployment: Deployment = {
  environment: "production",
  owner: { team: "shop" },
  containers: [
    { name: "web", image: "registry.example.com/web:1.4" },
    { name: "proxy", image: "docker.io/library/nginx:1" },
  ],
};

const policy = await loadPolicy<Entrypoints>(new URL("policies/", import.meta.url));
const reasons = await policy.evaluate(deployment, { entrypoint: "deploy/deny" });
const team = await policy.evaluate(deployment, { entrypoint: "deploy/team" });
await policy.close();

// `reasons` is a list of objects with a message, and some with a container: another member is an error of TypeScript.
export const lines = (reasons ?? []).map((reason) =>
  "container" in reason ? `${reason.container}: ${reason.message}` : reason.message,
);
console.log(team, lines);
