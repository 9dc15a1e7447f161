import { EvaluationError, PolicyLoadError } from "../../base/errors.js";
import { closest } from "../../base/text/edit-distance.js";

const MAX_NAMES_SHOWN = 5;

/** The package of the rules that are generated for the gate. */
export const VERDICT_PACKAGE = "regohost_verdict";

/** Returns whether an entrypoint was generated for the gate, in addition to the requested ones. */
export function isGenerated(entrypoint: string): boolean {
  return entrypoint.startsWith(`${VERDICT_PACKAGE}/`);
}

/** Returns the slash form of a module's list: `gate/deny` for `gate.deny`, `data.gate.deny` and `/gate/deny`. */
function toEntrypointPath(name: string): string {
  const path = name.includes("/") ? name : name.replaceAll(".", "/");
  return path.replace(/^\/?(?:data\/)?/, "");
}

/** Returns the names nearest to an unknown one. */
function nearestNames(name: string, names: readonly string[]): string[] {
  if (names.length <= MAX_NAMES_SHOWN) return [...names];
  const best = closest(name, names);
  const sharing = names.filter(
    (other) => other !== best && other.split("/").some((part) => name.includes(part)),
  );
  return [...(best === undefined ? [] : [best]), ...sharing].slice(0, MAX_NAMES_SHOWN);
}

/** A policy's entrypoints by name. */
export class Entrypoints {
  readonly #byName: ReadonlyMap<string, { name: string; id: number }>;
  /** Without those that were generated for the gate. */
  readonly names: readonly string[];
  readonly #default: string | undefined;

  /** @throws PolicyLoadError `entrypoint_unknown` when the default does not exist. */
  constructor(ids: Readonly<Record<string, number>>, defaultName: string | undefined) {
    this.#byName = new Map(Object.entries(ids).map(([name, id]) => [name, { name, id }]));
    this.names = [...this.#byName.keys()].filter((name) => !isGenerated(name)).sort();
    this.#default = defaultName;
    if (defaultName !== undefined && this.#find(defaultName) === undefined) {
      throw new PolicyLoadError(this.#unknown(defaultName), { code: "entrypoint_unknown" });
    }
  }

  #find(name: string): { name: string; id: number } | undefined {
    return this.#byName.get(name) ?? this.#byName.get(toEntrypointPath(name));
  }

  #unknown(name: string): string {
    const nearest = nearestNames(toEntrypointPath(name), this.names);
    const hint = nearest.length === 0 ? "it has none" : `it has ${nearest.join(", ")}`;
    const more =
      this.names.length > nearest.length ? ` and ${String(this.names.length - nearest.length)} more` : "";
    return `the policy has no entrypoint ${JSON.stringify(name)}; ${hint}${more}`;
  }

  /**
   * Returns the named entrypoint, else the default, else the only one.
   *
   * @throws EvaluationError `entrypoint_required` with the names, when there are several to choose from.
   * @throws PolicyLoadError `entrypoint_unknown` with the nearest names.
   */
  resolve(name: string | undefined): { name: string; id: number } {
    const wanted = name ?? this.#default ?? (this.names.length === 1 ? this.names[0] : undefined);
    if (wanted === undefined) {
      throw new EvaluationError(
        `the policy has ${String(this.names.length)} entrypoints; name one of them: ${this.names.join(", ")}`,
        { code: "entrypoint_required" },
      );
    }
    const found = this.#find(wanted);
    if (found === undefined) throw new PolicyLoadError(this.#unknown(wanted), { code: "entrypoint_unknown" });
    return found;
  }
}
