/** Chainloop's engine passes an array as `input.elements`. Other inputs are unchanged. */
export function toChainloopInput(json: Uint8Array): Uint8Array {
  const first = json.find((byte) => ![0x20, 0x09, 0x0a, 0x0d].includes(byte));
  return first === "[".charCodeAt(0)
    ? Buffer.concat([Buffer.from('{"elements":'), json, Buffer.from("}")])
    : json;
}
