import { JsonSlice } from "../../base/terms/json-slice.js";

/** Chainloop's engine passes an array as `input.elements`. Other inputs are unchanged. */
export function toChainloopInput(json: Uint8Array): Uint8Array {
  return JsonSlice.of(json).isArray
    ? Buffer.concat([Buffer.from('{"elements":'), json, Buffer.from("}")])
    : json;
}
