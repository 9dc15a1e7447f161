/** Reasons why a bundle that OPA accepts is rejected here, by the text of the error. */
const EXPLAINED: readonly (readonly [RegExp, string])[] = [
  [
    /"alg" \(Algorithm\)|"crit"|Header Parameter/,
    "RFC 7515: the header has the key's algorithm, and nothing critical; OPA reads only kid",
  ],
  [
    /header of the signature|JWS Protected Header/,
    "RFC 7515: the header is a JSON object; OPA reads it only for kid",
  ],
  [
    /not a compact JWS/,
    "RFC 4648: two texts never stand for the same bytes; Go passes over line breaks and the last bits",
  ],
  [/it has .* twice/, "a name twice in JSON, or a file twice in the list: the last counts in OPA"],
  [/must be written/, "a name in another case: Go takes it for the known one"],
  [
    /\.signatures\.json: it is not (?:JSON|a JSON object)/,
    "OPA reads the first JSON value of .signatures.json, and passes over what follows",
  ],
  [/is there twice/, "two names in the archive that are one path, such as ./a.rego and a.rego"],
  [/has the name of a folder|path outside it/, "names of folders, and paths with .. or a backslash"],
  [
    /tar data is truncated|gzip data is truncated|there is no end/,
    "archives that are cut, or damaged after what OPA reads",
  ],
  [
    /extended header|global header|malformed number|not UTF-8 text|unknown type|bundles may contain only files/,
    "archives that readers of tar read differently",
  ],
  [/delta bundles/, "patch.json: OPA takes one without operations for any other file"],
  [/at its top/, "a manifest in a folder, or in Protocol Buffers"],
  [/contains no policy/, "no policy is in it, so that nothing could be asked"],
];

/** The reason of a rejection; `undefined` for an unexplained one. */
export function explain(refusal: string): string | undefined {
  return EXPLAINED.find(([pattern]) => pattern.test(refusal))?.[1];
}
