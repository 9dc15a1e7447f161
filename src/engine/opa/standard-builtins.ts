import table from "../../../opa-core/standard-builtins.json" with { type: "json" };

/** A built-in of OPA that a compiled policy leaves to its host, always or in part. */
export interface StandardBuiltinInfo {
  name: string;
  arity: number;
  /** The types that each operand must have, by their names, or `any`: other ones are an error. Absent: it has values for others too. */
  operands: readonly (readonly string[])[] | undefined;
  nondeterministic: boolean;
  /** Whether it reaches the network, which opa-core cannot. */
  network: boolean;
  /** Whether a compiled policy contains it and calls the host only for errors and rare arguments. */
  native: boolean;
}

interface TableEntry {
  arity: number;
  operands?: readonly (readonly string[])[];
  nondeterministic?: boolean;
  network?: boolean;
  native?: boolean;
}

let known: ReadonlyMap<string, StandardBuiltinInfo> | undefined;

function builtins(): ReadonlyMap<string, StandardBuiltinInfo> {
  known ??= new Map(
    Object.entries<TableEntry>(table).map(
      ([name, { arity, operands, nondeterministic, network, native }]) => [
        name,
        {
          name,
          arity,
          operands,
          nondeterministic: nondeterministic === true,
          network: network === true,
          native: native === true,
        },
      ],
    ),
  );
  return known;
}

/** Returns a standard built-in's properties, without loading opa-core; `undefined` for other names. */
export function standardBuiltin(name: string): StandardBuiltinInfo | undefined {
  return builtins().get(name);
}
