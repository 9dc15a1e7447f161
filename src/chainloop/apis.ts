import { getMember } from "../base/text/member-of.js";
import { throwMaterialError } from "./material-error.js";
import { textAt, type Annotations, type Kind } from "./kind.js";
import { compareStrings } from "../base/terms/term.js";

const API = "chainloop.material.api";

function note(annotations: Annotations, key: string, text: string): void {
  if (text !== "") annotations[`${API}.${key}`] = text;
}

function noteApi(value: unknown, version: string, annotations: Annotations): void {
  note(annotations, "spec_version", version);
  note(annotations, "name", textAt(value, "info", "title"));
  note(annotations, "version", textAt(value, "info", "version"));
}

/**
 * Any of the schemas may match; if none does, the errors of the last one are reported: that of the document's version.
 */
function ownLast(schemas: readonly string[], version: string): string[] {
  const [major, minor] = version.split(".");
  const own = schemas.find((name) => name.endsWith(`_${major ?? ""}_${minor ?? ""}`));
  return [...schemas.filter((name) => name !== own), ...(own === undefined ? [] : [own])];
}

const OPENAPI_SCHEMAS = ["openapi_3_2", "openapi_3_1", "openapi_3_0", "openapi_2_0"];
const ASYNCAPI_SCHEMAS = ["asyncapi_3_0", "asyncapi_2_6"];

/** OpenAPI 3.2, 3.1, 3.0 or Swagger 2.0. The engine's policies accept JSON only. */
export const OPENAPI: Kind = {
  schemas: OPENAPI_SCHEMAS,
  read({ name, value }, annotations, fit) {
    const given = getMember(value, "swagger");
    // A number is treated as its text, and passed to policies unchanged.
    const swagger = typeof given === "number" ? given.toFixed(1) : textAt(value, "swagger");
    if (typeof getMember(value, "openapi") !== "string" && !["number", "string"].includes(typeof given)) {
      throwMaterialError(name, "OPENAPI_SPEC", "it has neither openapi nor swagger");
    }
    const checked = typeof given === "number" ? { ...(value as object), swagger } : value;
    const version = textAt(value, "openapi") || swagger;
    fit({ name, value: checked }, "OPENAPI_SPEC", ...ownLast(OPENAPI_SCHEMAS, version));
    noteApi(value, version, annotations);
  },
};

/** AsyncAPI 3.0 or 2.6. */
export const ASYNCAPI: Kind = {
  schemas: ASYNCAPI_SCHEMAS,
  read(material, annotations, fit) {
    const { name, value } = material;
    if (typeof getMember(value, "asyncapi") !== "string") {
      throwMaterialError(name, "ASYNCAPI_SPEC", "it has no asyncapi");
    }
    const schemas = ownLast(ASYNCAPI_SCHEMAS, textAt(value, "asyncapi"));
    fit(material, "ASYNCAPI_SPEC", ...schemas);
    noteApi(value, textAt(value, "asyncapi"), annotations);
    const servers = getMember(value, "servers");
    const names =
      typeof servers === "object" && servers !== null ? Object.keys(servers).sort(compareStrings) : [];
    const protocols = names.map((one) => textAt(servers, one, "protocol"));
    note(annotations, "protocol", protocols.find((protocol) => protocol !== "") ?? "");
  },
};
