import { fileDesc as e, messageDesc as t } from "./protobuf.js";
import { serviceDesc as n } from "./service.js";
// src/evidence/schema/proto/controlplane/v1/cas_redirect_pb.ts
const r = /*@__PURE__*/ e("CiJjb250cm9scGxhbmUvdjEvY2FzX3JlZGlyZWN0LnByb3RvEg9jb250cm9scGxhbmUudjEiJwoVR2V0RG93bmxvYWRVUkxSZXF1ZXN0Eg4KBmRpZ2VzdBgBIAEoCSJvChZHZXREb3dubG9hZFVSTFJlc3BvbnNlEj4KBnJlc3VsdBgBIAEoCzIuLmNvbnRyb2xwbGFuZS52MS5HZXREb3dubG9hZFVSTFJlc3BvbnNlLlJlc3VsdBoVCgZSZXN1bHQSCwoDdXJsGAIgASgJMncKEkNBU1JlZGlyZWN0U2VydmljZRJhCg5HZXREb3dubG9hZFVSTBImLmNvbnRyb2xwbGFuZS52MS5HZXREb3dubG9hZFVSTFJlcXVlc3QaJy5jb250cm9scGxhbmUudjEuR2V0RG93bmxvYWRVUkxSZXNwb25zZWIGcHJvdG8z"), i = /*@__PURE__*/ t(r, 1), a = /*@__PURE__*/ n(r, 0);
export { a as CASRedirectService, i as GetDownloadURLResponseSchema };
