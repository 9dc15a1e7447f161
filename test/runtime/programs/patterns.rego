package patterns

expressions := [
	"(?<x>a)", "(?P<x>a)", "\\C", "\\\\C", "a", "^a$", "(?i)A", "(?i:é)", "(?s).", "(?m)^b", "(?U)a+", "\\pL", "\\p{Greek}", "[[:alpha:]]", "\\d+",
	"a{1001}", "a{2}", "(a", "a)", "[a", "*", "a**", "\\", "\\8", "\\x{10FFFF}", "\\x{110000}", "\\Q.\\E", "(?:a|b)*", "\\bfoo\\b", "é", "",
	"(?P<x>a)(?P<x>b)", "(?#c)", "(?=a)", "\\A", "\\z", "\\Z", "[^a]", "(?is-m:a)", "(|a)+",
]

texts := ["a", "b", "A", "é", "É", "aé", "a\nb", "foo", "", "1", "α", ".", "\\C"]

case_is_valid := [[e, regex.is_valid(e)] | some e in expressions]

case_match := [[e, t, regex.match(e, t)] | some e in expressions; some t in texts]

case_submatches := [[e, t, regex.find_all_string_submatch_n(e, t, -1)] |
	some e in ["a*", "(a)(b)?", "", "(?i)a", "a|b", "b*"]
	some t in ["", "a", "ab", "aab", "éaéb", "b\n"]
]

case_submatches_limited := [regex.find_all_string_submatch_n("a", "aaa", n) | some n in [0, 1, 2, -1, -2]]

globs := [
	"a", "*", "**", "?", "a*", "*a", "a?b", "*.com", "**.com", "{a,b}", "{a", "a}", "[ab]", "[a", "[!a]", "[^a]", "\\*", "\\", "a,b", "!a", "", "a.b", "a.*", "a**b",
	"a*b*c", "*é", "{a,{b,c}}", "[a-c]", "a/**/b", "$", "a$", "$a", "(a)", "(", ")", "a|b", "^a", "a+", "#", "~", "-", "&", "%", "@", ";", "'", "`", "\"", "=", "<", ">",
]

names := ["a", "b", "ab", "a.b", "a.b.com", "x.com", "", "a/b", "a/x/b", "a\nb", "é", "aé", "*", "a,b", "!a", "abc", "axbxc", "{a", "$", "a$", "$a", "(a)", "(", ")", "a|b", "^a", "a+", "#", "~", "-", "&", "%", "@", ";", "'", "`", "\"", "=", "<", ">"]

# Without "-": OPA keeps "" with that delimiter and "-" without any under one key, so its answer depends on what it drops.
delimiters := [[], null, ["."], ["/"], [".", "/"], ["é"], ["ab"], ["$"], ["("], [")"], ["^"]]

case_glob := [[g, n, d, glob.match(g, d, n)] | some g in globs; some n in names; some d in delimiters]

case_glob_invalid := glob.match("{a", [], "b")

# More patterns than a cache holds.
case_many := [count([1 | some i in numbers.range(1, 130); regex.match(sprintf("^a{%d}$", [i]), text)]) |
	some text in ["a", "aaa", "b", "aaaaa"]
]

case_many_globs := [count([1 | some i in numbers.range(1, 130); glob.match(sprintf("a*%d", [i]), [], text)]) |
	some text in ["a1", "ab12", "b", "a130"]
]
