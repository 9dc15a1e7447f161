import { fileDesc as e, messageDesc as t } from "./file.js";
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/empty_pb.js
const n = /*@__PURE__*/ e("Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw"), r = /*@__PURE__*/ t(n, 0);
export { r as EmptySchema, n as file_google_protobuf_empty };
