import { __commonJSMin as e } from "./rolldown-runtime.js";
import { FileCache as t, ServiceError as n, VerificationError as r, cacheFolder as i, invalidConfig as a, isObject as o, isRegohostError as s, message as c, option as l, require__builtin_crypto as u, require__builtin_util as d, sha256Hex as f, shownAddress as p } from "./evaluation.js";
import { isLoopback as m } from "./shared.js";
import { RegistryHttp as h } from "./registry-http.js";
import { join as g } from "node:path";
// src/trust/tuf/kept-metadata.ts
const _ = [
	"timestamp",
	"snapshot",
	"targets",
	"target"
];
function isText(e) {
	return typeof e == "string";
}
function parse$1(e) {
	let t = JSON.parse(Buffer.from(e).toString("utf8"));
	if (!o(t) || !("roots" in t) || !Array.isArray(t.roots) || !t.roots.every(isText)) return;
	let n = t.roots.map((e) => Buffer.from(e, "base64")), r = t;
	if (!_.some((e) => e in r)) return { roots: n };
	let [i, a, s, c] = _.map((e) => r[e]).filter(isText).map((e) => Buffer.from(e, "base64"));
	if (i && a && s && c) return {
		roots: n,
		update: {
			timestamp: i,
			snapshot: a,
			targets: s,
			target: c
		}
	};
}
function fileName(e) {
	return `tuf-${f(e)}`;
}
async function readCachedMetadata(e, n) {
	let r = e === void 0 ? void 0 : await new t(e).read(fileName(n));
	try {
		return r === void 0 ? void 0 : parse$1(r);
	} catch {
		return;
	}
}
async function keep(e, n, { roots: r, update: i }) {
	if (e === void 0) return;
	let base64 = (e) => Buffer.from(e).toString("base64"), a = i === void 0 ? {} : Object.fromEntries(_.map((e) => [e, base64(i[e])])), o = JSON.stringify({
		roots: r.map(base64),
		...a
	});
	await new t(e).write(fileName(n), Buffer.from(o));
}
// node_modules/@sigstore/tuf/seeds.json
var v = { "https://tuf-repo-cdn.sigstore.dev": {
	"root.json": "ewogInNpZ25hdHVyZXMiOiBbCiAgewogICAia2V5aWQiOiAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiIsCiAgICJzaWciOiAiMzA0NTAyMjA2NWM2OGYyOGViZTQ0ZDBhNGUwNDdhNmUyODdmOTY2OWM4ZTNiMzFlMDg1MzYzOTZjNjdhMTQ4MzMyNmJlOGM2MDIyMTAwZTc1MjRhODg5ZTQwZGUwZGY4NDIzMWRkNDBlMWZjYzU3ZmJiYmY2MjA1NWMxNzA3NjU2ODMwN2RiYzUwOTA0NiIKICB9LAogIHsKICAgImtleWlkIjogIjIyZjRjYWVjNmQ4ZTZmOTU1NWFmNjZiM2Q0YzNjYjA2YTNiYjIzZmRjN2UzOWM5MTZjNjFmNDYyZTZmNTJiMDYiLAogICAic2lnIjogIjMwNDUwMjIwNmZlZGM0YTM4MmEwYzUxNTVlODEyYzliNzQ2MWZlMzg4ZWY3MDRmZWY5ZTA5M2M1YzIzNmUyMGFiYmY4ZTY2MjAyMjEwMDhiYmVjMzZiNjNiZjliYWViYzAzYTgzYzc3MGNmOTM4N2VmYzkwOTA3ZWI4MzA3MGI3YTg3NTEyOTUxMmQ2ODciCiAgfSwKICB7CiAgICJrZXlpZCI6ICI2MTY0MzgzODEyNWI0NDBiNDBkYjY5NDJmNWNiNWEzMWMwZGMwNDM2ODMxNmViMmFhYTU4Yjk1OTA0YTU4MjIyIiwKICAgInNpZyI6ICIzMDQ1MDIyMDQ2OGY0MjE5ZGI1MWM3ZTgxNWUxZTNkMzNkOTk4Nzg3OGFhMTJhZWFmMzMxNjA0ZDUxODBkZDYwYjE5ZGZiMzUwMjIxMDA5Zjc3OGVmNWU5NjY0N2MwOGJkMjNkNjNmNjljMGNjZTZmYzM1M2Q3NDdiOWQ1MWYzNWRjMGY4Njc4ZGU5ZmVmIgogIH0sCiAgewogICAia2V5aWQiOiAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCIsCiAgICJzaWciOiAiMzA0NTAyMjAyOWUyNTE4YTdiY2FjMDVlYzBiMjI3ODA5Y2UwYzk2OTQwNjc0MzQxMmY5MGRjNTI1NTQwMWFmYjEzMzYzZjQ2MDIyMTAwODdhNjQxODIyNDllNDFkZDExZGU5MWM5ZjM4NWEzMzY1OWJkNjAxNDdhOTNkMTNjODZiN2E2NGU0NDdmOTgyNiIKICB9LAogIHsKICAgImtleWlkIjogIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiLAogICAic2lnIjogIjMwNDUwMjIxMDA4MDUxYzQ1NmVkMmJmNDhhYTVmYzU3NDI5MjhhYjA5MDQyNjZjMWQ2YmRkZTVmYzc1YWUyMGYxMmQwOThhOTU1MDIyMDNjYzY4M2JkODY3OTM4MDhlNmM5Zjg5ZTJjYTkzZjgwYjAwYzZlYTY0ODgwYWM0ZTM3ZGI2OWUyZTg2YjI0ZTMiCiAgfQogXSwKICJzaWduZWQiOiB7CiAgIl90eXBlIjogInJvb3QiLAogICJjb25zaXN0ZW50X3NuYXBzaG90IjogdHJ1ZSwKICAiZXhwaXJlcyI6ICIyMDI3LTA0LTIyVDE5OjI3OjMxWiIsCiAgImtleXMiOiB7CiAgICIwYzg3NDMyYzNiZjA5ZmQ5OTE4OWZkYzMyZmE1ZWFlZGY0ZTRhNWZhYzdiYWI3M2ZhMDRhMmUwZmM2NGFmNmY1IjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFV1JpR3I1K2orM0o1U3NIK1p0cjVuRTJIMndPN1xuQlYrbk8zczkzZ0xjYTE4cVRPekhZMW9XeUFHRHlrTVNzR1RVQlN0OUQrQW4wS2ZLc0QybWZTTTQyUT09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLW9ubGluZS11cmkiOiAiZ2Nwa21zOnByb2plY3RzL3NpZ3N0b3JlLXJvb3Qtc2lnbmluZy9sb2NhdGlvbnMvZ2xvYmFsL2tleVJpbmdzL3Jvb3QvY3J5cHRvS2V5cy90aW1lc3RhbXAvY3J5cHRvS2V5VmVyc2lvbnMvMSIKICAgfSwKICAgIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiOiB7CiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRU14cFBPSkNJWjVvdEc0MTA2ZkdKc2VFUWkzVjlcbnBrTVlRNHV5VjlUajFNN1dIWEl5TEcramtmdnVHMGdsUTFKWmJSWlpCVjNnQVI0c29qZEdISVNlb3c9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1rZXlvd25lciI6ICJAbGFuY2UiCiAgIH0sCiAgICIyMmY0Y2FlYzZkOGU2Zjk1NTVhZjY2YjNkNGMzY2IwNmEzYmIyM2ZkYzdlMzljOTE2YzYxZjQ2MmU2ZjUyYjA2IjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFekJ6Vk9tSENQb2pNVkxTSTM2NFdpaVY4TlByRFxuNklnUnhWbGlza3ovdit5M0pFUjVtY1ZHY09ObGlEY1dNQzVKMmxmSG1qUE5QaGI0SDd4bThMemZTQT09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLWtleW93bmVyIjogIkBzYW50aWFnb3RvcnJlcyIKICAgfSwKICAgIjYxNjQzODM4MTI1YjQ0MGI0MGRiNjk0MmY1Y2I1YTMxYzBkYzA0MzY4MzE2ZWIyYWFhNThiOTU5MDRhNTgyMjIiOiB7CiAgICAia2V5aWRfaGFzaF9hbGdvcml0aG1zIjogWwogICAgICJzaGEyNTYiLAogICAgICJzaGE1MTIiCiAgICBdLAogICAgImtleXR5cGUiOiAiZWNkc2EiLAogICAgImtleXZhbCI6IHsKICAgICAicHVibGljIjogIi0tLS0tQkVHSU4gUFVCTElDIEtFWS0tLS0tXG5NRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUVpbmlrU3NBUW1Za05lSDVlWXEvQ25JekxhYWNPXG54bFNhYXdRRE93cUt5L3RDcXhxNXh4UFNKYzIxSzRXSWhzOUd5T2tLZnp1ZVkzR0lMemNNSlo0Y1d3PT1cbi0tLS0tRU5EIFBVQkxJQyBLRVktLS0tLVxuIgogICAgfSwKICAgICJzY2hlbWUiOiAiZWNkc2Etc2hhMi1uaXN0cDI1NiIsCiAgICAieC10dWYtb24tY2kta2V5b3duZXIiOiAiQGJvYmNhbGxhd2F5IgogICB9LAogICAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCI6IHsKICAgICJrZXlpZF9oYXNoX2FsZ29yaXRobXMiOiBbCiAgICAgInNoYTI1NiIsCiAgICAgInNoYTUxMiIKICAgIF0sCiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRTBnaHJoOTJMdzFZcjNpZEdWNVdxQ3RNREI4Q3hcbitEOGhkQzR3MlpMTklwbFZSb1ZHTHNrWWEzZ2hlTXlPamlKOGtQaTE1YVEyLy83UCtvajdVdkpQR3c9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1rZXlvd25lciI6ICJAam9zaHVhZ2wiCiAgIH0sCiAgICJlNzFhNTRkNTQzODM1YmE4NmFkYWQ5NDYwMzc5Yzc2NDFmYjg3MjZkMTY0ZWE3NjY4MDFhMWM1MjJhYmE3ZWEyIjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFRVhzejNTWlhGYjhqTVY0Mmo2cEpseWpialI4S1xuTjNCd29jZXhxNkxNSWI1cXNXS09RdkxOMTZOVWVmTGM0SHN3T291bVJzVlZhYWpTcFFTNmZvYmtSdz09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLWtleW93bmVyIjogIkBtbm02NzgiCiAgIH0KICB9LAogICJyb2xlcyI6IHsKICAgInJvb3QiOiB7CiAgICAia2V5aWRzIjogWwogICAgICJlNzFhNTRkNTQzODM1YmE4NmFkYWQ5NDYwMzc5Yzc2NDFmYjg3MjZkMTY0ZWE3NjY4MDFhMWM1MjJhYmE3ZWEyIiwKICAgICAiMjJmNGNhZWM2ZDhlNmY5NTU1YWY2NmIzZDRjM2NiMDZhM2JiMjNmZGM3ZTM5YzkxNmM2MWY0NjJlNmY1MmIwNiIsCiAgICAgIjYxNjQzODM4MTI1YjQ0MGI0MGRiNjk0MmY1Y2I1YTMxYzBkYzA0MzY4MzE2ZWIyYWFhNThiOTU5MDRhNTgyMjIiLAogICAgICJhNjg3ZTViZjRmYWI4MmIwZWU1OGQ0NmUwNWM5NTM1MTQ1YTJjOWFmYjQ1OGY0M2Q0MmI0NWNhMGZkY2UyYTcwIiwKICAgICAiMTgzZTY0ZjM3NjcwZGMxM2NhMGQyODk5NWEzMDUzZjM3NDA5NTRkZGNlNDQzMjFhNDFlNDY1MzRjZjQ0ZTYzMiIKICAgIF0sCiAgICAidGhyZXNob2xkIjogMwogICB9LAogICAic25hcHNob3QiOiB7CiAgICAia2V5aWRzIjogWwogICAgICIwYzg3NDMyYzNiZjA5ZmQ5OTE4OWZkYzMyZmE1ZWFlZGY0ZTRhNWZhYzdiYWI3M2ZhMDRhMmUwZmM2NGFmNmY1IgogICAgXSwKICAgICJ0aHJlc2hvbGQiOiAxLAogICAgIngtdHVmLW9uLWNpLWV4cGlyeS1wZXJpb2QiOiAzNjUwLAogICAgIngtdHVmLW9uLWNpLXNpZ25pbmctcGVyaW9kIjogMzY1CiAgIH0sCiAgICJ0YXJnZXRzIjogewogICAgImtleWlkcyI6IFsKICAgICAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiIsCiAgICAgIjIyZjRjYWVjNmQ4ZTZmOTU1NWFmNjZiM2Q0YzNjYjA2YTNiYjIzZmRjN2UzOWM5MTZjNjFmNDYyZTZmNTJiMDYiLAogICAgICI2MTY0MzgzODEyNWI0NDBiNDBkYjY5NDJmNWNiNWEzMWMwZGMwNDM2ODMxNmViMmFhYTU4Yjk1OTA0YTU4MjIyIiwKICAgICAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCIsCiAgICAgIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiCiAgICBdLAogICAgInRocmVzaG9sZCI6IDMKICAgfSwKICAgInRpbWVzdGFtcCI6IHsKICAgICJrZXlpZHMiOiBbCiAgICAgIjBjODc0MzJjM2JmMDlmZDk5MTg5ZmRjMzJmYTVlYWVkZjRlNGE1ZmFjN2JhYjczZmEwNGEyZTBmYzY0YWY2ZjUiCiAgICBdLAogICAgInRocmVzaG9sZCI6IDEsCiAgICAieC10dWYtb24tY2ktZXhwaXJ5LXBlcmlvZCI6IDcsCiAgICAieC10dWYtb24tY2ktc2lnbmluZy1wZXJpb2QiOiA2CiAgIH0KICB9LAogICJzcGVjX3ZlcnNpb24iOiAiMS4wIiwKICAidmVyc2lvbiI6IDE2LAogICJ4LXR1Zi1vbi1jaS1leHBpcnktcGVyaW9kIjogMTk3LAogICJ4LXR1Zi1vbi1jaS1zaWduaW5nLXBlcmlvZCI6IDQ2CiB9Cn0=",
	targets: {
		"trusted_root.json": "ewogICJtZWRpYVR5cGUiOiAiYXBwbGljYXRpb24vdm5kLmRldi5zaWdzdG9yZS50cnVzdGVkcm9vdCtqc29uO3ZlcnNpb249MC4xIiwKICAidGxvZ3MiOiBbCiAgICB7CiAgICAgICJiYXNlVXJsIjogImh0dHBzOi8vcmVrb3Iuc2lnc3RvcmUuZGV2IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUyRzJZKzJ0YWJkVFY1QmNHaUJJeDBhOWZBRndya0JibUxTR3RrczRMM3FYNnlZWTB6dWZCbmhDOFVyL2l5NTVHaFdQLzlBL2JZMkxoQzMwTTkrUll0dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjEtMDEtMTJUMTE6NTM6MjdaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJ3Tkk5YXRRR2x6K1ZXZk82TFJ5Z0g0UVVmWS84VzRSRndpVDVpNVdSZ0IwPSIKICAgICAgfQogICAgfSwKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9sb2cyMDI1LTEucmVrb3Iuc2lnc3RvcmUuZGV2IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNQ293QlFZREsyVndBeUVBdDhybHAxa25Hd2pmYmNYQVlQWUFrbjBYaUx6MXg4TzR0MFlrRWhpZTI0ND0iLAogICAgICAgICJrZXlEZXRhaWxzIjogIlBLSVhfRUQyNTUxOSIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjUtMDktMjNUMDA6MDA6MDBaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJ6eEdaRlZ2ZDBGRW1qUjhXckZ3TWRjQUo5dnRhWS9RWGY0NFkxd1VlUDZBPSIKICAgICAgfQogICAgfQogIF0sCiAgImNlcnRpZmljYXRlQXV0aG9yaXRpZXMiOiBbCiAgICB7CiAgICAgICJzdWJqZWN0IjogewogICAgICAgICJvcmdhbml6YXRpb24iOiAic2lnc3RvcmUuZGV2IiwKICAgICAgICAiY29tbW9uTmFtZSI6ICJzaWdzdG9yZSIKICAgICAgfSwKICAgICAgInVyaSI6ICJodHRwczovL2Z1bGNpby5zaWdzdG9yZS5kZXYiLAogICAgICAiY2VydENoYWluIjogewogICAgICAgICJjZXJ0aWZpY2F0ZXMiOiBbCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlCK0RDQ0FYNmdBd0lCQWdJVE5Wa0Rab0Npb2ZQRHN5N2RmbTZnZUxidWh6QUtCZ2dxaGtqT1BRUURBekFxTVJVd0V3WURWUVFLRXd4emFXZHpkRzl5WlM1a1pYWXhFVEFQQmdOVkJBTVRDSE5wWjNOMGIzSmxNQjRYRFRJeE1ETXdOekF6TWpBeU9Wb1hEVE14TURJeU16QXpNakF5T1Zvd0tqRVZNQk1HQTFVRUNoTU1jMmxuYzNSdmNtVXVaR1YyTVJFd0R3WURWUVFERXdoemFXZHpkRzl5WlRCMk1CQUdCeXFHU000OUFnRUdCU3VCQkFBaUEySUFCTFN5QTdJaTVrK3BOTzhaRVdZMHlsZW1XRG93T2tOYTNrTCtHWkU1WjVHV2VoTDkvQTliUk5BM1JicnNaNWkwSmNhc3RhUkw3U3A1ZnAvakQ1ZHhxYy9VZFRWbmx2UzE2YW4rMllmc3dlL1F1TG9sUlVDcmNPRTIrMmlBNSt0emQ2Tm1NR1F3RGdZRFZSMFBBUUgvQkFRREFnRUdNQklHQTFVZEV3RUIvd1FJTUFZQkFmOENBUUV3SFFZRFZSME9CQllFRk1qRkhRQkJtaVFwTWxFazZ3MnVTdTFLQnRQc01COEdBMVVkSXdRWU1CYUFGTWpGSFFCQm1pUXBNbEVrNncydVN1MUtCdFBzTUFvR0NDcUdTTTQ5QkFNREEyZ0FNR1VDTUg4bGlXSmZNdWk2dlhYQmhqRGdZNE13c2xtTi9USnhWZS84M1dyRm9td21OZjA1NnkxWDQ4RjljNG0zYTNvelhBSXhBS2pSYXk1L2FqL2pzS0tHSWttUWF0akk4dXVwSHIvK0N4RnZhSldtcFlxTmtMREdSVSs5b3J6aDVoSTJScmN1YVE9PSIKICAgICAgICAgIH0KICAgICAgICBdCiAgICAgIH0sCiAgICAgICJ2YWxpZEZvciI6IHsKICAgICAgICAic3RhcnQiOiAiMjAyMS0wMy0wN1QwMzoyMDoyOVoiLAogICAgICAgICJlbmQiOiAiMjAyMi0xMi0zMVQyMzo1OTo1OS45OTlaIgogICAgICB9CiAgICB9LAogICAgewogICAgICAic3ViamVjdCI6IHsKICAgICAgICAib3JnYW5pemF0aW9uIjogInNpZ3N0b3JlLmRldiIsCiAgICAgICAgImNvbW1vbk5hbWUiOiAic2lnc3RvcmUiCiAgICAgIH0sCiAgICAgICJ1cmkiOiAiaHR0cHM6Ly9mdWxjaW8uc2lnc3RvcmUuZGV2IiwKICAgICAgImNlcnRDaGFpbiI6IHsKICAgICAgICAiY2VydGlmaWNhdGVzIjogWwogICAgICAgICAgewogICAgICAgICAgICAicmF3Qnl0ZXMiOiAiTUlJQ0dqQ0NBYUdnQXdJQkFnSVVBTG5WaVZmblUwYnJKYXNtUmtIcm4vVW5mYVF3Q2dZSUtvWkl6ajBFQXdNd0tqRVZNQk1HQTFVRUNoTU1jMmxuYzNSdmNtVXVaR1YyTVJFd0R3WURWUVFERXdoemFXZHpkRzl5WlRBZUZ3MHlNakEwTVRNeU1EQTJNVFZhRncwek1URXdNRFV4TXpVMk5UaGFNRGN4RlRBVEJnTlZCQW9UREhOcFozTjBiM0psTG1SbGRqRWVNQndHQTFVRUF4TVZjMmxuYzNSdmNtVXRhVzUwWlhKdFpXUnBZWFJsTUhZd0VBWUhLb1pJemowQ0FRWUZLNEVFQUNJRFlnQUU4UlZTL3lzSCtOT3Z1RFp5UEladGlsZ1VGOU5sYXJZcEFkOUhQMXZCQkgxVTVDVjc3TFNTN3MwWmlING5FN0h2N3B0UzZMdnZSL1NUazc5OExWZ016TGxKNEhlSWZGM3RIU2FleExjWXBTQVNyMWtTME4vUmdCSnovOWpXQ2lYbm8zc3dlVEFPQmdOVkhROEJBZjhFQkFNQ0FRWXdFd1lEVlIwbEJBd3dDZ1lJS3dZQkJRVUhBd013RWdZRFZSMFRBUUgvQkFnd0JnRUIvd0lCQURBZEJnTlZIUTRFRmdRVTM5UHB6MVlrRVpiNXFOanBLRldpeGk0WVpEOHdId1lEVlIwakJCZ3dGb0FVV01BZVg1RkZwV2FwZXN5UW9aTWkwQ3JGeGZvd0NnWUlLb1pJemowRUF3TURad0F3WkFJd1BDc1FLNERZaVpZRFBJYURpNUhGS25meFh4NkFTU1ZtRVJmc3luWUJpWDJYNlNKUm5aVTg0LzlEWmRuRnZ2eG1BakJPdDZRcEJsYzRKLzBEeHZrVENxcGNsdnppTDZCQ0NQbmpkbElCM1B1M0J4c1BteWdVWTdJaTJ6YmRDZGxpaW93PSIKICAgICAgICAgIH0sCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlCOXpDQ0FYeWdBd0lCQWdJVUFMWk5BUEZkeEhQd2plRGxvRHd5WUNoQU8vNHdDZ1lJS29aSXpqMEVBd013S2pFVk1CTUdBMVVFQ2hNTWMybG5jM1J2Y21VdVpHVjJNUkV3RHdZRFZRUURFd2h6YVdkemRHOXlaVEFlRncweU1URXdNRGN4TXpVMk5UbGFGdzB6TVRFd01EVXhNelUyTlRoYU1Db3hGVEFUQmdOVkJBb1RESE5wWjNOMGIzSmxMbVJsZGpFUk1BOEdBMVVFQXhNSWMybG5jM1J2Y21Vd2RqQVFCZ2NxaGtqT1BRSUJCZ1VyZ1FRQUlnTmlBQVQ3WGVGVDRyYjNQUUd3UzRJYWp0TGszL09sbnBnYW5nYUJjbFlwc1lCcjVpKzR5bkIwN2NlYjNMUDBPSU9aZHhleFg2OWM1aVZ1eUpSUStIejA1eWkrVUYzdUJXQWxIcGlTNXNoMCtIMkdIRTdTWHJrMUVDNW0xVHIxOUw5Z2c5MmpZekJoTUE0R0ExVWREd0VCL3dRRUF3SUJCakFQQmdOVkhSTUJBZjhFQlRBREFRSC9NQjBHQTFVZERnUVdCQlJZd0I1ZmtVV2xacWw2ekpDaGt5TFFLc1hGK2pBZkJnTlZIU01FR0RBV2dCUll3QjVma1VXbFpxbDZ6SkNoa3lMUUtzWEYrakFLQmdncWhrak9QUVFEQXdOcEFEQm1BakVBajFuSGVYWnArMTNOV0JOYStFRHNEUDhHMVdXZzF0Q01XUC9XSFBxcGFWbzBqaHN3ZU5GWmdTczBlRTd3WUk0cUFqRUEyV0I5b3Q5OHNJa29GM3ZaWWRkMy9WdFdCNWI5VE5NZWE3SXgvc3RKNVRmY0xMZUFCTEU0Qk5KT3NRNHZuQkhKIgogICAgICAgICAgfQogICAgICAgIF0KICAgICAgfSwKICAgICAgInZhbGlkRm9yIjogewogICAgICAgICJzdGFydCI6ICIyMDIyLTA0LTEzVDIwOjA2OjE1WiIKICAgICAgfQogICAgfQogIF0sCiAgImN0bG9ncyI6IFsKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9jdGZlLnNpZ3N0b3JlLmRldi90ZXN0IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUViZndSK1JKdWRYc2NnUkJScEtYMVhGRHkzUHl1ZER4ei9TZm5SaTFmVDhla3BmQmQyTzF1b3o3anIzWjhuS3p4QTY5RVVRK2VGQ0ZJM3pldWJQV1U3dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjEtMDMtMTRUMDA6MDA6MDBaIiwKICAgICAgICAgICJlbmQiOiAiMjAyMi0xMC0zMVQyMzo1OTo1OS45OTlaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJDR0NTOENoUy8yaEYwZEZySjRTY1JXY1lyQlk5d3pqU2JlYThJZ1kyYjNJPSIKICAgICAgfQogICAgfSwKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9jdGZlLnNpZ3N0b3JlLmRldi8yMDIyIiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUVpUFNsRmkwQ21GVGZFakNVcUY5SHVDRWNZWE5LQWFZYWxJSm1CWjh5eWV6UGpUcWh4cktCcE1uYW9jVnRMSkJJMWVNM3VYblF6UUdBSmRKNGdzOUZ5dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjItMTAtMjBUMDA6MDA6MDBaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICIzVDB3YXNiSEVUSmpHUjRjbVdjM0FxSktYcmplUEszL2g0cHlnQzhwN280PSIKICAgICAgfQogICAgfQogIF0sCiAgInRpbWVzdGFtcEF1dGhvcml0aWVzIjogWwogICAgewogICAgICAic3ViamVjdCI6IHsKICAgICAgICAib3JnYW5pemF0aW9uIjogInNpZ3N0b3JlLmRldiIsCiAgICAgICAgImNvbW1vbk5hbWUiOiAic2lnc3RvcmUtdHNhLXNlbGZzaWduZWQiCiAgICAgIH0sCiAgICAgICJ1cmkiOiAiaHR0cHM6Ly90aW1lc3RhbXAuc2lnc3RvcmUuZGV2L2FwaS92MS90aW1lc3RhbXAiLAogICAgICAiY2VydENoYWluIjogewogICAgICAgICJjZXJ0aWZpY2F0ZXMiOiBbCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlDRURDQ0FaYWdBd0lCQWdJVU9oTlVMd3lRWWU2OHdVTXZ5NHFPaXlvaml3d3dDZ1lJS29aSXpqMEVBd013T1RFVk1CTUdBMVVFQ2hNTWMybG5jM1J2Y21VdVpHVjJNU0F3SGdZRFZRUURFeGR6YVdkemRHOXlaUzEwYzJFdGMyVnNabk5wWjI1bFpEQWVGdzB5TlRBME1EZ3dOalU1TkROYUZ3MHpOVEEwTURZd05qVTVORE5hTUM0eEZUQVRCZ05WQkFvVERITnBaM04wYjNKbExtUmxkakVWTUJNR0ExVUVBeE1NYzJsbmMzUnZjbVV0ZEhOaE1IWXdFQVlIS29aSXpqMENBUVlGSzRFRUFDSURZZ0FFNHJhMlo4aEtOaWcyVDlrRmpDQVRvR0czMGpreStXUXYzQnpMK21LdmgxU0tOUi9Vd3V3c2ZOQ2c0c3J5b1lBZDhFNmlzb3ZWQTNNNGFvTmRtOVFEaTUwWjhuVEV5dnFnZkRQdFRJd1hJdGZpVy9BRmYxVjd1d2tia0FvajB4eGNvMm93YURBT0JnTlZIUThCQWY4RUJBTUNCNEF3SFFZRFZSME9CQllFRkluOWVVT0h6OUJsUnNNQ1JzY3NjMXQ5dE9zRE1COEdBMVVkSXdRWU1CYUFGSmpzQWU5L3UxSC8xSlVlYjRxSW1GTUhpYzYvTUJZR0ExVWRKUUVCL3dRTU1Bb0dDQ3NHQVFVRkJ3TUlNQW9HQ0NxR1NNNDlCQU1EQTJnQU1HVUNNRHRwc1YvNkthTzBxeUYvVU1zWDJhU1VYS1FGZG9HVHB0UUdjMGZ0cTFjc3VsSFBHRzZkc215TU5kM0pCK0czRVFJeEFPYWp2QmNqcEptS2I0TnYrMlRhb2o4VWM1K2I2aWg2RlhDQ0tyYVNxdXBlMDd6cXN3TWNYSlRlMWNFeHZIdnZsdz09IgogICAgICAgICAgfSwKICAgICAgICAgIHsKICAgICAgICAgICAgInJhd0J5dGVzIjogIk1JSUI5ekNDQVh5Z0F3SUJBZ0lVVjdmMEdMRE9vRXpJaDhMWFNXODBPSmlVcDE0d0NnWUlLb1pJemowRUF3TXdPVEVWTUJNR0ExVUVDaE1NYzJsbmMzUnZjbVV1WkdWMk1TQXdIZ1lEVlFRREV4ZHphV2R6ZEc5eVpTMTBjMkV0YzJWc1puTnBaMjVsWkRBZUZ3MHlOVEEwTURnd05qVTVORE5hRncwek5UQTBNRFl3TmpVNU5ETmFNRGt4RlRBVEJnTlZCQW9UREhOcFozTjBiM0psTG1SbGRqRWdNQjRHQTFVRUF4TVhjMmxuYzNSdmNtVXRkSE5oTFhObGJHWnphV2R1WldRd2RqQVFCZ2NxaGtqT1BRSUJCZ1VyZ1FRQUlnTmlBQVFVUU50ZlJUL291M1lBVGE2d0Iva0tUZTcwY2ZKd3lSSUJvdk1udDhSY0pwaC9DT0U4MnV5UzZGbXBwTExMMVZCUEdjUGZwUVBZSk5Yeld3aThpY3doS1E2Vy9RZTJoM29lYkJiMkZIcHdOSkRxbytUTWFDL3RkZmt2L0VsSkI3MmpSVEJETUE0R0ExVWREd0VCL3dRRUF3SUJCakFTQmdOVkhSTUJBZjhFQ0RBR0FRSC9BZ0VBTUIwR0ExVWREZ1FXQkJTWTdBSHZmN3RSLzlTVkhtK0tpSmhUQjRuT3Z6QUtCZ2dxaGtqT1BRUURBd05wQURCbUFqRUF3R0VHcmZHWlIxY2VuMVI4L0RUVk1JOTQzTHNzWm1KUnREcC9pN1NmR0htR1JQNmdSYnVqOXZPSzNiNjdaMFFRQWpFQXVUMkg2NzNMUUVhSFRjeVFTWnJrcDRtWDdXd2ttRitzVmJrWVk1bVhOK1JNSDEzS1VFSEhPcUFTYWVtWVdLL0UiCiAgICAgICAgICB9CiAgICAgICAgXQogICAgICB9LAogICAgICAidmFsaWRGb3IiOiB7CiAgICAgICAgInN0YXJ0IjogIjIwMjUtMDctMDRUMDA6MDA6MDBaIgogICAgICB9CiAgICB9CiAgXQp9Cg==",
		"registry.npmjs.org%2Fkeys.json": "ewogICAgImtleXMiOiBbCiAgICAgICAgewogICAgICAgICAgICAia2V5SWQiOiAiU0hBMjU2OmpsM2J3c3d1ODBQampva0NnaDBvMnc1YzJVNExoUUFFNTdnajljejFrekEiLAogICAgICAgICAgICAia2V5VXNhZ2UiOiAibnBtOnNpZ25hdHVyZXMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRTFPbGIzek1BRkZ4WEtIaUlrUU81Y0ozWWhsNWk2VVBwK0lodXRlQkpidUhjQTVVb2dLbzBFV3RsV3dXNktTYUtvVE5FWUw3SmxDUWlWbmtoQmt0VWdnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIxOTk5LTAxLTAxVDAwOjAwOjAwLjAwMFoiLAogICAgICAgICAgICAgICAgICAgICJlbmQiOiAiMjAyNS0wMS0yOVQwMDowMDowMC4wMDBaIgogICAgICAgICAgICAgICAgfQogICAgICAgICAgICB9CiAgICAgICAgfSwKICAgICAgICB7CiAgICAgICAgICAgICJrZXlJZCI6ICJTSEEyNTY6amwzYndzd3U4MFBqam9rQ2doMG8ydzVjMlU0TGhRQUU1N2dqOWN6MWt6QSIsCiAgICAgICAgICAgICJrZXlVc2FnZSI6ICJucG06YXR0ZXN0YXRpb25zIiwKICAgICAgICAgICAgInB1YmxpY0tleSI6IHsKICAgICAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUxT2xiM3pNQUZGeFhLSGlJa1FPNWNKM1lobDVpNlVQcCtJaHV0ZUJKYnVIY0E1VW9nS28wRVd0bFd3VzZLU2FLb1RORVlMN0psQ1FpVm5raEJrdFVnZz09IiwKICAgICAgICAgICAgICAgICJrZXlEZXRhaWxzIjogIlBLSVhfRUNEU0FfUDI1Nl9TSEFfMjU2IiwKICAgICAgICAgICAgICAgICJ2YWxpZEZvciI6IHsKICAgICAgICAgICAgICAgICAgICAic3RhcnQiOiAiMjAyMi0xMi0wMVQwMDowMDowMC4wMDBaIiwKICAgICAgICAgICAgICAgICAgICAiZW5kIjogIjIwMjUtMDEtMjlUMDA6MDA6MDAuMDAwWiIKICAgICAgICAgICAgICAgIH0KICAgICAgICAgICAgfQogICAgICAgIH0sCiAgICAgICAgewogICAgICAgICAgICAia2V5SWQiOiAiU0hBMjU2OkRoUTh3UjVBUEJ2RkhMRi8rVGMrQVl2UE9kVHBjSURxT2h4c0JIUndDN1UiLAogICAgICAgICAgICAia2V5VXNhZ2UiOiAibnBtOnNpZ25hdHVyZXMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVk2WWE3VysrN2FVUHp2TVRyZXpINlljeDNjK0hPS1lDY05HeWJKWlNDSnEvZmQ3UWE4dXVBS3RkSWtVUXRRaUVLRVJoQW1FNWxNTUpoUDhPa0RPYTJnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIyMDI1LTAxLTEzVDAwOjAwOjAwLjAwMFoiCiAgICAgICAgICAgICAgICB9CiAgICAgICAgICAgIH0KICAgICAgICB9LAogICAgICAgIHsKICAgICAgICAgICAgImtleUlkIjogIlNIQTI1NjpEaFE4d1I1QVBCdkZITEYvK1RjK0FZdlBPZFRwY0lEcU9oeHNCSFJ3QzdVIiwKICAgICAgICAgICAgImtleVVzYWdlIjogIm5wbTphdHRlc3RhdGlvbnMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVk2WWE3VysrN2FVUHp2TVRyZXpINlljeDNjK0hPS1lDY05HeWJKWlNDSnEvZmQ3UWE4dXVBS3RkSWtVUXRRaUVLRVJoQW1FNWxNTUpoUDhPa0RPYTJnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIyMDI1LTAxLTEzVDAwOjAwOjAwLjAwMFoiCiAgICAgICAgICAgICAgICB9CiAgICAgICAgICAgIH0KICAgICAgICB9CiAgICBdCn0K"
	}
} };
function publicRoot() {
	return Buffer.from(v["https://tuf-repo-cdn.sigstore.dev"]["root.json"], "base64");
}
// src/trust/tuf/tuf-repository.ts
const y = 12e4, b = [403, 404];
function parseTufUrl(e) {
	let throwMetadataError = (t) => {
		throw a(`TUF repository ${p(e)}: ${t}`);
	}, t = URL.canParse(e) ? new URL(e) : throwMetadataError("it is not a URL");
	return t.protocol !== "https:" && t.protocol !== "http:" && throwMetadataError("its URL must begin with https://"), (t.username !== "" || t.password !== "") && throwMetadataError("its URL must not contain a user name or a password"), (t.search !== "" || t.hash !== "") && throwMetadataError("its URL must have neither a query nor a fragment"), t.protocol === "http:" && !m(t.hostname) && throwMetadataError("plain HTTP is for loopback; use https://"), t.origin + t.pathname.replace(/\/+$/, "");
}
async function withTufRepository(e, { env: t, signal: r }, i) {
	let a = AbortSignal.timeout(y), o = r === void 0 ? a : AbortSignal.any([r, a]), s = new h({
		env: t,
		signal: o,
		requestTimeoutMs: 3e4
	});
	try {
		return await i({ async read(t, n) {
			let r = await s.request({
				url: new URL(`${e}/${t}`),
				alsoFine: b,
				maxBytes: n
			});
			return r.status === 200 ? r.body : void 0;
		} });
	} catch (t) {
		throw t === a.reason ? new n(`${e}: its update took longer than ${y / 1e3} seconds`, {
			code: "service_timeout",
			cause: t
		}) : t;
	} finally {
		await s.close();
	}
}
// node_modules/tuf-js/dist/error.js
var x = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DownloadHTTPError = e.DownloadLengthMismatchError = e.DownloadError = e.ExpiredMetadataError = e.EqualVersionError = e.BadVersionError = e.RepositoryError = e.PersistError = e.RuntimeError = e.ValueError = void 0, e.ValueError = class extends Error {}, e.RuntimeError = class extends Error {}, e.PersistError = class extends Error {};
	var RepositoryError = class extends Error {};
	e.RepositoryError = RepositoryError;
	var BadVersionError = class extends RepositoryError {};
	e.BadVersionError = BadVersionError, e.EqualVersionError = class extends BadVersionError {}, e.ExpiredMetadataError = class extends RepositoryError {};
	var DownloadError = class extends Error {};
	e.DownloadError = DownloadError, e.DownloadLengthMismatchError = class extends DownloadError {}, e.DownloadHTTPError = class extends DownloadError {
		statusCode;
		constructor(e, t) {
			super(e), this.statusCode = t;
		}
	};
})), S = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.UnsupportedAlgorithmError = e.CryptoError = e.LengthOrHashMismatchError = e.UnsignedMetadataError = e.RepositoryError = e.ValueError = void 0, e.ValueError = class extends Error {};
	var RepositoryError = class extends Error {};
	e.RepositoryError = RepositoryError, e.UnsignedMetadataError = class extends RepositoryError {}, e.LengthOrHashMismatchError = class extends RepositoryError {};
	var CryptoError = class extends Error {};
	e.CryptoError = CryptoError, e.UnsupportedAlgorithmError = class extends CryptoError {};
})), C = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isDefined = isDefined, e.isObject = isObject, e.isStringArray = isStringArray, e.isObjectArray = isObjectArray, e.isStringRecord = isStringRecord, e.isObjectRecord = isObjectRecord;
	function isDefined(e) {
		return e !== void 0;
	}
	function isObject(e) {
		return typeof e == "object" && !!e;
	}
	function isStringArray(e) {
		return Array.isArray(e) && e.every((e) => typeof e == "string");
	}
	function isObjectArray(e) {
		return Array.isArray(e) && e.every(isObject);
	}
	function isStringRecord(e) {
		return typeof e == "object" && !!e && Object.keys(e).every((e) => typeof e == "string") && Object.values(e).every((e) => typeof e == "string");
	}
	function isObjectRecord(e) {
		return typeof e == "object" && !!e && Object.keys(e).every((e) => typeof e == "string") && Object.values(e).every((e) => typeof e == "object" && !!e);
	}
})), w = /* @__PURE__ */ e(((e, t) => {
	function canonicalize(e) {
		let t = [];
		if (typeof e == "string") t.push(canonicalizeString(e));
		else if (typeof e == "boolean") t.push(JSON.stringify(e));
		else if (Number.isInteger(e)) t.push(JSON.stringify(e));
		else if (e === null) t.push(JSON.stringify(e));
		else if (Array.isArray(e)) {
			t.push("[");
			let n = !0;
			e.forEach((e) => {
				n || t.push(","), n = !1, t.push(canonicalize(e));
			}), t.push("]");
		} else if (typeof e == "object") {
			t.push("{");
			let n = !0;
			Object.keys(e).sort().forEach((r) => {
				n || t.push(","), n = !1, t.push(canonicalizeString(r)), t.push(":"), t.push(canonicalize(e[r]));
			}), t.push("}");
		} else throw TypeError("cannot encode " + e.toString());
		return t.join("");
	}
	function canonicalizeString(e) {
		return "\"" + e.replace(/\\/g, "\\\\").replace(/"/g, "\\\"") + "\"";
	}
	t.exports = { canonicalize };
})), T = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifySignature = void 0;
	let i = w(), a = r(u());
	e.verifySignature = (e, t, n) => {
		let r = Buffer.from((0, i.canonicalize)(e));
		return a.default.verify(t.hashAlgorithm, r, t, Buffer.from(n, "hex"));
	};
})), E = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var ownKeys = function(e) {
			return ownKeys = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, ownKeys(e);
		};
		return function(e) {
			if (e && e.__esModule) return e;
			var t = {};
			if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
			return i(t, e), t;
		};
	})();
	Object.defineProperty(e, "__esModule", { value: !0 }), e.crypto = e.guard = void 0, e.guard = a(C()), e.crypto = a(T());
})), D = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Signed = e.MetadataKind = void 0, e.isMetadataKind = isMetadataKind;
	let i = r(d()), a = S(), o = E(), s = [
		"1",
		"0",
		"31"
	];
	var c;
	(function(e) {
		e.Root = "root", e.Timestamp = "timestamp", e.Snapshot = "snapshot", e.Targets = "targets";
	})(c || (e.MetadataKind = c = {}));
	function isMetadataKind(e) {
		return typeof e == "string" && Object.values(c).includes(e);
	}
	e.Signed = class Signed {
		specVersion;
		expires;
		version;
		unrecognizedFields;
		constructor(e) {
			this.specVersion = e.specVersion || s.join(".");
			let t = this.specVersion.split(".");
			if (t.length !== 2 && t.length !== 3 || !t.every((e) => isNumeric(e))) throw new a.ValueError("Failed to parse specVersion");
			if (t[0] != s[0]) throw new a.ValueError("Unsupported specVersion");
			this.expires = e.expires, this.version = e.version, this.unrecognizedFields = e.unrecognizedFields || {};
		}
		equals(e) {
			return e instanceof Signed && this.specVersion === e.specVersion && this.expires === e.expires && this.version === e.version && i.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields);
		}
		isExpired(e) {
			return e ||= /* @__PURE__ */ new Date(), e >= new Date(this.expires);
		}
		static commonFieldsFromJSON(e) {
			let { spec_version: t, expires: n, version: r, ...i } = e;
			if (!o.guard.isDefined(t)) throw new a.ValueError("spec_version is not defined");
			if (typeof t != "string") throw TypeError("spec_version must be a string");
			if (!o.guard.isDefined(n)) throw new a.ValueError("expires is not defined");
			if (typeof n != "string") throw TypeError("expires must be a string");
			if (Number.isNaN(new Date(n).getTime())) throw new a.ValueError("Failed to parse expires");
			if (!o.guard.isDefined(r)) throw new a.ValueError("version is not defined");
			if (typeof r != "number") throw TypeError("version must be a number");
			return {
				specVersion: t,
				expires: n,
				version: r,
				unrecognizedFields: i
			};
		}
	};
	function isNumeric(e) {
		return !isNaN(Number(e));
	}
})), O = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.TargetFile = e.MetaFile = void 0;
	let i = r(u()), a = r(d()), o = S(), s = E();
	e.MetaFile = class MetaFile {
		version;
		length;
		hashes;
		unrecognizedFields;
		constructor(e) {
			if (e.version <= 0) throw new o.ValueError("Metafile version must be at least 1");
			e.length !== void 0 && validateLength(e.length), this.version = e.version, this.length = e.length, this.hashes = e.hashes, this.unrecognizedFields = e.unrecognizedFields || {};
		}
		equals(e) {
			return e instanceof MetaFile && this.version === e.version && this.length === e.length && a.default.isDeepStrictEqual(this.hashes, e.hashes) && a.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields);
		}
		verify(e) {
			if (this.length !== void 0 && e.length !== this.length) throw new o.LengthOrHashMismatchError(`Expected length ${this.length} but got ${e.length}`);
			this.hashes && Object.entries(this.hashes).forEach(([t, n]) => {
				let r;
				try {
					r = i.default.createHash(t);
				} catch {
					throw new o.LengthOrHashMismatchError(`Hash algorithm ${t} not supported`);
				}
				let a = r.update(e).digest("hex");
				if (a !== n) throw new o.LengthOrHashMismatchError(`Expected hash ${n} but got ${a}`);
			});
		}
		toJSON() {
			let e = {
				version: this.version,
				...this.unrecognizedFields
			};
			return this.length !== void 0 && (e.length = this.length), this.hashes && (e.hashes = this.hashes), e;
		}
		static fromJSON(e) {
			let { version: t, length: n, hashes: r, ...i } = e;
			if (typeof t != "number") throw TypeError("version must be a number");
			if (s.guard.isDefined(n) && typeof n != "number") throw TypeError("length must be a number");
			if (s.guard.isDefined(r) && !s.guard.isStringRecord(r)) throw TypeError("hashes must be string keys and values");
			return new MetaFile({
				version: t,
				length: n,
				hashes: r,
				unrecognizedFields: i
			});
		}
	}, e.TargetFile = class TargetFile {
		length;
		path;
		hashes;
		unrecognizedFields;
		constructor(e) {
			validateLength(e.length), this.length = e.length, this.path = e.path, this.hashes = e.hashes, this.unrecognizedFields = e.unrecognizedFields || {};
		}
		get custom() {
			let e = this.unrecognizedFields.custom;
			return !e || Array.isArray(e) || typeof e != "object" ? {} : e;
		}
		equals(e) {
			return e instanceof TargetFile && this.length === e.length && this.path === e.path && a.default.isDeepStrictEqual(this.hashes, e.hashes) && a.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields);
		}
		async verify(e) {
			let t = 0, n = Object.keys(this.hashes).reduce((e, t) => {
				try {
					e[t] = i.default.createHash(t);
				} catch {
					throw new o.LengthOrHashMismatchError(`Hash algorithm ${t} not supported`);
				}
				return e;
			}, {});
			for await (let r of e) t += r.length, Object.values(n).forEach((e) => {
				e.update(r);
			});
			if (t !== this.length) throw new o.LengthOrHashMismatchError(`Expected length ${this.length} but got ${t}`);
			Object.entries(n).forEach(([e, t]) => {
				let n = this.hashes[e], r = t.digest("hex");
				if (r !== n) throw new o.LengthOrHashMismatchError(`Expected hash ${n} but got ${r}`);
			});
		}
		toJSON() {
			return {
				length: this.length,
				hashes: this.hashes,
				...this.unrecognizedFields
			};
		}
		static fromJSON(e, t) {
			let { length: n, hashes: r, ...i } = t;
			if (typeof n != "number") throw TypeError("length must be a number");
			if (!s.guard.isStringRecord(r)) throw TypeError("hashes must have string keys and values");
			return new TargetFile({
				length: n,
				path: e,
				hashes: r,
				unrecognizedFields: i
			});
		}
	};
	function validateLength(e) {
		if (e < 0) throw new o.ValueError("Length must be at least 0");
	}
})), ee = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.encodeOIDString = encodeOIDString;
	function encodeOIDString(e) {
		let t = e.split("."), n = parseInt(t[0], 10) * 40 + parseInt(t[1], 10), r = [];
		t.slice(2).forEach((e) => {
			let t = encodeVariableLengthInteger(parseInt(e, 10));
			r.push(...t);
		});
		let i = Buffer.from([n, ...r]);
		return Buffer.from([
			6,
			i.length,
			...i
		]);
	}
	function encodeVariableLengthInteger(e) {
		let t = [], n = 0;
		do
			t.unshift(e & 127 | n), e >>= 7, n = 128;
		while (e > 0);
		return t;
	}
})), k = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getPublicKey = getPublicKey;
	let i = r(u()), a = S(), o = ee(), s = "-----BEGIN PUBLIC KEY-----";
	function getPublicKey(e) {
		switch (e.keyType) {
			case "rsa": return getRSAPublicKey(e);
			case "ed25519": return getED25519PublicKey(e);
			case "ecdsa":
			case "ecdsa-sha2-nistp256":
			case "ecdsa-sha2-nistp384": return getECDCSAPublicKey(e);
			default: throw new a.UnsupportedAlgorithmError(`Unsupported key type: ${e.keyType}`);
		}
	}
	function getRSAPublicKey(e) {
		if (!e.keyVal.startsWith(s)) throw new a.CryptoError("Invalid key format");
		let t = i.default.createPublicKey(e.keyVal);
		switch (e.scheme) {
			case "rsassa-pss-sha256":
			case "rsassa-pss-sha384":
			case "rsassa-pss-sha512": return {
				key: t,
				hashAlgorithm: e.scheme.slice(11),
				padding: i.default.constants.RSA_PKCS1_PSS_PADDING
			};
			default: throw new a.UnsupportedAlgorithmError(`Unsupported RSA scheme: ${e.scheme}`);
		}
	}
	function getED25519PublicKey(e) {
		let t;
		if (e.keyVal.startsWith(s)) t = i.default.createPublicKey(e.keyVal);
		else {
			if (!isHex(e.keyVal)) throw new a.CryptoError("Invalid key format");
			t = i.default.createPublicKey({
				key: c.hexToDER(e.keyVal),
				format: "der",
				type: "spki"
			});
		}
		return { key: t };
	}
	function getECDCSAPublicKey(e) {
		let t, n, r;
		switch (e.scheme) {
			case "ecdsa-sha2-nistp256":
				t = "prime256v1", n = "1.2.840.10045.3.1.7", r = "sha256";
				break;
			case "ecdsa-sha2-nistp384":
				t = "secp384r1", n = "1.3.132.0.34", r = "sha384";
				break;
			default: throw new a.UnsupportedAlgorithmError(`Unsupported ECDSA scheme: ${e.scheme}`);
		}
		if (e.keyType !== "ecdsa" && e.keyType !== e.scheme) throw new a.CryptoError("ECDSA key type does not match scheme");
		let o;
		if (e.keyVal.startsWith(s)) o = i.default.createPublicKey(e.keyVal);
		else {
			if (!isHex(e.keyVal)) throw new a.CryptoError("Invalid key format");
			o = i.default.createPublicKey({
				key: l.hexToDER(e.keyVal, n),
				format: "der",
				type: "spki"
			});
		}
		if (o.asymmetricKeyType !== "ec" || o.asymmetricKeyDetails?.namedCurve !== t) throw new a.CryptoError("ECDSA key curve does not match scheme");
		return {
			key: o,
			hashAlgorithm: r
		};
	}
	let c = { hexToDER: (e) => {
		let t = Buffer.from(e, "hex"), n = (0, o.encodeOIDString)("1.3.101.112"), r = Buffer.concat([Buffer.concat([
			Buffer.from([48]),
			Buffer.from([n.length]),
			n
		]), Buffer.concat([
			Buffer.from([3]),
			Buffer.from([t.length + 1]),
			Buffer.from([0]),
			t
		])]);
		return Buffer.concat([
			Buffer.from([48]),
			Buffer.from([r.length]),
			r
		]);
	} }, l = { hexToDER: (e, t) => {
		let n = Buffer.from(e, "hex"), r = Buffer.concat([
			Buffer.from([3]),
			Buffer.from([n.length + 1]),
			Buffer.from([0]),
			n
		]), i = Buffer.concat([(0, o.encodeOIDString)("1.2.840.10045.2.1"), (0, o.encodeOIDString)(t)]), a = Buffer.concat([
			Buffer.from([48]),
			Buffer.from([i.length]),
			i
		]);
		return Buffer.concat([
			Buffer.from([48]),
			Buffer.from([a.length + r.length]),
			a,
			r
		]);
	} }, isHex = (e) => /^[0-9a-fA-F]+$/.test(e);
})), A = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Key = void 0;
	let i = r(d()), a = S(), o = E(), s = k();
	e.Key = class Key {
		keyID;
		keyType;
		scheme;
		keyVal;
		unrecognizedFields;
		constructor(e) {
			let { keyID: t, keyType: n, scheme: r, keyVal: i, unrecognizedFields: a } = e;
			this.keyID = t, this.keyType = n, this.scheme = r, this.keyVal = i, this.unrecognizedFields = a || {};
		}
		verifySignature(e) {
			let t = e.signatures[this.keyID];
			if (!t) throw new a.UnsignedMetadataError("no signature for key found in metadata");
			if (!this.keyVal.public) throw new a.UnsignedMetadataError("no public key found");
			let n = (0, s.getPublicKey)({
				keyType: this.keyType,
				scheme: this.scheme,
				keyVal: this.keyVal.public
			}), r = e.signed.toJSON();
			try {
				if (!o.crypto.verifySignature(r, n, t.sig)) throw new a.UnsignedMetadataError(`failed to verify ${this.keyID} signature`);
			} catch (e) {
				throw e instanceof a.UnsignedMetadataError ? e : new a.UnsignedMetadataError(`failed to verify ${this.keyID} signature`);
			}
		}
		equals(e) {
			return e instanceof Key && this.keyID === e.keyID && this.keyType === e.keyType && this.scheme === e.scheme && i.default.isDeepStrictEqual(this.keyVal, e.keyVal) && i.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields);
		}
		toJSON() {
			return {
				keytype: this.keyType,
				scheme: this.scheme,
				keyval: this.keyVal,
				...this.unrecognizedFields
			};
		}
		static fromJSON(e, t) {
			let { keytype: n, scheme: r, keyval: i, ...a } = t;
			if (typeof n != "string") throw TypeError("keytype must be a string");
			if (typeof r != "string") throw TypeError("scheme must be a string");
			if (!o.guard.isStringRecord(i)) throw TypeError("keyval must be a string record");
			return new Key({
				keyID: e,
				keyType: n,
				scheme: r,
				keyVal: i,
				unrecognizedFields: a
			});
		}
	};
})), j = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.range = e.balanced = void 0, e.balanced = (t, n, r) => {
		let i = t instanceof RegExp ? maybeMatch(t, r) : t, a = n instanceof RegExp ? maybeMatch(n, r) : n, o = i !== null && a != null && (0, e.range)(i, a, r);
		return o && {
			start: o[0],
			end: o[1],
			pre: r.slice(0, o[0]),
			body: r.slice(o[0] + i.length, o[1]),
			post: r.slice(o[1] + a.length)
		};
	};
	let maybeMatch = (e, t) => {
		let n = t.match(e);
		return n ? n[0] : null;
	};
	e.range = (e, t, n) => {
		let r, i, a, o, s, c = n.indexOf(e), l = n.indexOf(t, c + 1), u = c;
		if (c >= 0 && l > 0) {
			if (e === t) return [c, l];
			for (r = [], a = n.length; u >= 0 && !s;) {
				if (u === c) r.push(u), c = n.indexOf(e, u + 1);
				else if (r.length === 1) {
					let e = r.pop();
					e !== void 0 && (s = [e, l]);
				} else i = r.pop(), i !== void 0 && i < a && (a = i, o = l), l = n.indexOf(t, u + 1);
				u = c < l && c >= 0 ? c : l;
			}
			r.length && o !== void 0 && (s = [a, o]);
		}
		return s;
	};
})), M = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.EXPANSION_MAX_STEPS = e.EXPANSION_MAX_REWRITES = e.EXPANSION_MAX_DEPTH = e.EXPANSION_MAX_LENGTH = e.EXPANSION_MAX = void 0, e.expand = expand;
	let t = j(), n = "\0SLASH" + Math.random().toFixed(16) + "\0", r = "\0OPEN" + Math.random().toFixed(16) + "\0", i = "\0CLOSE" + Math.random().toFixed(16) + "\0", a = "\0COMMA" + Math.random().toFixed(16) + "\0", o = "\0PERIOD" + Math.random().toFixed(16) + "\0", s = new RegExp(n, "g"), c = new RegExp(r, "g"), l = new RegExp(i, "g"), u = new RegExp(a, "g"), d = new RegExp(o, "g"), f = /\\\\/g, p = /\\{/g, m = /\\}/g, h = /\\,/g, g = /\\\./g;
	e.EXPANSION_MAX = 1e5, e.EXPANSION_MAX_LENGTH = 4e6, e.EXPANSION_MAX_DEPTH = 1e3, e.EXPANSION_MAX_REWRITES = 1e3, e.EXPANSION_MAX_STEPS = 2e7;
	function numeric(e) {
		return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
	}
	function escapeBraces(e) {
		return e.replace(f, n).replace(p, r).replace(m, i).replace(h, a).replace(g, o);
	}
	function unescapeBraces(e) {
		return e.replace(s, "\\").replace(c, "{").replace(l, "}").replace(u, ",").replace(d, ".");
	}
	function pushAll(e, t) {
		for (let n = 0; n < t.length; n++) e.push(t[n]);
	}
	function balancedWithBudget(e, n, r) {
		if (r.remaining < 0) return;
		let i = (0, t.range)("{", "}", n), a = i !== void 0 && n.indexOf("{") < i[0];
		if (r.remaining -= i && !a ? i[1] + 1 : e.length, !(!i || r.remaining < 0)) return {
			end: i[1],
			pre: e.slice(0, i[0]),
			body: e.slice(i[0] + 1, i[1]),
			post: e.slice(i[1] + 1),
			unmatched: a
		};
	}
	function maskUnmatchedOpens(e, t) {
		t.remaining -= e.length;
		let n = [];
		for (let t = 0; t < e.length; t++) {
			let r = e.charCodeAt(t);
			r === 123 ? n.push(t) : r === 125 && n.length && n.pop();
		}
		let r = "", i = 0;
		for (let t = 0; t < n.length; t++) {
			let a = n[t];
			r += e.slice(i, a) + "\0", i = a + 1;
		}
		return r + e.slice(i);
	}
	function commaSetFollows(e, t) {
		if (t.remaining -= e.length, t.remaining < 0) return !1;
		let n = !1;
		for (let t = e.length - 1; t >= 0; t--) {
			let r = e.charCodeAt(t);
			if (r === 125) n = !0;
			else if (r === 10 || r === 13 || r === 8232 || r === 8233) n = !1;
			else if (r === 44 && n && e.charCodeAt(t + 1) !== 44) return !0;
		}
		return !1;
	}
	function parseCommaParts(e, t) {
		let n = [], r = "";
		for (;;) {
			let i = balancedWithBudget(e, e, t);
			if (t.remaining < 0) return;
			if (!i) {
				let t = e.split(",");
				return t[0] = r + t[0], pushAll(n, t), n;
			}
			let { pre: a, body: o, post: s } = i, c = a.split(",");
			if (c[0] = r + c[0], c[c.length - 1] += "{" + o + "}", !s.length) return pushAll(n, c), n;
			r = c.pop(), pushAll(n, c), e = s;
		}
	}
	function bound(e, t) {
		return e === void 0 || isNaN(e) ? t : e;
	}
	function expand(t, n = {}) {
		if (!t) return [];
		let r = bound(n.max, e.EXPANSION_MAX), i = bound(n.maxLength, e.EXPANSION_MAX_LENGTH), a = bound(n.maxDepth, e.EXPANSION_MAX_DEPTH), o = bound(n.maxRewrites, e.EXPANSION_MAX_REWRITES), s = bound(n.maxSteps, e.EXPANSION_MAX_STEPS);
		return t.slice(0, 2) === "{}" && (t = "\\{\\}" + t.slice(2)), expand_(escapeBraces(t), r, i, a, 0, o, { remaining: s }, !0).map(unescapeBraces);
	}
	function embrace(e) {
		return "{" + e + "}";
	}
	function isPadded(e) {
		return /^-?0\d/.test(e);
	}
	function lte(e, t) {
		return e <= t;
	}
	function gte(e, t) {
		return e >= t;
	}
	function combine(e, t, n, r, i, a, o) {
		let s = [], c = 0, l;
		outer: for (let o = 0; o < e.length; o++) {
			let u = e[o] + t, d = n;
			a && !u && (l ||= n.filter((e) => e), d = l);
			for (let e = 0; e < d.length; e++) {
				if (s.length >= r) break outer;
				let t = u + d[e];
				if (c + t.length > i) break outer;
				s.push(t), c += t.length;
			}
		}
		return o.remaining -= s.length, s;
	}
	function expandSequence(e, t, n, r, i) {
		let a = e.split(/\.\./), o = [];
		/* c8 ignore start */
		if (a[0] === void 0 || a[1] === void 0) return o;
		/* c8 ignore stop */
		let s = numeric(a[0]), c = numeric(a[1]), l = Math.max(a[0].length, a[1].length), u = a.length === 3 && a[2] !== void 0 ? Math.max(Math.abs(numeric(a[2])), 1) : 1, d = lte;
		c < s && (u *= -1, d = gte);
		let f = a.some(isPadded), p = f ? l : 1, m = 0;
		for (let e = s; d(e, c) && o.length < n; e += u) {
			if (i.remaining -= p, i.remaining < 0) return;
			let n;
			if (t) n = String.fromCharCode(e), n === "\\" && (n = "");
			else if (n = String(e), f) {
				let t = l - n.length;
				if (t > 0) {
					let r = Array(t + 1).join("0");
					n = e < 0 ? "-" + r + n.slice(1) : r + n;
				}
			}
			if (m + n.length > r) break;
			o.push(n), m += n.length;
		}
		return o;
	}
	function expand_(e, t, n, r, a, o, s, c) {
		if (s.remaining -= 16, a > r) return [e];
		let l = [""], u = 0, d = !1, f = !0, p = e;
		for (;;) {
			let m = balancedWithBudget(e, p, s);
			if (!m) return combine(l, e, [""], t, n, d, s);
			m.unmatched && (p = maskUnmatchedOpens(p, s));
			let h = m.pre, literal = () => combine(l, h + "{" + m.body + "}" + m.post, [""], t, n, d, s);
			if (/\$$/.test(h)) {
				if (l = combine(l, h + "{" + m.body + "}", [""], t, n, d && !m.post.length, s), f = !1, !m.post.length) break;
				e = m.post, p = p.slice(m.end + 1);
				continue;
			}
			let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body), _ = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body), v = g || _, y = m.body.indexOf(",") >= 0;
			if (!v && !y) {
				if (u < o && commaSetFollows(m.post, s)) {
					u++, e = m.pre + "{" + m.body + i + m.post, p = p.slice(0, m.end) + i + p.slice(m.end + 1), c = !0;
					continue;
				}
				return literal();
			}
			f &&= (d = c && !v, !1);
			let b;
			if (v) {
				if (b = expandSequence(m.body, _, t, n, s), !b) return literal();
			} else {
				let i = parseCommaParts(m.body, s);
				if (!i) return literal();
				if (i.length === 1 && i[0] !== void 0) {
					if (i = expand_(i[0], t, n, r, a + 1, o, s, !1).map(embrace), s.remaining < 0) return literal();
					/* c8 ignore start */
					if (i.length === 1) {
						let r = combine(l, h + i[0], [""], t, n, d && !m.post.length, s);
						if (s.remaining < 0) return literal();
						if (l = r, !m.post.length) break;
						e = m.post, p = p.slice(m.end + 1);
						continue;
					}
				}
				let c = d && !m.post.length && !h;
				for (let e = 0; c && e < l.length; e++) l[e] && (c = !1);
				b = [];
				let u = 0;
				outer: for (let e = 0; e < i.length; e++) {
					let l = expand_(i[e], t, n, r, a + 1, o, s, !1);
					if (s.remaining < 0) return literal();
					for (let e = 0; e < l.length; e++) {
						let r = l[e];
						if (!c || r) {
							if (b.length >= t || u + r.length > n) break outer;
							b.push(r), u += r.length;
						}
					}
				}
			}
			let x = combine(l, h, b, t, n, d && !m.post.length, s);
			if (s.remaining < 0) return literal();
			if (l = x, !m.post.length) break;
			e = m.post, p = p.slice(m.end + 1);
		}
		return l;
	}
})), N = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.assertValidPattern = void 0, e.assertValidPattern = (e) => {
		if (typeof e != "string") throw TypeError("invalid pattern");
		if (e.length > 65536) throw TypeError("pattern is too long");
	};
})), P = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.parseClass = void 0;
	let t = {
		"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", !0],
		"[:alpha:]": ["\\p{L}\\p{Nl}", !0],
		"[:ascii:]": ["\\x00-\\x7f", !1],
		"[:blank:]": ["\\p{Zs}\\t", !0],
		"[:cntrl:]": ["\\p{Cc}", !0],
		"[:digit:]": ["\\p{Nd}", !0],
		"[:graph:]": [
			"\\p{Z}\\p{C}",
			!0,
			!0
		],
		"[:lower:]": ["\\p{Ll}", !0],
		"[:print:]": ["\\p{C}", !0],
		"[:punct:]": ["\\p{P}", !0],
		"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", !0],
		"[:upper:]": ["\\p{Lu}", !0],
		"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", !0],
		"[:xdigit:]": ["A-Fa-f0-9", !1]
	}, braceEscape = (e) => e.replace(/[[\]\\-]/g, "\\$&"), regexpEscape = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), rangesToString = (e) => e.join("");
	e.parseClass = (e, n) => {
		let r = n;
		/* c8 ignore start */
		if (e.charAt(r) !== "[") throw Error("not in a brace expression");
		/* c8 ignore stop */
		let i = [], a = [], o = r + 1, s = !1, c = !1, l = !1, u = !1, d = r, f = "";
		WHILE: for (; o < e.length;) {
			let n = e.charAt(o);
			if ((n === "!" || n === "^") && o === r + 1) u = !0, o++;
			else {
				if (n === "]" && s && !l) {
					d = o + 1;
					break;
				}
				if (s = !0, n === "\\" && !l) l = !0, o++;
				else {
					if (n === "[" && !l) {
						for (let [n, [s, l, u]] of Object.entries(t)) if (e.startsWith(n, o)) {
							if (f) return [
								"$.",
								!1,
								e.length - r,
								!0
							];
							o += n.length, u ? a.push(s) : i.push(s), c ||= l;
							continue WHILE;
						}
					}
					l = !1, f ? (n > f ? i.push(braceEscape(f) + "-" + braceEscape(n)) : n === f && i.push(braceEscape(n)), f = "", o++) : e.startsWith("-]", o + 1) ? (i.push(braceEscape(n + "-")), o += 2) : e.startsWith("-", o + 1) ? (f = n, o += 2) : (i.push(braceEscape(n)), o++);
				}
			}
		}
		if (d < o) return [
			"",
			!1,
			0,
			!1
		];
		if (!i.length && !a.length) return [
			"$.",
			!1,
			e.length - r,
			!0
		];
		if (a.length === 0 && i.length === 1 && /^\\?.$/.test(i[0]) && !u) {
			let e = i[0].length === 2 ? i[0].slice(-1) : i[0];
			return [
				regexpEscape(e),
				!1,
				d - r,
				!1
			];
		}
		let p = "[" + (u ? "^" : "") + rangesToString(i) + "]", m = "[" + (u ? "" : "^") + rangesToString(a) + "]";
		return [
			i.length && a.length ? "(" + p + "|" + m + ")" : i.length ? p : m,
			c,
			d - r,
			!0
		];
	};
})), F = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.unescape = void 0, e.unescape = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
})), I = /* @__PURE__ */ e(((e) => {
	var t;
	Object.defineProperty(e, "__esModule", { value: !0 }), e.AST = void 0;
	let n = P(), r = F(), i = /* @__PURE__ */ new Set([
		"!",
		"?",
		"+",
		"*",
		"@"
	]), isExtglobType = (e) => i.has(e), isExtglobAST = (e) => isExtglobType(e.type), a = /* @__PURE__ */ new Map([
		["!", ["@"]],
		["?", ["?", "@"]],
		["@", ["@"]],
		["*", [
			"*",
			"+",
			"?",
			"@"
		]],
		["+", ["+", "@"]]
	]), o = /* @__PURE__ */ new Map([
		["!", ["?"]],
		["@", ["?"]],
		["+", ["?", "*"]]
	]), s = /* @__PURE__ */ new Map([
		["!", ["?", "@"]],
		["?", ["?", "@"]],
		["@", ["?", "@"]],
		["*", [
			"*",
			"+",
			"?",
			"@"
		]],
		["+", [
			"+",
			"@",
			"?",
			"*"
		]]
	]), c = /* @__PURE__ */ new Map([
		["!", /* @__PURE__ */ new Map([["!", "@"]])],
		["?", /* @__PURE__ */ new Map([["*", "*"], ["+", "*"]])],
		["@", /* @__PURE__ */ new Map([
			["!", "!"],
			["?", "?"],
			["@", "@"],
			["*", "*"],
			["+", "+"]
		])],
		["+", /* @__PURE__ */ new Map([["?", "*"], ["*", "*"]])]
	]), l = "(?!\\.)", u = /* @__PURE__ */ new Set(["[", "."]), d = /* @__PURE__ */ new Set(["..", "."]), f = /* @__PURE__ */ new Set("().*{}+?[]^$\\!"), regExpEscape = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), p = "[^/]+?", m = 0;
	var AST = class {
		type;
		#e;
		#t;
		#n = !1;
		#r = [];
		#i;
		#a;
		#o;
		#s = !1;
		#c;
		#l;
		#u = !1;
		id = ++m;
		get depth() {
			return (this.#i?.depth ?? -1) + 1;
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			return {
				"@@type": "AST",
				id: this.id,
				type: this.type,
				root: this.#e.id,
				parent: this.#i?.id,
				depth: this.depth,
				partsLength: this.#r.length,
				parts: this.#r
			};
		}
		constructor(e, t, n = {}) {
			this.type = e, e && (this.#t = !0), this.#i = t, this.#e = this.#i ? this.#i.#e : this, this.#c = this.#e === this ? n : this.#e.#c, this.#o = this.#e === this ? [] : this.#e.#o, e === "!" && !this.#e.#s && this.#o.push(this), this.#a = this.#i ? this.#i.#r.length : 0;
		}
		get hasMagic() {
			/* c8 ignore start */
			if (this.#t !== void 0) return this.#t;
			/* c8 ignore stop */
			for (let e of this.#r) if (typeof e != "string" && (e.type || e.hasMagic)) return this.#t = !0;
			return this.#t;
		}
		toString() {
			return this.#l === void 0 ? this.#l = this.type ? this.type + "(" + this.#r.map((e) => String(e)).join("|") + ")" : this.#r.map((e) => String(e)).join("") : this.#l;
		}
		#d() {
			/* c8 ignore start */
			if (this !== this.#e) throw Error("should only call on root");
			if (this.#s) return this;
			this.toString(), this.#s = !0;
			let e;
			for (; e = this.#o.pop();) {
				if (e.type !== "!") continue;
				let t = e, n = t.#i;
				for (; n;) {
					for (let r = t.#a + 1; !n.type && r < n.#r.length; r++) for (let t of e.#r) {
						/* c8 ignore start */
						if (typeof t == "string") throw Error("string part in extglob AST??");
						/* c8 ignore stop */
						t.copyIn(n.#r[r]);
					}
					t = n, n = t.#i;
				}
			}
			return this;
		}
		push(...e) {
			for (let n of e) if (n !== "") {
				/* c8 ignore start */
				if (typeof n != "string" && !(n instanceof t && n.#i === this)) throw Error("invalid part: " + n);
				/* c8 ignore stop */
				this.#r.push(n);
			}
		}
		toJSON() {
			let e = this.type === null ? this.#r.slice().map((e) => typeof e == "string" ? e : e.toJSON()) : [this.type, ...this.#r.map((e) => e.toJSON())];
			return this.isStart() && !this.type && e.unshift([]), this.isEnd() && (this === this.#e || this.#e.#s && this.#i?.type === "!") && e.push({}), e;
		}
		isStart() {
			if (this.#e === this) return !0;
			if (!this.#i?.isStart()) return !1;
			if (this.#a === 0) return !0;
			let e = this.#i;
			for (let n = 0; n < this.#a; n++) {
				let r = e.#r[n];
				if (!(r instanceof t && r.type === "!")) return !1;
			}
			return !0;
		}
		isEnd() {
			if (this.#e === this || this.#i?.type === "!") return !0;
			if (!this.#i?.isEnd()) return !1;
			if (!this.type) return this.#i?.isEnd();
			/* c8 ignore start */
			let e = this.#i ? this.#i.#r.length : 0;
			/* c8 ignore stop */
			return this.#a === e - 1;
		}
		copyIn(e) {
			typeof e == "string" ? this.push(e) : this.push(e.clone(this));
		}
		clone(e) {
			let n = new t(this.type, e);
			for (let e of this.#r) n.copyIn(e);
			return n;
		}
		static #f(e, n, r, i, a) {
			let o = i.maxExtglobRecursion ?? 2, s = !1, c = !1, l = -1, u = !1;
			if (n.type === null) {
				let d = r, f = "";
				for (; d < e.length;) {
					let r = e.charAt(d++);
					if (s || r === "\\") s = !s, f += r;
					else if (c) d === l + 1 ? (r === "^" || r === "!") && (u = !0) : r === "]" && !(d === l + 2 && u) && (c = !1), f += r;
					else if (r === "[") c = !0, l = d, u = !1, f += r;
					else if (!i.noext && isExtglobType(r) && e.charAt(d) === "(" && a <= o) {
						n.push(f), f = "";
						let o = new t(r, n);
						d = t.#f(e, o, d, i, a + 1), n.push(o);
					} else f += r;
				}
				return n.push(f), d;
			}
			let d = r + 1, f = new t(null, n), p = [], m = "";
			for (; d < e.length;) {
				let r = e.charAt(d++);
				if (s || r === "\\") s = !s, m += r;
				else if (c) d === l + 1 ? (r === "^" || r === "!") && (u = !0) : r === "]" && !(d === l + 2 && u) && (c = !1), m += r;
				else if (r === "[") c = !0, l = d, u = !1, m += r;
				else if (!i.noext && isExtglobType(r) && e.charAt(d) === "(" && (a <= o || n && n.#h(r))) {
					let o = n && n.#h(r) ? 0 : 1;
					f.push(m), m = "";
					let s = new t(r, f);
					f.push(s), d = t.#f(e, s, d, i, a + o);
				} else if (r === "|") f.push(m), m = "", p.push(f), f = new t(null, n);
				else {
					if (r === ")") return m === "" && n.#r.length === 0 && (n.#u = !0), f.push(m), m = "", n.push(...p, f), d;
					m += r;
				}
			}
			return n.type = null, n.#t = void 0, n.#r = [e.substring(r - 1)], d;
		}
		#p(e) {
			return this.#m(e, o);
		}
		#m(e, t = a) {
			if (!e || typeof e != "object" || e.type !== null || e.#r.length !== 1 || this.type === null) return !1;
			let n = e.#r[0];
			return !n || typeof n != "object" || n.type === null ? !1 : this.#h(n.type, t);
		}
		#h(e, t = s) {
			return !!t.get(this.type)?.includes(e);
		}
		#g(e, n) {
			let r = e.#r[0], i = new t(null, r, this.options);
			i.#r.push(""), r.push(i), this.#_(e, n);
		}
		#_(e, t) {
			let n = e.#r[0];
			this.#r.splice(t, 1, ...n.#r);
			for (let e of n.#r) typeof e == "object" && (e.#i = this);
			this.#l = void 0;
		}
		#v(e) {
			return !!c.get(this.type)?.has(e);
		}
		#y(e) {
			if (!e || typeof e != "object" || e.type !== null || e.#r.length !== 1 || this.type === null || this.#r.length !== 1) return !1;
			let t = e.#r[0];
			return !t || typeof t != "object" || t.type === null ? !1 : this.#v(t.type);
		}
		#b(e) {
			let t = c.get(this.type), n = e.#r[0], r = t?.get(n.type);
			/* c8 ignore start - impossible */
			if (!r) return !1;
			/* c8 ignore stop */
			this.#r = n.#r;
			for (let e of this.#r) typeof e == "object" && (e.#i = this);
			this.type = r, this.#l = void 0, this.#u = !1;
		}
		static fromGlob(e, n = {}) {
			let r = new t(null, void 0, n);
			return t.#f(e, r, 0, n, 0), r;
		}
		toMMPattern() {
			/* c8 ignore start */
			if (this !== this.#e) return this.#e.toMMPattern();
			/* c8 ignore stop */
			let e = this.toString(), [t, n, r, i] = this.toRegExpSource();
			if (!(r || this.#t || this.#c.nocase && !this.#c.nocaseMagicOnly && e.toUpperCase() !== e.toLowerCase())) return n;
			let a = (this.#c.nocase ? "i" : "") + (i ? "u" : "");
			return Object.assign(RegExp(`^${t}$`, a), {
				_src: t,
				_glob: e
			});
		}
		get options() {
			return this.#c;
		}
		toRegExpSource(e) {
			let n = e ?? !!this.#c.dot;
			if (this.#e === this && (this.#x(), this.#d()), !isExtglobAST(this)) {
				let i = this.isStart() && this.isEnd() && !this.#r.some((e) => typeof e != "string"), a = this.#r.map((n) => {
					let [r, a, o, s] = typeof n == "string" ? t.#C(n, this.#t, i) : n.toRegExpSource(e);
					return this.#t = this.#t || o, this.#n = this.#n || s, r;
				}).join(""), o = "";
				if (this.isStart() && typeof this.#r[0] == "string" && !(this.#r.length === 1 && d.has(this.#r[0]))) {
					let t = u, r = n && t.has(a.charAt(0)) || a.startsWith("\\.") && t.has(a.charAt(2)) || a.startsWith("\\.\\.") && t.has(a.charAt(4)), i = !n && !e && t.has(a.charAt(0));
					o = r ? "(?!(?:^|/)\\.\\.?(?:$|/))" : i ? l : "";
				}
				let s = "";
				return this.isEnd() && this.#e.#s && this.#i?.type === "!" && (s = "(?:$|\\/)"), [
					o + a + s,
					(0, r.unescape)(a),
					this.#t = !!this.#t,
					this.#n
				];
			}
			let i = this.type === "*" || this.type === "+", a = this.type === "!" ? "(?:(?!(?:" : "(?:", o = this.#S(n);
			if (this.isStart() && this.isEnd() && !o && this.type !== "!") {
				let e = this.toString(), t = this;
				return t.#r = [e], t.type = null, t.#t = void 0, [
					e,
					(0, r.unescape)(this.toString()),
					!1,
					!1
				];
			}
			let s = !i || e || n ? "" : this.#S(!0);
			s === o && (s = ""), s && (o = `(?:${o})(?:${s})*?`);
			let c = "";
			if (this.type === "!" && this.#u) c = (this.isStart() && !n ? l : "") + p;
			else {
				let t = this.type === "!" ? "))" + (this.isStart() && !n && !e ? l : "") + "[^/]*?)" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
				c = a + o + t;
			}
			return [
				c,
				(0, r.unescape)(o),
				this.#t = !!this.#t,
				this.#n
			];
		}
		#x() {
			if (isExtglobAST(this)) {
				let e = 0, t = !1;
				do {
					t = !0;
					for (let e = 0; e < this.#r.length; e++) {
						let n = this.#r[e];
						typeof n == "object" && (n.#x(), this.#m(n) ? (t = !1, this.#_(n, e)) : this.#p(n) ? (t = !1, this.#g(n, e)) : this.#y(n) && (t = !1, this.#b(n)));
					}
				} while (!t && ++e < 10);
			} else for (let e of this.#r) typeof e == "object" && e.#x();
			this.#l = void 0;
		}
		#S(e) {
			return this.#r.map((t) => {
				/* c8 ignore start */
				if (typeof t == "string") throw Error("string type in extglob ast??");
				/* c8 ignore stop */
				let [n, r, i, a] = t.toRegExpSource(e);
				return this.#n = this.#n || a, n;
			}).filter((e) => !(this.isStart() && this.isEnd()) || !!e).join("|");
		}
		static #C(e, t, i = !1) {
			let a = !1, o = "", s = !1, c = !1;
			for (let r = 0; r < e.length; r++) {
				let l = e.charAt(r);
				if (a) a = !1, o += (f.has(l) ? "\\" : "") + l;
				else if (l === "*") {
					if (c) continue;
					c = !0, o += i && /^[*]+$/.test(e) ? p : "[^/]*?", t = !0;
				} else if (c = !1, l === "\\") r === e.length - 1 ? o += "\\\\" : a = !0;
				else {
					if (l === "[") {
						let [i, a, c, l] = (0, n.parseClass)(e, r);
						if (c) {
							o += i, s ||= a, r += c - 1, t ||= l;
							continue;
						}
					}
					l === "?" ? (o += "[^/]", t = !0) : o += regExpEscape(l);
				}
			}
			return [
				o,
				(0, r.unescape)(e),
				!!t,
				s
			];
		}
	};
	e.AST = AST, t = AST;
})), L = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.escape = void 0, e.escape = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");
})), R = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.unescape = e.escape = e.AST = e.Minimatch = e.match = e.makeRe = e.braceExpand = e.defaults = e.filter = e.GLOBSTAR = e.sep = e.minimatch = void 0;
	let t = M(), n = N(), r = I(), i = L(), a = F();
	e.minimatch = (e, t, r = {}) => ((0, n.assertValidPattern)(t), !r.nocomment && t.charAt(0) === "#" ? !1 : new Minimatch(t, r).match(e));
	let o = /^\*+([^+@!?*[(]*)$/, starDotExtTest = (e) => (t) => !t.startsWith(".") && t.endsWith(e), starDotExtTestDot = (e) => (t) => t.endsWith(e), starDotExtTestNocase = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), starDotExtTestNocaseDot = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), s = /^\*+\.\*+$/, starDotStarTest = (e) => !e.startsWith(".") && e.includes("."), starDotStarTestDot = (e) => e !== "." && e !== ".." && e.includes("."), c = /^\.\*+$/, dotStarTest = (e) => e !== "." && e !== ".." && e.startsWith("."), l = /^\*+$/, starTest = (e) => e.length !== 0 && !e.startsWith("."), starTestDot = (e) => e.length !== 0 && e !== "." && e !== "..", u = /^\?+([^+@!?*[(]*)?$/, qmarksTestNocase = ([e, t = ""]) => {
		let n = qmarksTestNoExt([e]);
		return t ? (t = t.toLowerCase(), (e) => n(e) && e.toLowerCase().endsWith(t)) : n;
	}, qmarksTestNocaseDot = ([e, t = ""]) => {
		let n = qmarksTestNoExtDot([e]);
		return t ? (t = t.toLowerCase(), (e) => n(e) && e.toLowerCase().endsWith(t)) : n;
	}, qmarksTestDot = ([e, t = ""]) => {
		let n = qmarksTestNoExtDot([e]);
		return t ? (e) => n(e) && e.endsWith(t) : n;
	}, qmarksTest = ([e, t = ""]) => {
		let n = qmarksTestNoExt([e]);
		return t ? (e) => n(e) && e.endsWith(t) : n;
	}, qmarksTestNoExt = ([e]) => {
		let t = e.length;
		return (e) => e.length === t && !e.startsWith(".");
	}, qmarksTestNoExtDot = ([e]) => {
		let t = e.length;
		return (e) => e.length === t && e !== "." && e !== "..";
	}, d = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", f = {
		win32: { sep: "\\" },
		posix: { sep: "/" }
	};
	e.sep = d === "win32" ? f.win32.sep : f.posix.sep, e.minimatch.sep = e.sep, e.GLOBSTAR = Symbol("globstar **"), e.minimatch.GLOBSTAR = e.GLOBSTAR, e.filter = (t, n = {}) => (r) => (0, e.minimatch)(r, t, n), e.minimatch.filter = e.filter;
	let ext = (e, t = {}) => Object.assign({}, e, t);
	e.defaults = (t) => {
		if (!t || typeof t != "object" || !Object.keys(t).length) return e.minimatch;
		let n = e.minimatch;
		return Object.assign((e, r, i = {}) => n(e, r, ext(t, i)), {
			Minimatch: class extends n.Minimatch {
				constructor(e, n = {}) {
					super(e, ext(t, n));
				}
				static defaults(e) {
					return n.defaults(ext(t, e)).Minimatch;
				}
			},
			AST: class extends n.AST {
				/* c8 ignore start */
				constructor(e, n, r = {}) {
					super(e, n, ext(t, r));
				}
				/* c8 ignore stop */
				static fromGlob(e, r = {}) {
					return n.AST.fromGlob(e, ext(t, r));
				}
			},
			unescape: (e, r = {}) => n.unescape(e, ext(t, r)),
			escape: (e, r = {}) => n.escape(e, ext(t, r)),
			filter: (e, r = {}) => n.filter(e, ext(t, r)),
			defaults: (e) => n.defaults(ext(t, e)),
			makeRe: (e, r = {}) => n.makeRe(e, ext(t, r)),
			braceExpand: (e, r = {}) => n.braceExpand(e, ext(t, r)),
			match: (e, r, i = {}) => n.match(e, r, ext(t, i)),
			sep: n.sep,
			GLOBSTAR: e.GLOBSTAR
		});
	}, e.minimatch.defaults = e.defaults, e.braceExpand = (e, r = {}) => ((0, n.assertValidPattern)(e), r.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : (0, t.expand)(e, { max: r.braceExpandMax })), e.minimatch.braceExpand = e.braceExpand, e.makeRe = (e, t = {}) => new Minimatch(e, t).makeRe(), e.minimatch.makeRe = e.makeRe, e.match = (e, t, n = {}) => {
		let r = new Minimatch(t, n);
		return e = e.filter((e) => r.match(e)), r.options.nonull && !e.length && e.push(t), e;
	}, e.minimatch.match = e.match;
	let p = /[?*]|[+@!]\(.*?\)|\[|\]/, regExpEscape = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
	var Minimatch = class {
		options;
		set;
		pattern;
		windowsPathsNoEscape;
		nonegate;
		negate;
		comment;
		empty;
		preserveMultipleSlashes;
		partial;
		globSet;
		globParts;
		nocase;
		isWindows;
		platform;
		windowsNoMagicRoot;
		maxGlobstarRecursion;
		regexp;
		constructor(e, t = {}) {
			(0, n.assertValidPattern)(e), t ||= {}, this.options = t, this.maxGlobstarRecursion = t.maxGlobstarRecursion ?? 200, this.pattern = e, this.platform = t.platform || d, this.isWindows = this.platform === "win32", this.windowsPathsNoEscape = !!t.windowsPathsNoEscape || t.allowWindowsEscape === !1, this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/")), this.preserveMultipleSlashes = !!t.preserveMultipleSlashes, this.regexp = null, this.negate = !1, this.nonegate = !!t.nonegate, this.comment = !1, this.empty = !1, this.partial = !!t.partial, this.nocase = !!this.options.nocase, this.windowsNoMagicRoot = t.windowsNoMagicRoot === void 0 ? !!(this.isWindows && this.nocase) : t.windowsNoMagicRoot, this.globSet = [], this.globParts = [], this.set = [], this.make();
		}
		hasMagic() {
			if (this.options.magicalBraces && this.set.length > 1) return !0;
			for (let e of this.set) for (let t of e) if (typeof t != "string") return !0;
			return !1;
		}
		debug(...e) {}
		make() {
			let e = this.pattern, t = this.options;
			if (!t.nocomment && e.charAt(0) === "#") {
				this.comment = !0;
				return;
			}
			if (!e) {
				this.empty = !0;
				return;
			}
			this.parseNegate(), this.globSet = [...new Set(this.braceExpand())], t.debug && (this.debug = (...e) => console.error(...e)), this.debug(this.pattern, this.globSet);
			let n = this.globSet.map((e) => this.slashSplit(e));
			this.globParts = this.preprocess(n), this.debug(this.pattern, this.globParts);
			let r = this.globParts.map((e, t, n) => {
				if (this.isWindows && this.windowsNoMagicRoot) {
					let t = e[0] === "" && e[1] === "" && (e[2] === "?" || !p.test(e[2])) && !p.test(e[3]), n = /^[a-z]:/i.test(e[0]);
					if (t) return [...e.slice(0, 4), ...e.slice(4).map((e) => this.parse(e))];
					if (n) return [e[0], ...e.slice(1).map((e) => this.parse(e))];
				}
				return e.map((e) => this.parse(e));
			});
			if (this.debug(this.pattern, r), this.set = r.filter((e) => e.indexOf(!1) === -1), this.isWindows) for (let e = 0; e < this.set.length; e++) {
				let t = this.set[e];
				t[0] === "" && t[1] === "" && this.globParts[e][2] === "?" && typeof t[3] == "string" && /^[a-z]:$/i.test(t[3]) && (t[2] = "?");
			}
			this.debug(this.pattern, this.set);
		}
		preprocess(e) {
			if (this.options.noglobstar) for (let t of e) for (let e = 0; e < t.length; e++) t[e] === "**" && (t[e] = "*");
			let { optimizationLevel: t = 1 } = this.options;
			return t >= 2 ? (e = this.firstPhasePreProcess(e), e = this.secondPhasePreProcess(e)) : e = t >= 1 ? this.levelOneOptimize(e) : this.adjascentGlobstarOptimize(e), e;
		}
		adjascentGlobstarOptimize(e) {
			return e.map((e) => {
				let t = -1;
				for (; (t = e.indexOf("**", t + 1)) !== -1;) {
					let n = t;
					for (; e[n + 1] === "**";) n++;
					n !== t && e.splice(t, n - t);
				}
				return e;
			});
		}
		levelOneOptimize(e) {
			return e.map((e) => (e = e.reduce((e, t) => {
				let n = e[e.length - 1];
				return t === "**" && n === "**" ? e : t === ".." && n && n !== ".." && n !== "." && n !== "**" ? (e.pop(), e) : (e.push(t), e);
			}, []), e.length === 0 ? [""] : e));
		}
		levelTwoFileOptimize(e) {
			Array.isArray(e) || (e = this.slashSplit(e));
			let t = !1;
			do {
				if (t = !1, !this.preserveMultipleSlashes) {
					for (let n = 1; n < e.length - 1; n++) {
						let r = e[n];
						n === 1 && r === "" && e[0] === "" || r !== "." && r !== "" || (t = !0, e.splice(n, 1), n--);
					}
					e[0] === "." && e.length === 2 && (e[1] === "." || e[1] === "") && (t = !0, e.pop());
				}
				let n = 0;
				for (; (n = e.indexOf("..", n + 1)) !== -1;) {
					let r = e[n - 1];
					r && r !== "." && r !== ".." && r !== "**" && !(this.isWindows && /^[a-z]:$/i.test(r)) && (t = !0, e.splice(n - 1, 2), n -= 2);
				}
			} while (t);
			return e.length === 0 ? [""] : e;
		}
		firstPhasePreProcess(e) {
			let t = !1;
			do {
				t = !1;
				for (let n of e) {
					let r = -1;
					for (; (r = n.indexOf("**", r + 1)) !== -1;) {
						let i = r;
						for (; n[i + 1] === "**";) i++;
						i > r && n.splice(r + 1, i - r);
						let a = n[r + 1], o = n[r + 2], s = n[r + 3];
						if (a !== ".." || !o || o === "." || o === ".." || !s || s === "." || s === "..") continue;
						t = !0, n.splice(r, 1);
						let c = n.slice(0);
						c[r] = "**", e.push(c), r--;
					}
					if (!this.preserveMultipleSlashes) {
						for (let e = 1; e < n.length - 1; e++) {
							let r = n[e];
							e === 1 && r === "" && n[0] === "" || r !== "." && r !== "" || (t = !0, n.splice(e, 1), e--);
						}
						n[0] === "." && n.length === 2 && (n[1] === "." || n[1] === "") && (t = !0, n.pop());
					}
					let i = 0;
					for (; (i = n.indexOf("..", i + 1)) !== -1;) {
						let e = n[i - 1];
						if (e && e !== "." && e !== ".." && e !== "**") {
							t = !0;
							let e = i === 1 && n[i + 1] === "**" ? ["."] : [];
							n.splice(i - 1, 2, ...e), n.length === 0 && n.push(""), i -= 2;
						}
					}
				}
			} while (t);
			return e;
		}
		secondPhasePreProcess(e) {
			for (let t = 0; t < e.length - 1; t++) for (let n = t + 1; n < e.length; n++) {
				let r = this.partsMatch(e[t], e[n], !this.preserveMultipleSlashes);
				if (r) {
					e[t] = [], e[n] = r;
					break;
				}
			}
			return e.filter((e) => e.length);
		}
		partsMatch(e, t, n = !1) {
			let r = 0, i = 0, a = [], o = "";
			for (; r < e.length && i < t.length;) if (e[r] === t[i]) a.push(o === "b" ? t[i] : e[r]), r++, i++;
			else if (n && e[r] === "**" && t[i] === e[r + 1]) a.push(e[r]), r++;
			else if (n && t[i] === "**" && e[r] === t[i + 1]) a.push(t[i]), i++;
			else if (e[r] === "*" && t[i] && (this.options.dot || !t[i].startsWith(".")) && t[i] !== "**") {
				if (o === "b") return !1;
				o = "a", a.push(e[r]), r++, i++;
			} else if (t[i] === "*" && e[r] && (this.options.dot || !e[r].startsWith(".")) && e[r] !== "**") {
				if (o === "a") return !1;
				o = "b", a.push(t[i]), r++, i++;
			} else return !1;
			return e.length === t.length && a;
		}
		parseNegate() {
			if (this.nonegate) return;
			let e = this.pattern, t = !1, n = 0;
			for (let r = 0; r < e.length && e.charAt(r) === "!"; r++) t = !t, n++;
			n && (this.pattern = e.slice(n)), this.negate = t;
		}
		matchOne(t, n, r = !1) {
			let i = 0, a = 0;
			if (this.isWindows) {
				let e = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), r = !e && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), o = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), s = !o && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), c = r ? 3 : e ? 0 : void 0, l = s ? 3 : o ? 0 : void 0;
				if (typeof c == "number" && typeof l == "number") {
					let [e, r] = [t[c], n[l]];
					e.toLowerCase() === r.toLowerCase() && (n[l] = e, a = l, i = c);
				}
			}
			let { optimizationLevel: o = 1 } = this.options;
			return o >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(e.GLOBSTAR) ? this.#e(t, n, r, i, a) : this.#n(t, n, r, i, a);
		}
		#e(t, n, r, i, a) {
			let o = n.indexOf(e.GLOBSTAR, a), s = n.lastIndexOf(e.GLOBSTAR), [c, l, u] = r ? [
				n.slice(a, o),
				n.slice(o + 1),
				[]
			] : [
				n.slice(a, o),
				n.slice(o + 1, s),
				n.slice(s + 1)
			];
			if (c.length) {
				let e = t.slice(i, i + c.length);
				if (!this.#n(e, c, r, 0, 0)) return !1;
				i += c.length, a += c.length;
			}
			let d = 0;
			if (u.length) {
				if (u.length + i > t.length) return !1;
				let e = t.length - u.length;
				if (this.#n(t, u, r, e, 0)) d = u.length;
				else {
					if (t[t.length - 1] !== "" || i + u.length === t.length || (e--, !this.#n(t, u, r, e, 0))) return !1;
					d = u.length + 1;
				}
			}
			if (!l.length) {
				let e = !!d;
				for (let n = i; n < t.length - d; n++) {
					let r = String(t[n]);
					if (e = !0, r === "." || r === ".." || !this.options.dot && r.startsWith(".")) return !1;
				}
				return r || e;
			}
			let f = [[[], 0]], p = f[0], m = 0, h = [0];
			for (let t of l) t === e.GLOBSTAR ? (h.push(m), p = [[], 0], f.push(p)) : (p[0].push(t), m++);
			let g = f.length - 1, _ = t.length - d;
			for (let e of f) e[1] = _ - (h[g--] + e[0].length);
			return !!this.#t(t, f, i, 0, r, 0, !!d);
		}
		#t(e, t, n, r, i, a, o) {
			let s = t[r];
			if (!s) {
				for (let t = n; t < e.length; t++) {
					o = !0;
					let n = e[t];
					if (n === "." || n === ".." || !this.options.dot && n.startsWith(".")) return !1;
				}
				return o;
			}
			let [c, l] = s;
			for (; n <= l;) {
				if (this.#n(e.slice(0, n + c.length), c, i, n, 0) && a < this.maxGlobstarRecursion) {
					let s = this.#t(e, t, n + c.length, r + 1, i, a + 1, o);
					if (s !== !1) return s;
				}
				let s = e[n];
				if (s === "." || s === ".." || !this.options.dot && s.startsWith(".")) return !1;
				n++;
			}
			return i || null;
		}
		#n(t, n, r, i, a) {
			let o, s, c, l;
			for (o = i, s = a, l = t.length, c = n.length; o < l && s < c; o++, s++) {
				this.debug("matchOne loop");
				let r = n[s], i = t[o];
				/* c8 ignore start */
				if (this.debug(n, r, i), r === !1 || r === e.GLOBSTAR) return !1;
				/* c8 ignore stop */
				let a;
				if (typeof r == "string" ? (a = i === r, this.debug("string match", r, i, a)) : (a = r.test(i), this.debug("pattern match", r, i, a)), !a) return !1;
			}
			if (o === l && s === c) return !0;
			if (o === l) return r;
			if (s === c) return o === l - 1 && t[o] === "";
			throw Error("wtf?");
			/* c8 ignore stop */
		}
		braceExpand() {
			return (0, e.braceExpand)(this.pattern, this.options);
		}
		parse(t) {
			(0, n.assertValidPattern)(t);
			let i = this.options;
			if (t === "**") return e.GLOBSTAR;
			if (t === "") return "";
			let a, d = null;
			(a = t.match(l)) ? d = i.dot ? starTestDot : starTest : (a = t.match(o)) ? d = (i.nocase ? i.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : i.dot ? starDotExtTestDot : starDotExtTest)(a[1]) : (a = t.match(u)) ? d = (i.nocase ? i.dot ? qmarksTestNocaseDot : qmarksTestNocase : i.dot ? qmarksTestDot : qmarksTest)(a) : (a = t.match(s)) ? d = i.dot ? starDotStarTestDot : starDotStarTest : (a = t.match(c)) && (d = dotStarTest);
			let f = r.AST.fromGlob(t, this.options).toMMPattern();
			return d && typeof f == "object" && Reflect.defineProperty(f, "test", { value: d }), f;
		}
		makeRe() {
			if (this.regexp || this.regexp === !1) return this.regexp;
			let t = this.set;
			if (!t.length) return this.regexp = !1, this.regexp;
			let n = this.options, r = n.noglobstar ? "[^/]*?" : n.dot ? "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?" : "(?:(?!(?:\\/|^)\\.).)*?", i = new Set(n.nocase ? ["i"] : []), a = t.map((t) => {
				let n = t.map((t) => {
					if (t instanceof RegExp) for (let e of t.flags.split("")) i.add(e);
					return typeof t == "string" ? regExpEscape(t) : t === e.GLOBSTAR ? e.GLOBSTAR : t._src;
				});
				n.forEach((t, i) => {
					let a = n[i + 1], o = n[i - 1];
					t === e.GLOBSTAR && o !== e.GLOBSTAR && (o === void 0 ? a !== void 0 && a !== e.GLOBSTAR ? n[i + 1] = "(?:\\/|" + r + "\\/)?" + a : n[i] = r : a === void 0 ? n[i - 1] = o + "(?:\\/|\\/" + r + ")?" : a !== e.GLOBSTAR && (n[i - 1] = o + "(?:\\/|\\/" + r + "\\/)" + a, n[i + 1] = e.GLOBSTAR));
				});
				let a = n.filter((t) => t !== e.GLOBSTAR);
				if (this.partial && a.length >= 1) {
					let e = [];
					for (let t = 1; t <= a.length; t++) e.push(a.slice(0, t).join("/"));
					return "(?:" + e.join("|") + ")";
				}
				return a.join("/");
			}).join("|"), [o, s] = t.length > 1 ? ["(?:", ")"] : ["", ""];
			a = "^" + o + a + s + "$", this.partial && (a = "^(?:\\/|" + o + a.slice(1, -1) + s + ")$"), this.negate && (a = "^(?!" + a + ").+$");
			try {
				this.regexp = new RegExp(a, [...i].join(""));
			} catch {
				this.regexp = !1;
			}
			/* c8 ignore stop */
			return this.regexp;
		}
		slashSplit(e) {
			return this.preserveMultipleSlashes ? e.split("/") : this.isWindows && /^\/\/[^/]+/.test(e) ? ["", ...e.split(/\/+/)] : e.split(/\/+/);
		}
		match(e, t = this.partial) {
			if (this.debug("match", e, this.pattern), this.comment) return !1;
			if (this.empty) return e === "";
			if (e === "/" && t) return !0;
			let n = this.options;
			this.isWindows && (e = e.split("\\").join("/"));
			let r = this.slashSplit(e);
			this.debug(this.pattern, "split", r);
			let i = this.set;
			this.debug(this.pattern, "set", i);
			let a = r[r.length - 1];
			if (!a) for (let e = r.length - 2; !a && e >= 0; e--) a = r[e];
			for (let e of i) {
				let i = r;
				if (n.matchBase && e.length === 1 && (i = [a]), this.matchOne(i, e, t)) return n.flipNegate ? !0 : !this.negate;
			}
			return !n.flipNegate && this.negate;
		}
		static defaults(t) {
			return e.minimatch.defaults(t).Minimatch;
		}
	};
	e.Minimatch = Minimatch;
	/* c8 ignore start */
	var m = I();
	Object.defineProperty(e, "AST", {
		enumerable: !0,
		get: function() {
			return m.AST;
		}
	});
	var h = L();
	Object.defineProperty(e, "escape", {
		enumerable: !0,
		get: function() {
			return h.escape;
		}
	});
	var g = F();
	Object.defineProperty(e, "unescape", {
		enumerable: !0,
		get: function() {
			return g.unescape;
		}
	}), e.minimatch.AST = r.AST, e.minimatch.Minimatch = Minimatch, e.minimatch.escape = i.escape, e.minimatch.unescape = a.unescape;
})), z = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SuccinctRoles = e.DelegatedRole = e.Role = e.TOP_LEVEL_ROLE_NAMES = void 0;
	let i = r(u()), a = R(), o = r(d()), s = S(), c = E();
	e.TOP_LEVEL_ROLE_NAMES = [
		"root",
		"targets",
		"snapshot",
		"timestamp"
	];
	var l = class Role {
		keyIDs;
		threshold;
		unrecognizedFields;
		constructor(e) {
			let { keyIDs: t, threshold: n, unrecognizedFields: r } = e;
			if (hasDuplicates(t)) throw new s.ValueError("duplicate key IDs found");
			if (n < 1) throw new s.ValueError("threshold must be at least 1");
			this.keyIDs = t, this.threshold = n, this.unrecognizedFields = r || {};
		}
		equals(e) {
			return e instanceof Role && this.threshold === e.threshold && o.default.isDeepStrictEqual(this.keyIDs, e.keyIDs) && o.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields);
		}
		toJSON() {
			return {
				keyids: this.keyIDs,
				threshold: this.threshold,
				...this.unrecognizedFields
			};
		}
		static fromJSON(e) {
			let { keyids: t, threshold: n, ...r } = e;
			if (!c.guard.isStringArray(t)) throw TypeError("keyids must be an array");
			if (typeof n != "number") throw TypeError("threshold must be a number");
			return new Role({
				keyIDs: t,
				threshold: n,
				unrecognizedFields: r
			});
		}
	};
	e.Role = l;
	function hasDuplicates(e) {
		return new Set(e).size !== e.length;
	}
	e.DelegatedRole = class DelegatedRole extends l {
		name;
		terminating;
		paths;
		pathHashPrefixes;
		constructor(e) {
			super(e);
			let { name: t, terminating: n, paths: r, pathHashPrefixes: i } = e;
			if (this.name = t, this.terminating = n, e.paths && e.pathHashPrefixes) throw new s.ValueError("paths and pathHashPrefixes are mutually exclusive");
			this.paths = r, this.pathHashPrefixes = i;
		}
		equals(e) {
			return e instanceof DelegatedRole && super.equals(e) && this.name === e.name && this.terminating === e.terminating && o.default.isDeepStrictEqual(this.paths, e.paths) && o.default.isDeepStrictEqual(this.pathHashPrefixes, e.pathHashPrefixes);
		}
		isDelegatedPath(e) {
			if (this.paths) return this.paths.some((t) => isTargetInPathPattern(e, t));
			if (this.pathHashPrefixes) {
				let t = i.default.createHash("sha256").update(e).digest("hex");
				return this.pathHashPrefixes.some((e) => t.startsWith(e));
			}
			return !1;
		}
		toJSON() {
			let e = {
				...super.toJSON(),
				name: this.name,
				terminating: this.terminating
			};
			return this.paths && (e.paths = this.paths), this.pathHashPrefixes && (e.path_hash_prefixes = this.pathHashPrefixes), e;
		}
		static fromJSON(e) {
			let { keyids: t, threshold: n, name: r, terminating: i, paths: a, path_hash_prefixes: o, ...s } = e;
			if (!c.guard.isStringArray(t)) throw TypeError("keyids must be an array of strings");
			if (typeof n != "number") throw TypeError("threshold must be a number");
			if (typeof r != "string") throw TypeError("name must be a string");
			if (typeof i != "boolean") throw TypeError("terminating must be a boolean");
			if (c.guard.isDefined(a) && !c.guard.isStringArray(a)) throw TypeError("paths must be an array of strings");
			if (c.guard.isDefined(o) && !c.guard.isStringArray(o)) throw TypeError("path_hash_prefixes must be an array of strings");
			return new DelegatedRole({
				keyIDs: t,
				threshold: n,
				name: r,
				terminating: i,
				paths: a,
				pathHashPrefixes: o,
				unrecognizedFields: s
			});
		}
	};
	let zip = (e, t) => e.map((e, n) => [e, t[n]]);
	function isTargetInPathPattern(e, t) {
		let n = e.split("/"), r = t.split("/");
		return r.length == n.length && zip(n, r).every(([e, t]) => (0, a.minimatch)(e, t));
	}
	e.SuccinctRoles = class SuccinctRoles extends l {
		bitLength;
		namePrefix;
		numberOfBins;
		suffixLen;
		constructor(e) {
			super(e);
			let { bitLength: t, namePrefix: n } = e;
			if (t <= 0 || t > 32) throw new s.ValueError("bitLength must be between 1 and 32");
			this.bitLength = t, this.namePrefix = n, this.numberOfBins = 2 ** t, this.suffixLen = (this.numberOfBins - 1).toString(16).length;
		}
		equals(e) {
			return e instanceof SuccinctRoles && super.equals(e) && this.bitLength === e.bitLength && this.namePrefix === e.namePrefix;
		}
		getRoleForTarget(e) {
			let t = i.default.createHash("sha256").update(e).digest().subarray(0, 4), n = 32 - this.bitLength, r = (t.readUInt32BE() >>> n).toString(16).padStart(this.suffixLen, "0");
			return `${this.namePrefix}-${r}`;
		}
		*getRoles() {
			for (let e = 0; e < this.numberOfBins; e++) {
				let t = e.toString(16).padStart(this.suffixLen, "0");
				yield `${this.namePrefix}-${t}`;
			}
		}
		isDelegatedRole(e) {
			let t = this.namePrefix + "-";
			if (!e.startsWith(t)) return !1;
			let n = e.slice(t.length, e.length);
			if (n.length != this.suffixLen || !n.match(/^[0-9a-fA-F]+$/)) return !1;
			let r = parseInt(n, 16);
			return 0 <= r && r < this.numberOfBins;
		}
		toJSON() {
			return {
				...super.toJSON(),
				bit_length: this.bitLength,
				name_prefix: this.namePrefix
			};
		}
		static fromJSON(e) {
			let { keyids: t, threshold: n, bit_length: r, name_prefix: i, ...a } = e;
			if (!c.guard.isStringArray(t)) throw TypeError("keyids must be an array of strings");
			if (typeof n != "number") throw TypeError("threshold must be a number");
			if (typeof r != "number") throw TypeError("bit_length must be a number");
			if (typeof i != "string") throw TypeError("name_prefix must be a string");
			return new SuccinctRoles({
				keyIDs: t,
				threshold: n,
				bitLength: r,
				namePrefix: i,
				unrecognizedFields: a
			});
		}
	};
})), B = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Root = void 0;
	let i = r(d()), a = D(), o = S(), s = A(), c = z(), l = E();
	e.Root = class Root extends a.Signed {
		type = a.MetadataKind.Root;
		keys;
		roles;
		consistentSnapshot;
		constructor(e) {
			if (super(e), this.keys = e.keys || {}, this.consistentSnapshot = e.consistentSnapshot ?? !0, !e.roles) this.roles = c.TOP_LEVEL_ROLE_NAMES.reduce((e, t) => ({
				...e,
				[t]: new c.Role({
					keyIDs: [],
					threshold: 1
				})
			}), {});
			else {
				let t = new Set(Object.keys(e.roles));
				if (!c.TOP_LEVEL_ROLE_NAMES.every((e) => t.has(e))) throw new o.ValueError("missing top-level role");
				this.roles = e.roles;
			}
		}
		addKey(e, t) {
			if (!this.roles[t]) throw new o.ValueError(`role ${t} does not exist`);
			this.roles[t].keyIDs.includes(e.keyID) || this.roles[t].keyIDs.push(e.keyID), this.keys[e.keyID] = e;
		}
		equals(e) {
			return e instanceof Root && super.equals(e) && this.consistentSnapshot === e.consistentSnapshot && i.default.isDeepStrictEqual(this.keys, e.keys) && i.default.isDeepStrictEqual(this.roles, e.roles);
		}
		toJSON() {
			return {
				_type: this.type,
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				keys: keysToJSON(this.keys),
				roles: rolesToJSON(this.roles),
				consistent_snapshot: this.consistentSnapshot,
				...this.unrecognizedFields
			};
		}
		static fromJSON(e) {
			let { unrecognizedFields: t, ...n } = a.Signed.commonFieldsFromJSON(e), { keys: r, roles: i, consistent_snapshot: o, ...s } = t;
			if (typeof o != "boolean") throw TypeError("consistent_snapshot must be a boolean");
			return new Root({
				...n,
				keys: keysFromJSON(r),
				roles: rolesFromJSON(i),
				consistentSnapshot: o,
				unrecognizedFields: s
			});
		}
	};
	function keysToJSON(e) {
		return Object.entries(e).reduce((e, [t, n]) => ({
			...e,
			[t]: n.toJSON()
		}), {});
	}
	function rolesToJSON(e) {
		return Object.entries(e).reduce((e, [t, n]) => ({
			...e,
			[t]: n.toJSON()
		}), {});
	}
	function keysFromJSON(e) {
		let t;
		if (l.guard.isDefined(e)) {
			if (!l.guard.isObjectRecord(e)) throw TypeError("keys must be an object");
			t = Object.entries(e).reduce((e, [t, n]) => ({
				...e,
				[t]: s.Key.fromJSON(t, n)
			}), {});
		}
		return t;
	}
	function rolesFromJSON(e) {
		let t;
		if (l.guard.isDefined(e)) {
			if (!l.guard.isObjectRecord(e)) throw TypeError("roles must be an object");
			t = Object.entries(e).reduce((e, [t, n]) => ({
				...e,
				[t]: c.Role.fromJSON(n)
			}), {});
		}
		return t;
	}
})), V = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Signature = void 0, e.Signature = class Signature {
		keyID;
		sig;
		constructor(e) {
			let { keyID: t, sig: n } = e;
			this.keyID = t, this.sig = n;
		}
		toJSON() {
			return {
				keyid: this.keyID,
				sig: this.sig
			};
		}
		static fromJSON(e) {
			let { keyid: t, sig: n } = e;
			if (typeof t != "string") throw TypeError("keyid must be a string");
			if (typeof n != "string") throw TypeError("sig must be a string");
			return new Signature({
				keyID: t,
				sig: n
			});
		}
	};
})), H = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Snapshot = void 0;
	let i = r(d()), a = D(), o = O(), s = E();
	e.Snapshot = class Snapshot extends a.Signed {
		type = a.MetadataKind.Snapshot;
		meta;
		constructor(e) {
			super(e), this.meta = e.meta || { "targets.json": new o.MetaFile({ version: 1 }) };
		}
		equals(e) {
			return e instanceof Snapshot && super.equals(e) && i.default.isDeepStrictEqual(this.meta, e.meta);
		}
		toJSON() {
			return {
				_type: this.type,
				meta: metaToJSON(this.meta),
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				...this.unrecognizedFields
			};
		}
		static fromJSON(e) {
			let { unrecognizedFields: t, ...n } = a.Signed.commonFieldsFromJSON(e), { meta: r, ...i } = t;
			return new Snapshot({
				...n,
				meta: metaFromJSON(r),
				unrecognizedFields: i
			});
		}
	};
	function metaToJSON(e) {
		return Object.entries(e).reduce((e, [t, n]) => ({
			...e,
			[t]: n.toJSON()
		}), {});
	}
	function metaFromJSON(e) {
		let t;
		if (s.guard.isDefined(e)) {
			if (s.guard.isObjectRecord(e)) t = Object.entries(e).reduce((e, [t, n]) => ({
				...e,
				[t]: o.MetaFile.fromJSON(n)
			}), {});
			else throw TypeError("meta field is malformed");
		}
		return t;
	}
})), U = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Delegations = void 0;
	let i = r(d()), a = S(), o = A(), s = z(), c = E();
	e.Delegations = class Delegations {
		keys;
		roles;
		unrecognizedFields;
		succinctRoles;
		constructor(e) {
			if (this.keys = e.keys, this.unrecognizedFields = e.unrecognizedFields || {}, e.roles && Object.keys(e.roles).some((e) => s.TOP_LEVEL_ROLE_NAMES.includes(e))) throw new a.ValueError("Delegated role name conflicts with top-level role name");
			this.succinctRoles = e.succinctRoles, this.roles = e.roles;
		}
		equals(e) {
			return e instanceof Delegations && i.default.isDeepStrictEqual(this.keys, e.keys) && i.default.isDeepStrictEqual(this.roles, e.roles) && i.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields) && i.default.isDeepStrictEqual(this.succinctRoles, e.succinctRoles);
		}
		*rolesForTarget(e) {
			if (this.roles) for (let t of Object.values(this.roles)) t.isDelegatedPath(e) && (yield {
				role: t.name,
				terminating: t.terminating
			});
			else this.succinctRoles && (yield {
				role: this.succinctRoles.getRoleForTarget(e),
				terminating: !0
			});
		}
		toJSON() {
			let e = {
				keys: keysToJSON(this.keys),
				...this.unrecognizedFields
			};
			return this.roles ? e.roles = rolesToJSON(this.roles) : this.succinctRoles && (e.succinct_roles = this.succinctRoles.toJSON()), e;
		}
		static fromJSON(e) {
			let { keys: t, roles: n, succinct_roles: r, ...i } = e, a;
			return c.guard.isObject(r) && (a = s.SuccinctRoles.fromJSON(r)), new Delegations({
				keys: keysFromJSON(t),
				roles: rolesFromJSON(n),
				unrecognizedFields: i,
				succinctRoles: a
			});
		}
	};
	function keysToJSON(e) {
		return Object.entries(e).reduce((e, [t, n]) => ({
			...e,
			[t]: n.toJSON()
		}), {});
	}
	function rolesToJSON(e) {
		return Object.values(e).map((e) => e.toJSON());
	}
	function keysFromJSON(e) {
		if (!c.guard.isObjectRecord(e)) throw TypeError("keys is malformed");
		return Object.entries(e).reduce((e, [t, n]) => ({
			...e,
			[t]: o.Key.fromJSON(t, n)
		}), {});
	}
	function rolesFromJSON(e) {
		let t;
		if (c.guard.isDefined(e)) {
			if (!c.guard.isObjectArray(e)) throw TypeError("roles is malformed");
			t = e.reduce((e, t) => {
				let n = s.DelegatedRole.fromJSON(t);
				if (Object.hasOwn(e, n.name)) throw new a.ValueError(`duplicate delegated role: ${n.name}`);
				return {
					...e,
					[n.name]: n
				};
			}, {});
		}
		return t;
	}
})), W = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Targets = void 0;
	let i = r(d()), a = D(), o = U(), s = O(), c = E();
	e.Targets = class Targets extends a.Signed {
		type = a.MetadataKind.Targets;
		targets;
		delegations;
		constructor(e) {
			super(e), this.targets = e.targets || {}, this.delegations = e.delegations;
		}
		addTarget(e) {
			this.targets[e.path] = e;
		}
		equals(e) {
			return e instanceof Targets && super.equals(e) && i.default.isDeepStrictEqual(this.targets, e.targets) && i.default.isDeepStrictEqual(this.delegations, e.delegations);
		}
		toJSON() {
			let e = {
				_type: this.type,
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				targets: targetsToJSON(this.targets),
				...this.unrecognizedFields
			};
			return this.delegations && (e.delegations = this.delegations.toJSON()), e;
		}
		static fromJSON(e) {
			let { unrecognizedFields: t, ...n } = a.Signed.commonFieldsFromJSON(e), { targets: r, delegations: i, ...o } = t;
			return new Targets({
				...n,
				targets: targetsFromJSON(r),
				delegations: delegationsFromJSON(i),
				unrecognizedFields: o
			});
		}
	};
	function targetsToJSON(e) {
		return Object.entries(e).reduce((e, [t, n]) => ({
			...e,
			[t]: n.toJSON()
		}), {});
	}
	function targetsFromJSON(e) {
		let t;
		if (c.guard.isDefined(e)) {
			if (c.guard.isObjectRecord(e)) t = Object.entries(e).reduce((e, [t, n]) => ({
				...e,
				[t]: s.TargetFile.fromJSON(t, n)
			}), {});
			else throw TypeError("targets must be an object");
		}
		return t;
	}
	function delegationsFromJSON(e) {
		let t;
		if (c.guard.isDefined(e)) {
			if (c.guard.isObject(e)) t = o.Delegations.fromJSON(e);
			else throw TypeError("delegations must be an object");
		}
		return t;
	}
})), G = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Timestamp = void 0;
	let t = D(), n = O(), r = E();
	e.Timestamp = class Timestamp extends t.Signed {
		type = t.MetadataKind.Timestamp;
		snapshotMeta;
		constructor(e) {
			super(e), this.snapshotMeta = e.snapshotMeta || new n.MetaFile({ version: 1 });
		}
		equals(e) {
			return e instanceof Timestamp && super.equals(e) && this.snapshotMeta.equals(e.snapshotMeta);
		}
		toJSON() {
			return {
				_type: this.type,
				spec_version: this.specVersion,
				version: this.version,
				expires: this.expires,
				meta: { "snapshot.json": this.snapshotMeta.toJSON() },
				...this.unrecognizedFields
			};
		}
		static fromJSON(e) {
			let { unrecognizedFields: n, ...r } = t.Signed.commonFieldsFromJSON(e), { meta: i, ...a } = n;
			return new Timestamp({
				...r,
				snapshotMeta: snapshotMetaFromJSON(i),
				unrecognizedFields: a
			});
		}
	};
	function snapshotMetaFromJSON(e) {
		let t;
		if (r.guard.isDefined(e)) {
			let i = e["snapshot.json"];
			if (!r.guard.isDefined(i) || !r.guard.isObject(i)) throw TypeError("missing snapshot.json in meta");
			t = n.MetaFile.fromJSON(i);
		}
		return t;
	}
})), K = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Metadata = void 0;
	let i = w(), a = r(d()), o = D(), s = S(), c = B(), l = V(), u = H(), f = W(), p = G(), m = E();
	e.Metadata = class Metadata {
		signed;
		signatures;
		unrecognizedFields;
		constructor(e, t, n) {
			this.signed = e, this.signatures = t || {}, this.unrecognizedFields = n || {};
		}
		sign(e, t = !0) {
			let n = e(Buffer.from((0, i.canonicalize)(this.signed.toJSON())));
			t || (this.signatures = {}), this.signatures[n.keyID] = n;
		}
		verifyDelegate(e, t) {
			let n, r = {};
			switch (this.signed.type) {
				case o.MetadataKind.Root:
					r = this.signed.keys, n = this.signed.roles[e];
					break;
				case o.MetadataKind.Targets:
					if (!this.signed.delegations) throw new s.ValueError(`No delegations found for ${e}`);
					r = this.signed.delegations.keys, this.signed.delegations.roles ? n = this.signed.delegations.roles[e] : this.signed.delegations.succinctRoles && this.signed.delegations.succinctRoles.isDelegatedRole(e) && (n = this.signed.delegations.succinctRoles);
					break;
				default: throw TypeError("invalid metadata type");
			}
			if (!n) throw new s.ValueError(`no delegation found for ${e}`);
			let i = /* @__PURE__ */ new Set();
			if (n.keyIDs.forEach((e) => {
				let n = r[e];
				if (n) try {
					n.verifySignature(t), i.add(n.keyID);
				} catch {}
			}), i.size < n.threshold) throw new s.UnsignedMetadataError(`${e} was signed by ${i.size}/${n.threshold} keys`);
		}
		equals(e) {
			return e instanceof Metadata && this.signed.equals(e.signed) && a.default.isDeepStrictEqual(this.signatures, e.signatures) && a.default.isDeepStrictEqual(this.unrecognizedFields, e.unrecognizedFields);
		}
		toJSON() {
			return {
				signatures: Object.values(this.signatures).map((e) => e.toJSON()),
				signed: this.signed.toJSON(),
				...this.unrecognizedFields
			};
		}
		static fromJSON(e, t) {
			let { signed: n, signatures: r, ...i } = t;
			if (!m.guard.isDefined(n) || !m.guard.isObject(n)) throw TypeError("signed is not defined");
			if (e !== n._type) throw new s.ValueError(`expected '${e}', got ${n._type}`);
			if (!m.guard.isObjectArray(r)) throw TypeError("signatures is not an array");
			let a;
			switch (e) {
				case o.MetadataKind.Root:
					a = c.Root.fromJSON(n);
					break;
				case o.MetadataKind.Timestamp:
					a = p.Timestamp.fromJSON(n);
					break;
				case o.MetadataKind.Snapshot:
					a = u.Snapshot.fromJSON(n);
					break;
				case o.MetadataKind.Targets:
					a = f.Targets.fromJSON(n);
					break;
				default: throw TypeError("invalid metadata type");
			}
			let d = {};
			return r.forEach((e) => {
				let t = l.Signature.fromJSON(e);
				if (d[t.keyID]) throw new s.ValueError(`multiple signatures found for keyid: ${t.keyID}`);
				d[t.keyID] = t;
			}), new Metadata(a, d, i);
		}
	};
})), q = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Timestamp = e.Targets = e.Snapshot = e.Signature = e.Root = e.Metadata = e.Key = e.TargetFile = e.MetaFile = e.ValueError = e.MetadataKind = void 0;
	var t = D();
	Object.defineProperty(e, "MetadataKind", {
		enumerable: !0,
		get: function() {
			return t.MetadataKind;
		}
	});
	var n = S();
	Object.defineProperty(e, "ValueError", {
		enumerable: !0,
		get: function() {
			return n.ValueError;
		}
	});
	var r = O();
	Object.defineProperty(e, "MetaFile", {
		enumerable: !0,
		get: function() {
			return r.MetaFile;
		}
	}), Object.defineProperty(e, "TargetFile", {
		enumerable: !0,
		get: function() {
			return r.TargetFile;
		}
	});
	var i = A();
	Object.defineProperty(e, "Key", {
		enumerable: !0,
		get: function() {
			return i.Key;
		}
	});
	var a = K();
	Object.defineProperty(e, "Metadata", {
		enumerable: !0,
		get: function() {
			return a.Metadata;
		}
	});
	var o = B();
	Object.defineProperty(e, "Root", {
		enumerable: !0,
		get: function() {
			return o.Root;
		}
	});
	var s = V();
	Object.defineProperty(e, "Signature", {
		enumerable: !0,
		get: function() {
			return s.Signature;
		}
	});
	var c = H();
	Object.defineProperty(e, "Snapshot", {
		enumerable: !0,
		get: function() {
			return c.Snapshot;
		}
	});
	var l = W();
	Object.defineProperty(e, "Targets", {
		enumerable: !0,
		get: function() {
			return l.Targets;
		}
	});
	var u = G();
	Object.defineProperty(e, "Timestamp", {
		enumerable: !0,
		get: function() {
			return u.Timestamp;
		}
	});
})), J = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.TrustedMetadataStore = void 0;
	let t = q(), n = x();
	e.TrustedMetadataStore = class {
		trustedSet = {};
		referenceTime;
		constructor(e) {
			this.referenceTime = /* @__PURE__ */ new Date(), this.loadTrustedRoot(e);
		}
		get root() {
			if (!this.trustedSet.root) throw ReferenceError("No trusted root metadata");
			return this.trustedSet.root;
		}
		get timestamp() {
			return this.trustedSet.timestamp;
		}
		get snapshot() {
			return this.trustedSet.snapshot;
		}
		get targets() {
			return this.trustedSet.targets;
		}
		getRole(e) {
			return this.trustedSet[e];
		}
		updateRoot(e) {
			let r = JSON.parse(e.toString("utf8")), i = t.Metadata.fromJSON(t.MetadataKind.Root, r);
			if (i.signed.type != t.MetadataKind.Root) throw new n.RepositoryError(`Expected 'root', got ${i.signed.type}`);
			if (this.root.verifyDelegate(t.MetadataKind.Root, i), i.signed.version != this.root.signed.version + 1) throw new n.BadVersionError(`Expected version ${this.root.signed.version + 1}, got ${i.signed.version}`);
			return i.verifyDelegate(t.MetadataKind.Root, i), this.trustedSet.root = i, i;
		}
		updateTimestamp(e) {
			if (this.snapshot) throw new n.RuntimeError("Cannot update timestamp after snapshot");
			if (this.root.signed.isExpired(this.referenceTime)) throw new n.ExpiredMetadataError("Final root.json is expired");
			let r = JSON.parse(e.toString("utf8")), i = t.Metadata.fromJSON(t.MetadataKind.Timestamp, r);
			if (i.signed.type != t.MetadataKind.Timestamp) throw new n.RepositoryError(`Expected 'timestamp', got ${i.signed.type}`);
			if (this.root.verifyDelegate(t.MetadataKind.Timestamp, i), this.timestamp) {
				if (i.signed.version < this.timestamp.signed.version) throw new n.BadVersionError(`New timestamp version ${i.signed.version} is less than current version ${this.timestamp.signed.version}`);
				if (i.signed.version === this.timestamp.signed.version) throw new n.EqualVersionError(`New timestamp version ${i.signed.version} is equal to current version ${this.timestamp.signed.version}`);
				let e = this.timestamp.signed.snapshotMeta, t = i.signed.snapshotMeta;
				if (t.version < e.version) throw new n.BadVersionError(`New snapshot version ${t.version} is less than current version ${e.version}`);
			}
			return this.trustedSet.timestamp = i, this.checkFinalTimestamp(), i;
		}
		updateSnapshot(e, r = !1) {
			if (!this.timestamp) throw new n.RuntimeError("Cannot update snapshot before timestamp");
			if (this.targets) throw new n.RuntimeError("Cannot update snapshot after targets");
			this.checkFinalTimestamp();
			let i = this.timestamp.signed.snapshotMeta;
			r || i.verify(e);
			let a = JSON.parse(e.toString("utf8")), o = t.Metadata.fromJSON(t.MetadataKind.Snapshot, a);
			if (o.signed.type != t.MetadataKind.Snapshot) throw new n.RepositoryError(`Expected 'snapshot', got ${o.signed.type}`);
			return this.root.verifyDelegate(t.MetadataKind.Snapshot, o), this.snapshot && Object.entries(this.snapshot.signed.meta).forEach(([e, t]) => {
				let r = o.signed.meta[e];
				if (!r) throw new n.RepositoryError(`Missing file ${e} in new snapshot`);
				if (r.version < t.version) throw new n.BadVersionError(`New version ${r.version} of ${e} is less than current version ${t.version}`);
			}), this.trustedSet.snapshot = o, this.checkFinalSnapsnot(), o;
		}
		updateDelegatedTargets(e, r, i) {
			if (!this.snapshot) throw new n.RuntimeError("Cannot update delegated targets before snapshot");
			this.checkFinalSnapsnot();
			let a = this.trustedSet[i];
			if (!a) throw new n.RuntimeError(`No trusted ${i} metadata`);
			let o = this.snapshot.signed.meta?.[`${r}.json`];
			if (!o) throw new n.RepositoryError(`Missing ${r}.json in snapshot`);
			o.verify(e);
			let s = JSON.parse(e.toString("utf8")), c = t.Metadata.fromJSON(t.MetadataKind.Targets, s);
			if (c.signed.type != t.MetadataKind.Targets) throw new n.RepositoryError(`Expected 'targets', got ${c.signed.type}`);
			a.verifyDelegate(r, c);
			let l = c.signed.version;
			if (l != o.version) throw new n.BadVersionError(`Version ${l} of ${r} does not match snapshot version ${o.version}`);
			if (c.signed.isExpired(this.referenceTime)) throw new n.ExpiredMetadataError(`${r}.json is expired`);
			this.trustedSet[r] = c;
		}
		loadTrustedRoot(e) {
			let r = JSON.parse(e.toString("utf8")), i = t.Metadata.fromJSON(t.MetadataKind.Root, r);
			if (i.signed.type != t.MetadataKind.Root) throw new n.RepositoryError(`Expected 'root', got ${i.signed.type}`);
			i.verifyDelegate(t.MetadataKind.Root, i), this.trustedSet.root = i;
		}
		checkFinalTimestamp() {
			if (!this.timestamp) throw ReferenceError("No trusted timestamp metadata");
			if (this.timestamp.signed.isExpired(this.referenceTime)) throw new n.ExpiredMetadataError("Final timestamp.json is expired");
		}
		checkFinalSnapsnot() {
			if (!this.snapshot) throw ReferenceError("No trusted snapshot metadata");
			if (!this.timestamp) throw ReferenceError("No trusted timestamp metadata");
			if (this.snapshot.signed.isExpired(this.referenceTime)) throw new n.ExpiredMetadataError("snapshot.json is expired");
			let e = this.timestamp.signed.snapshotMeta;
			if (this.snapshot.signed.version !== e.version) throw new n.BadVersionError("Snapshot version doesn't match timestamp");
		}
	};
})), Y = u(), X = x(), Z = J();
const Q = {
	root: 524288,
	timestamp: 16384,
	snapshot: 2e6,
	targets: 5e6,
	target: 16777216
};
function invalid(e, t, n) {
	return new r(c`TUF repository ${e}: ${t}`, {
		code: "trusted_root_invalid",
		cause: n
	});
}
function getExpiry(e, { signed: t }) {
	if (Number.isNaN(Date.parse(t.expires))) throw invalid(e, `${t.type}.json does not say when it expires`);
	return t.expires;
}
function holds(e) {
	try {
		return e(), !0;
	} catch {
		return !1;
	}
}
var Workflow = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	constructor(e, t, n, r, i) {
		this.#e = e, this.#t = t, this.#n = new Z.TrustedMetadataStore(Buffer.from(n)), this.#r = r, this.#i = r?.update, this.#a = i;
	}
	async run() {
		let e = await this.#c(), t = await this.#l(), n = await this.#u(), r = await this.#d(), i = await this.#p(), { root: a, ...o } = this.#o(), s = [
			a,
			o.timestamp,
			o.snapshot,
			o.targets
		].map((e) => getExpiry(this.#e, e));
		return await this.#a?.keep({
			roots: e,
			update: {
				timestamp: t,
				snapshot: n,
				targets: r,
				target: i
			}
		}), {
			target: i,
			rootVersion: a.signed.version,
			expires: s.sort((e, t) => Date.parse(e) - Date.parse(t))[0] ?? ""
		};
	}
	#o() {
		let { root: e, timestamp: t, snapshot: n, targets: r } = this.#n;
		if (!t || !n || !r) throw invalid(this.#e, "its metadata is incomplete");
		return {
			root: e,
			timestamp: t,
			snapshot: n,
			targets: r
		};
	}
	async #s(e, t, n) {
		let r = this.#a === void 0 ? n : await this.#a.files.read(e, t);
		if (r === void 0) throw invalid(this.#e, `it does not have ${e}`);
		return Buffer.from(r);
	}
	async #c() {
		let e = [], nextVersion = () => this.#n.root.signed.version + 1;
		for (let t of this.#r?.roots ?? []) holds(() => this.#n.updateRoot(Buffer.from(t))) && e.push(t);
		for (let t = 0; this.#a !== void 0; t++) {
			let n = await this.#a.files.read(`${nextVersion()}.root.json`, Q.root);
			if (n === void 0) break;
			if (t === 256) throw invalid(this.#e, "it has more than 256 new roots");
			this.#n.updateRoot(Buffer.from(n)), e.push(n), await this.#a.keep({
				roots: e,
				update: this.#i
			});
		}
		return getExpiry(this.#e, this.#n.root), e;
	}
	async #l() {
		let e = this.#i?.timestamp;
		this.#a !== void 0 && e !== void 0 && holds(() => this.#n.updateTimestamp(Buffer.from(e)));
		let t = await this.#s("timestamp.json", Q.timestamp, e);
		try {
			this.#n.updateTimestamp(t);
		} catch (t) {
			if (!(t instanceof X.EqualVersionError) || e === void 0) throw t;
			return e;
		}
		return t;
	}
	async #u() {
		let e = this.#n, t = e.timestamp?.signed.snapshotMeta, n = this.#i?.snapshot;
		if (this.#a !== void 0 && n !== void 0 && holds(() => {
			e.updateSnapshot(Buffer.from(n), !0), t?.verify(Buffer.from(n));
		})) return n;
		let r = await this.#s(this.#f("snapshot", t?.version), Q.snapshot, n);
		return e.updateSnapshot(r), r;
	}
	async #d() {
		let e = this.#n, t = this.#i?.targets, load = (t) => {
			e.updateDelegatedTargets(Buffer.from(t), "targets", "root");
		};
		if (t !== void 0 && holds(() => load(t))) return t;
		let n = e.snapshot?.signed.meta["targets.json"]?.version, r = await this.#s(this.#f("targets", n), Q.targets, t);
		return load(r), r;
	}
	#f(e, t) {
		return this.#n.root.signed.consistentSnapshot && t !== void 0 ? `${t}.${e}.json` : `${e}.json`;
	}
	async #p() {
		let e = this.#t, t = this.#n.targets?.signed.targets ?? {}, n = Object.hasOwn(t, e) ? t[e] : void 0;
		if (n === void 0) {
			let t = this.#n.targets?.signed.delegations === void 0 ? "" : " themselves, and delegations are not followed";
			throw invalid(this.#e, `its targets do not list ${e}${t}`);
		}
		let r = ["sha256", "sha512"].filter((e) => Object.hasOwn(n.hashes, e)), [i] = r;
		if (i === void 0) throw invalid(this.#e, `its targets have no SHA-256 or SHA-512 of ${e}`);
		if (n.length > Q.target) throw invalid(this.#e, `${e} is larger than the limit of ${Q.target} bytes`);
		let isIt = (e) => e.byteLength === n.length && r.every((t) => (0, Y.createHash)(t).update(e).digest("hex") === n.hashes[t]), a = this.#i?.target;
		if (a !== void 0 && isIt(a)) return a;
		let o = n.hashes[i] ?? "";
		if (!/^[0-9a-f]+$/.test(o)) throw invalid(this.#e, `the digest of ${e} is malformed`);
		let s = this.#n.root.signed.consistentSnapshot ? `${o}.${e}` : e, c = await this.#s(`targets/${s}`, n.length, a);
		if (!isIt(c)) throw invalid(this.#e, `${e} is not the file that its signed metadata lists`);
		return c;
	}
};
async function findTarget(e, t, n, i, a) {
	try {
		return await new Workflow(e, t, n, i, a).run();
	} catch (t) {
		throw s(t) ? t : t instanceof X.ExpiredMetadataError ? new r(a === void 0 ? c`TUF repository ${e}: the cached metadata has expired; fetch it again with ${l("trustedRoot.update")}` : `TUF repository ${e}: its metadata has expired`, {
			code: "trusted_root_expired",
			cause: t
		}) : invalid(e, a === void 0 ? c`the cached metadata is invalid; fetch it again with ${l("trustedRoot.update")}` : "its metadata is invalid", t);
	}
}
// src/trust/tuf/read-tuf-root.ts
const $ = "trusted_root.json";
async function readTufRoot(e, { root: t, update: n, env: o, signal: s }) {
	let u = parseTufUrl(e);
	if (t === void 0 && u !== "https://tuf-repo-cdn.sigstore.dev") throw a(c`TUF repository ${u}: its first root is missing; give ${l("trustedRoot.root")}, a root.json that you trust`);
	let d = i(o), f = d === void 0 ? void 0 : g(d, "tuf"), p = await readCachedMetadata(f, u);
	if (p?.update === void 0 && !n) throw new r(c`TUF repository ${u}: it is not in the cache, and is not fetched by default; add ${l("trustedRoot.update")}`, { code: "trusted_root_missing" });
	let m = t ?? publicRoot(), h = n ? await withTufRepository(u, {
		env: o,
		signal: s
	}, (e) => findTarget(u, $, m, p, {
		files: e,
		keep: (e) => keep(f, u, e)
	})) : await findTarget(u, $, m, p);
	return {
		json: h.target,
		rootVersion: h.rootVersion,
		expires: h.expires,
		url: u
	};
}
export { readTufRoot };
