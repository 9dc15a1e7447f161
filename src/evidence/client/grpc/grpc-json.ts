import {
  fromJson,
  toJson,
  type DescMessage,
  type DescMethod,
  type JsonValue,
  type Message,
  type Registry,
} from "@bufbuild/protobuf";
import { ServiceError } from "../../../base/errors.js";
import { didYouMean } from "../../../base/text/nearest.js";
import { reasonOf } from "../../../base/message.js";

export { fromJson };

const UNKNOWN_FIELD = /cannot decode message (\S+) from JSON: key "([^"]*)" is unknown/;

/**
 * Makes a method's request from JSON, with the names of its `.proto` file or those of JSON.
 *
 * @throws ServiceError `request_invalid`, naming the field, and for an unknown one those that are nearest.
 */
export async function toRequestMessage(
  method: DescMethod,
  json: JsonValue,
  registry?: Registry,
): Promise<Message> {
  try {
    return fromJson(method.input, json, { registry });
  } catch (error) {
    const why = reasonOf(error);
    const [, typeName, key] = UNKNOWN_FIELD.exec(why) ?? [];
    const path = `/${method.parent.typeName}/${method.name}`;
    if (typeName === undefined || key === undefined) {
      // The rest, also in the cause, quotes values.
      const [subject = "it does not fit its type"] = /^cannot decode .*? from JSON/s.exec(why) ?? [];
      throw new ServiceError(`the request of ${path}: ${subject}`, { code: "request_invalid" });
    }
    const type = findMessage(method.input, typeName);
    const names = type?.fields.map(({ name }) => name) ?? [];
    const hint = didYouMean(key, names);
    throw new ServiceError(
      `the request of ${path}: ${typeName} has no field ${JSON.stringify(key)}.${hint || ` It has ${names.join(", ") || "none"}.`}`,
      { code: "request_invalid", cause: error },
    );
  }
}

/** Returns a message as JSON, with the names of its `.proto` file, and fields without presence always there. */
export function toAnswerJson(type: DescMessage, message: Message, registry?: Registry): JsonValue {
  return toJson(type, message, {
    useProtoFieldName: true,
    alwaysEmitImplicit: true,
    ...(registry !== undefined && { registry }),
  });
}

/** Finds a message type below another, by its full name. */
function findMessage(
  type: DescMessage,
  typeName: string,
  seen = new Set<DescMessage>(),
): DescMessage | undefined {
  if (type.typeName === typeName) return type;
  seen.add(type);
  for (const { message } of type.fields) {
    if (message === undefined || seen.has(message)) continue;
    const found = findMessage(message, typeName, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
