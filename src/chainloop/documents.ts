import { openEnvelope } from "../gate/inputs/envelope.js";
import { throwMaterialError } from "./material-error.js";
import { noteTool, textAt, valueAt, type Kind } from "./kind.js";
import { getMember } from "../base/text/member-of.js";

export const EVIDENCE: Kind = {
  read({ value }, annotations) {
    const known = ["chainloop.material.evidence.id", "id", "schema"];
    // A member of another type makes it evidence without annotations.
    if (known.some((key) => !["string", "undefined"].includes(typeof (getMember(value, key) ?? undefined))))
      return;
    const id = textAt(value, "chainloop.material.evidence.id") || textAt(value, "id");
    if (id === "" || getMember(value, "data") === undefined) return;
    annotations["chainloop.material.evidence.id"] = id;
    const schema = textAt(value, "schema");
    if (schema !== "") annotations["chainloop.material.evidence.schema"] = schema;
  },
};

export const OPENVEX: Kind = {
  read({ name, value }) {
    if (textAt(value, "@id") === "") throwMaterialError(name, "OPENVEX", "it has no @id");
  },
};

export const ATTESTATION: Kind = {
  isOpened: true,
  read({ name, value }) {
    const type = textAt(value, "predicateType");
    if (type === "chainloop.dev/attestation/v0.2") return;
    throwMaterialError(name, "ATTESTATION", `the predicate type of its statement is ${JSON.stringify(type)}`);
  },
};

/** The policies receive the whole Sigstore bundle. */
export const SLSA_PROVENANCE: Kind = {
  read({ name, text, value }) {
    if (getMember(value, "dsseEnvelope") === undefined) {
      throwMaterialError(name, "SLSA_PROVENANCE", "it is not a Sigstore bundle of a DSSE envelope");
    }
    const opened = openEnvelope(name, Buffer.from(text));
    const statement =
      opened === undefined ? undefined : (JSON.parse(Buffer.from(opened.json).toString()) as unknown);
    const type = textAt(statement, "predicateType");
    if (type === "https://slsa.dev/provenance/v1") return;
    throwMaterialError(
      name,
      "SLSA_PROVENANCE",
      `the predicate type of its statement is ${JSON.stringify(type)}`,
    );
  },
};

/** A CSAF document, by its category. The engine records its tool in place of its size. */
export function csaf(kind: string): Kind {
  const wanted = kind.toLowerCase();
  return {
    schemas: ["csaf_2_1", "csaf_2_0"],
    read(material, annotations, fit) {
      const category = textAt(material.value, "document", "category");
      if (category !== "" && category !== wanted) {
        throwMaterialError(
          material.name,
          kind,
          `its category is ${JSON.stringify(category)} and not ${wanted}`,
        );
      }
      fit(material, kind, "csaf_2_1", "csaf_2_0");
      for (const key of Object.keys(annotations)) Reflect.deleteProperty(annotations, key);
      const engine = valueAt(material.value, ["document", "tracking", "generator", "engine"]);
      noteTool(annotations, textAt(engine, "name"), textAt(engine, "version"));
    },
  };
}

export const RUNNER_CONTEXT: Kind = {
  schemas: ["runner_context"],
  read(material, _annotations, fit) {
    fit(material, "CHAINLOOP_RUNNER_CONTEXT", "runner_context");
  },
};

/** Evidence of Chainloop's own tools: its content has a schema, and the engine records texts of it. */
function dataKind(kind: string, schema: string, notes: Readonly<Record<string, readonly string[]>>): Kind {
  return {
    schemas: [schema],
    read({ name, value }, annotations, fit) {
      const data = getMember(value, "data");
      fit({ name, value: data }, kind, schema);
      for (const [key, path] of Object.entries(notes)) {
        const found = textAt(data, ...path);
        if (found !== "") annotations[`chainloop.material.aiagent.${key}`] = found;
      }
    },
  };
}

export const AI_AGENT_CONFIG = dataKind("CHAINLOOP_AI_AGENT_CONFIG", "ai_agent_config", {
  name: ["agent", "name"],
});
export const AI_CODING_SESSION = dataKind("CHAINLOOP_AI_CODING_SESSION", "ai_coding_session", {
  name: ["agent", "name"],
  model: ["model", "primary"],
});
export const PR_INFO = dataKind("CHAINLOOP_PR_INFO", "pr_info", {});
