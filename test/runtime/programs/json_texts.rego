package json_texts

# Values that json.is_valid reads are not those of the module.
case_boolean_after_is_valid if { json.is_valid("true"); json.unmarshal("true") == true }

case_booleans_after_is_valid := [x | some v in ["true", "true", "true"]; json.is_valid(v); x := json.unmarshal(v)]

case_composites_after_is_valid := [x | some v in ["[true, null]", `{"a": false}`]; json.is_valid(v); x := json.unmarshal(v)]

texts := [
	"1 2", "[1,]", "[,1]", "[1 2]", "01", "-01", "1.", ".5", "+1", "-", "--1", "1e", "1e+", "1e5", "1E-2", "1.5e3",
	"{} x", "{1:2}", "{\"a\" 1}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{a:1}", "{1}", "set()", "{\"x\"}",
	"10.0.0.0/8", "", " ", "nul", "nulll", "tru", "True", "'a'", "\"a", "\"\\x\"", "\"\\u12\"", "\"\t\"", "\"\u0001\"",
	"[", "]", "{", "}", "[[]", "[]]", " [ 1 , 2 ] ", "\n{ \"a\" : [ ] }\r\n", "\"\\ud800\"", "\"\\ud800\\ud800\"",
	"\"\\udc00\\ud800\"", "\"\\ud83d\\ude00\"", "\"\\ud840\\udc00\"", "\"\\udbff\\udfff\"", "\"\\u00e9\"", "\"é\"",
	"0", "-0", "0.0", "1.0", "1.10", "100000000000000000000", "1e400", "NaN", "Infinity", "//", "/* */1", "[1]//",
	"\uFEFF1", "\"\\/\"", "\"/\"", "{\"a\":1,\"a\":2}",
]

case_is_valid := [[t, json.is_valid(t)] | some t in texts]

case_unmarshal := [[t, json.unmarshal(t)] | some t in texts]

case_not_a_string := [json.is_valid(untyped(x)) | some x in [1, null, {"a"}]]

case_huge_exponent := json.unmarshal("1e1000000000")

case_marshal := [json.marshal(x) | some x in [
	"<&>", "\u2028\u2029", "\u007f\u0080", "a\"b\\c/d", "\b\f\n\r\t\u0000\u001f", "é😀", null, true, [1, "a"], {"b": 1, "a": [2]},
	{1, 2}, {1: 2, "a": 3}, {[1]: 2}, {null: 1}, {true: 1}, {{"x"}: 1}, {10: 1, 9: 2}, 1.0, 1e3, -0, 100000000000000000000, {}, [], set(),
	{"z": 1, "é": 2, "Z": 3, "": 4}, {"<": "&"}, [[[]]],
]]

# Of a type that the compiler does not know.
untyped(x) := json.unmarshal(json.marshal(x))
