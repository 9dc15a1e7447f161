package strings_and_bytes

texts := ["", "a", "ab", "abc", "aé", "É", "ß", "😀a", "İ", "ǅ", " a ", "\u00a0a\u2003", "aXa", "a\u0000b"]

case_replace_empty := [[t, replace(t, "", "-")] | some t in ["", "a", "abc"]]

case_replace := [[t, a, b, replace(t, a, b)] | some t in texts; some a in ["a", "ab", "é", "x"]; some b in ["", "z", "aa"]]

case_replace_n := [strings.replace_n(o, t) | some t in texts; some o in [{"a": "b", "b": "a"}, {"a": "x", "ab": "y"}, {}]]

case_indexof := [[a, b, indexof(a, b)] | some a in texts; some b in texts; b != ""]

case_indexof_empty := indexof("abc", "")

case_case := [[lower(t), upper(t)] | some t in texts]

case_substring := [[t, s, l, substring(t, s, l)] | some t in texts; some s in [0, 1, 2, 5]; some l in [-1, 0, 1, 2, 9]]

case_substring_negative := substring("abc", -1, 2)

case_substring_fraction := substring("abc", 1.0, 2)

case_trims := [[trim(t, c), trim_left(t, c), trim_right(t, c), trim_prefix(t, c), trim_suffix(t, c)] | some t in texts; some c in ["", "a", "é", "ab", " "]]

case_trim_space := [trim_space(t) | some t in texts]

case_split := [split(t, d) | some t in texts; some d in ["", "a", "é", "xx"]]

case_reverse := [strings.reverse(t) | some t in texts]

case_contains := [[contains(a, b), startswith(a, b), endswith(a, b)] | some a in texts; some b in texts]

case_of_other_types := [startswith(untyped(x), "a") | some x in ["a", 1, null]]

case_concat := [concat(d, c) | some d in ["", ", "]; some c in [[], ["a"], ["a", "b"], {"b", "a", "c"}, set()]]

case_concat_of_numbers := concat(",", untyped([1]))

bytes := ["", "YQ==", "YQ=", "YQ", "YWI=", "YWJj", "YW Jj", "YWJ\nj", "Y", "====", "YQ==YQ==", "{\"a\":1}", "-_-_", "+/+/", "YR==", "YQ==\n"]

case_base64_is_valid := [[b, base64.is_valid(b)] | some b in bytes]

case_base64_decode := [[b, base64.decode(b)] | some b in bytes; not b in {"-_-_", "+/+/"}]

case_base64url_decode := [[b, base64url.decode(b)] | some b in bytes; not b in {"-_-_", "+/+/"}]

case_base64_encode := [[base64.encode(t), base64url.encode(t)] | some t in texts]

nets := [
	"10.0.0.0/8", "10.0.0.0/33", "10.0.0.0", "10.0.0/8", "010.0.0.0/8", "10.0.0.0/08", "10.0.0.0/", "10.0.0.0/-0", "10.0.0.0/+8", "10.1.2.3/16",
	"0.0.0.0/0", "::/0", "::ffff:0:0/96", "::ffff:10.0.0.0/104", "fe80::/10", "2001:db8::/32", "2001:db8::1", "10.0.0.1", "::1", "fe80::1%eth0", "10.0.0.255/32",
]

case_cidr_contains := [[a, b, net.cidr_contains(a, b)] | some a in nets; some b in nets]

case_cidr_intersects := [[a, b, net.cidr_intersects(a, b)] | some a in nets; some b in nets]

# Of a type that the compiler does not know.
untyped(x) := json.unmarshal(json.marshal(x))

case_replace_n_empty := [strings.replace_n({"": "-", "a": "b"}, t) | some t in ["", "a", "abc"]]

case_template_of_control_characters := [$"{[x]}" | some x in ["\u0000", "\u0001\u0000", "\t\n\b\f\r", "\u000b", "\u007f", "\\u0000", "a\\"]]

# Not UTF-8: cut off, overlong, halves of surrogates, beyond the last character, none of a character.
odd_bytes := ["4A==", "ww==", "9YCAgA==", "wID3v6mp", "7/5hYcBh", "kGHB", "7aCA", "9JCAgA==", "ICDB", "YfCQgGE=", "oMO/qWE=", "/w==", "YYA="]

case_odd_bytes_count := [[b, count(base64.decode(b))] | some b in odd_bytes]

case_odd_bytes_indexof := [[b, indexof(base64.decode(b), "\ufffd"), indexof("a\ufffdb", base64.decode(b)), indexof_n(base64.decode(b), "\ufffd")] | some b in odd_bytes]

case_odd_bytes_regex := [[b, r, regex.match(r, base64.decode(b))] | some b in odd_bytes; some r in ["^.$", "^[^a]+$", "a$", "\ufffd"]]

case_odd_bytes_substring := [[b, substring(base64.decode(b), 1, 2), substring(base64.decode(b), 1, -1)] | some b in odd_bytes]

case_odd_bytes_trim := [[b, trim(base64.decode(b), "a\ufffd")] | some b in odd_bytes; b != "oMO/qWE="; b != "YfCQgGE="; b != "ICDB"]
