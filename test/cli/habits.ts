import { SLOW } from "./slow-query.js";

/** A command line that users type, and its outcome. */
export interface Habit {
  /** The arguments, as typed; text in single quotes is one. */
  typed: string;
  exit: 0 | 1 | 2 | 3;
  /** Expected text on standard output or standard error. */
  says: RegExp;
  stdin?: string;
}

/** The files in the working folder. */
export const FILES: Readonly<Record<string, string>> = {
  "policy/main.rego": `package main

# METADATA
# title: Nothing is forbidden
deny contains "no" if input.no

default allow := false

allow if count(deny) == 0

limit := data.limits.max
`,
  "parsed/parsed_test.rego": `package parsed_test

test_text if {
	cfg := parse_config("hcl2", "a = 1")
	input.a == 1 with input as cfg
}

test_file if {
	cfg := parse_config_file("a.tf")
	input.a == 2 with input as cfg
}
`,
  "parsed/a.tf": "a = 2\n",
  "policy/main_test.rego": `package main_test

import data.main

test_no if "no" in main.deny with input as {"no": true}
`,
  "policy/limits/data.json": '{"max": 3}',
  "namespaces/main.rego":
    'package main\n\ndeny contains $"{count(input)} documents at once" if is_array(input)\n',
  "namespaces/k8s.rego": 'package k8s\n\ndeny contains "no pods" if input.kind == "pod"\n',
  "old.rego": "package old\n\ndeny[x] { x := input.no }\n",
  "mine.mjs":
    'export const owner = { name: "acme.owner", args: ["string"], result: "any", effect: false, call: () => "me" };\n',
  "own/own_test.rego": `package own_test

test_called if acme.owner("a") == "me"

test_mocked if acme.owner("a") == "you" with acme.owner as "you"
`,
  exceptions: "exceptions:\n- {id: main.deny, reason: known, owner: ada, expires: 2999-12-31}\n",
  "broken.rego": "package broken\n\nx := y\n",
  "f.yaml": "kind: pod\nno: false\n",
  "g.yaml": "kind: pod\n---\nkind: service\n",
  "in.json": '{"kind": "pod", "no": true}',
  "many.jsonl": '{"no": false}\n{"no": false}\n',
  "none/readme.txt": "",
  "in/a.json": "{}",
  "in/b.json": "{}",
  "conf/Dockerfile": "FROM a\n",
  "odd/Containerfile": "FROM a\n",
  "odd/app.unknown": "x",
  "conf/app.toml": "no = false\n",
  "conf/app.ini": "[s]\nno = false\n",
  "conf/.env": "A=1\n",
  "conf/app.xml": "<a/>",
  "conf/main.tf": "a = 1\n",
  "conf/tsconfig.jsonc": "{} // x\n",
  "caps.json": '{"builtins": []}',
  "beginners/and.rego": 'package a\n\ndeny contains "x" if input.a and input.b\n',
  "beginners/or.rego": 'package a\n\ndeny contains "x" if input.a || input.b\n',
  "beginners/not.rego": 'package a\n\ndeny contains "x" if !input.a\n',
  "beginners/quotes.rego": "package a\n\ndeny contains 'x' if input.a\n",
  "beginners/loop.rego": 'package a\n\ndeny contains "x" if {\n\tfor c in input.list\n}\n',
  "beginners/package.rego": 'deny contains "x" if input.a\n',
  "beginners/metadata.rego":
    '# METADATA\n# custom:\n#   inputs: kind: Pod\npackage a\n\ndeny contains "x" if input.a\n',
  "trivial.rego": "package trivial\n\nallow := true\n",
};

const usage = (typed: string, says: RegExp): Habit => ({ typed, exit: 2, says });
const fails = (typed: string, says: RegExp): Habit => ({ typed, exit: 1, says });
const works = (typed: string, says: RegExp, stdin?: string): Habit => ({
  typed,
  exit: 0,
  says,
  ...(stdin === undefined ? {} : { stdin }),
});

/** Command lines of users of opa, conftest and ec. */
export const HABITS: readonly Habit[] = [
  // opa eval
  works("eval data.main.limit -d policy -f raw", /^3$/m),
  works("eval '1+1' -f raw", /^2$/m),
  works("eval input.kind -i in.json -f raw", /^pod$/m),
  works("eval 'x := input.kind; x' -i in.json -f bindings", /"x": "pod"/),
  works("eval -d policy data.main.deny -i in.json", /"no"/),
  works("eval --data policy --data in.json data.kind -f raw", /^pod$/m),
  works("eval --bundle policy data.main.limit -f raw", /^3$/m),
  works("eval -b policy data.main.limit -f raw", /^3$/m),
  works("eval --stdin-input input.n -f raw", /^7$/m, '{"n": 7}'),
  works("eval -I input.n -f raw", /^7$/m, '{"n": 7}'),
  works("eval --stdin -f raw", /^5$/m, "2 + 3"),
  { typed: "eval --fail data.main.nothing -d policy", exit: 1, says: /\{\}/ },
  { typed: "eval --fail-defined data.main.limit -d policy", exit: 1, says: /3/ },
  works("eval --metrics '1' ", /timer_rego_query_eval_ns/),
  works("eval --partial data.main.allow -d policy -f source", /input\.no/),
  works("eval '1' -f json", /"result"/),
  works("eval '1' -f pretty", /^1$/m),
  works("eval '\"x\"' -f raw", /^x$/m),
  works("eval '1' -f values", /\[\s*1\s*\]/),
  works("eval 'x := 1' -f table", /│ 1 │/),
  works("eval 'x := 1' -f bindings", /"x": 1/),
  works("eval '1' -f discard", /discarded/),
  works("eval '1' --strict --package main", /"result"/),
  usage("eval 'count([])' --capabilities caps.json", /rego/),
  works("eval data.main.limit -d policy -t rego -f raw", /^3$/m),
  works("eval data.main.limit -d policy -t wasm -f raw", /^3$/m),
  works("eval data.main.deny -d policy -i in.json --explain notes -f pretty", /"no"/),
  works("eval data.main.deny -d policy -i in.json --coverage", /covered/),
  usage("eval policy -e main/dney", /main\/deny/),
  usage("eval --profile policy -e main/deny", /write --profile after it/),
  usage("eval main/deny -d policy", /nor a valid query; a rule is data\.main\.deny$/m),
  usage("eval polices/ ", /polices\/: there is no such file or directory/),
  usage("eval polices", /neither an existing file or folder nor a valid query/),
  usage("eval 'my polices/gate'", /neither an existing file or folder nor a valid query/),
  usage("eval 'polices/*'", /neither an existing file or folder nor a valid query/),
  usage("eval '{a,b}' -f pretty", /neither an existing file or folder nor a valid query/),
  usage("eval 1/0 --strict-builtin-errors", /^(?![^]*neither an existing)[^]*divide by zero/),
  usage("eval polices -d broken.rego", /^(?![^]*neither an existing)[^]*broken\.rego/),
  usage(
    "eval input.json",
    /input\.json: there is no such file or directory; as a query it is input\["json"\]/,
  ),
  usage("eval data.json -i in.json", /data\.json: there is no such file or directory/),
  works("eval input.json -i in.json", /there is no file of this name/),
  works("eval input.kind", /there is no input; -i FILE names it/),
  usage("bench input.json", /input\.json: there is no such file or directory/),
  usage("bench in.json", /not a query: regohost bench data\.gate\.deny -i in\.json/),
  usage("deps policy", /not a query: regohost deps data\.gate\.deny -d policy/),
  usage("deps gone.rego", /gone\.rego: there is no such file or directory/),
  works("eval data.main.deny -d none", /there are no policies and no data; -d PATH names them/),
  usage("eval data.main.deny -d policy -i in", /in is a folder[^]*regohost gate -p policies\/ -i in judges/),
  usage("gate policy in/", /no input: pass[^]*in\/ is taken as policies: -i in\/ judges its files/),
  usage("eval data.main.deny policy", /regohost eval 'data\.main\.deny' -d policy/),
  usage("evel", /did you mean eval\?/),
  usage("eval '1' --faill", /--fail/),
  usage("gate -p policy f.yaml --faill-on warn", /--fail-on/),
  // Commands of opa
  works("inspect policy", /NAMESPACES/),
  works("inspect -a policy", /Nothing is forbidden/),
  works("inspect policy -f json", /"namespaces"/),
  works("inspect policy -d in.json", /│ data +│ in\.json +│/),
  works("inspect policy -d a.b:in.json -d trivial.rego", /data\.a\.b +│ in\.json[^]*data\.trivial/),
  works("inspect -d policy -d in", /in\/b\.json[^]*data\.main/),
  usage("inspect policy -d gone.json", /gone\.json: there is no such file or directory/),
  usage("inspect", /regohost inspect policies\//),
  works("version", /OPA Version: 1\.22/),
  works("--version", /^\d+\.\d+\.\d+/),
  usage("-v", /unknown option '-v'/),
  works("run policy", /^3$/m, "data.main.limit\n"),
  works("run -d policy -f json", /"result"/, "1\n"),
  usage("run -s policy", /opa's -s is here: regohost serve policies\//),
  usage("run --addr :8181 policy", /regohost serve --addr/),
  works("exec --decision main/deny -b policy in.json", /"path": "in\.json"/),
  works("exec --decision main/limit -b policy in/", /"path": "in\/b\.json"/),
  usage("exec --decision main/deny in.json", /-b policies\//),
  works(`bench '${SLOW}' --no-metrics --offline`, /ns\/op/),
  works("parse trivial.rego", /"trivial"/),
  works("parse trivial.rego -f json", /"package"/),
  works("deps data.main.deny -d policy", /input\.no/),
  works("test policy -v", /data\.main_test\.test_no: PASS/),
  works("test policy -r test_no", /PASS: 1\/1/),
  works("test policy -c", /"coverage"/),
  { typed: "test policy --threshold 100", exit: 1, says: /not covered: policy\/main\.rego:7, 9/ },
  usage("check policy --capabilities caps.json", /undefined function count/),
  works("test -d policy", /PASS: 1\/1/),
  usage("test policy -p policy", /-p policy FILES/),
  works("check -S policy", /^$/),
  works("check --strict policy", /^$/),
  works("fmt -l policy", /^$/),
  works("fmt -d policy", /^$/),
  usage("fmt --fail old.rego", /old\.rego/),
  works("fmt --v0-v1 old.rego", /deny contains x if/),
  usage("eval data.old.deny -d old.rego", /read it with --v0-compatible/),
  works("eval data.old.deny -d old.rego --v0-compatible -f raw", /\[\]/),
  works("build policy -t wasm", /^policy\.wasm: main$/m),
  usage("build policy -t plan", /Allowed choices are wasm, js/),
  usage("eval '1' --config-file x", /opa's --config-file is here: regohost serve -c FILE/),
  usage("opa eval '1'", /opa eval is here: regohost eval/),
  usage("opa run -s", /regohost serve policies\//),
  usage("oracle find-definition", /Regal or OPA's language server/),
  usage("sign policy --signing-key secret --signing-alg HS256", /--signing-key-text .* takes the key itself/),
  usage(
    "sign policy/main.rego --signing-key-text secret --signing-alg HS256",
    /is no bundle: .* sign the folder/,
  ),
  usage("exec --decision main/deny -b policy own", /own: there is no input \(\.json, \.yaml, \.yml\) in it/),
  works("gate -p policy f.yaml --exceptions exceptions", /1 passed/),
  works("capabilities", /"service\.discover"/),
  { typed: "test own --builtins ./mine.mjs -r called", exit: 1, says: /acme\.owner: no answer was given/ },
  works("test own --builtins ./mine.mjs -r mocked", /PASS: 1\/1/),
  works("capabilities --builtins ./mine.mjs", /"acme\.owner"[^]*"service\.discover"/),
  works(
    "capabilities --builtins none --builtins ./mine.mjs",
    /^(?![^]*"service\.)[^]*"acme\.owner"[^]*"regohost\.verify"/,
  ),
  works("capabilities --compat chainloop", /^(?![^]*"service\.)[^]*"chainloop\.discover"/),
  usage("capabilities --builtins gone.mjs", /gone\.mjs/),
  // conftest
  usage("gate policy input.json --config-file conftest.toml", /regohost gate --config FILE/),
  usage("conftest test f.yaml", /conftest test is here: regohost gate --rules conftest -p policy\/ FILES/),
  usage("conftest verify", /conftest verify is here: regohost test policy\//),
  works("test parsed", /PASS: 2\/2/),
  usage("check parsed", /parse_config: a built-in of Conftest for tests, which only regohost test has/),
  usage("conftest pull oci://x", /regohost gate -p oci:\/\//),
  usage("gate -p git::https://example.com/x.git f.yaml", /addresses of this kind are not read/),
  { typed: "gate -p https://127.0.0.1:9/p.rego f.yaml", exit: 3, says: /no complete answer/ },
  usage("pull oci://x", /regohost gate -p oci:\/\//),
  usage("push x", /oras push/),
  usage("verify -p policy", /conftest's -p is here: regohost gate -p/),
  works("gate -p policy f.yaml", /pass/i),
  works("gate -p policy f.yaml g.yaml", /pass/i),
  works("gate -p policy 'in/*.json'", /pass/i),
  works("gate -p policy 'in/{a,b}.json'", /pass/i),
  works("gate -p policy many.jsonl", /pass/i),
  works("gate -p policy g.yaml", /pass/i),
  { typed: "gate -p policy in.json", exit: 1, says: /no/ },
  { typed: "gate -p policy -", exit: 1, says: /no/, stdin: '{"no": true}' },
  { typed: "gate -p policy -", exit: 1, says: /no/, stdin: "no: true\nyes: false\n" },
  {
    typed: "gate -p policy -",
    exit: 2,
    says: /if it is YAML, read it with --parser yaml/,
    stdin: "no: true\n",
  },
  { typed: "gate -p policy - --parser yaml", exit: 1, says: /no/, stdin: "no: true\n" },
  works("gate -p policy in/", /2 inputs/),
  works("gate -p policy -i conf", /7 inputs/),
  works(
    "gate -p policy conf/Dockerfile conf/app.toml conf/app.ini conf/.env conf/app.xml conf/main.tf",
    /6 inputs/,
  ),
  works("gate -p policy conf/tsconfig.jsonc", /pass/i),
  { typed: "gate -p policy -i conf/app.ini --parser properties", exit: 1, says: /no/ },
  usage("check beginners/and.rego", /write each required condition on its own line/),
  usage("gate beginners/or.rego in.json", /alternatives as rules of the same name/),
  usage("test beginners/not.rego", /write not before a condition to negate it/),
  usage("build beginners/quotes.rego", /write strings in double quotes: "text"/),
  usage("check beginners/loop.rego", /write some x in list for a loop/),
  usage("check beginners/package.rego", /begin the file with its package, such as: package gate/),
  usage("check beginners/metadata.rego", /the comments below # METADATA must be YAML/),
  usage("init kubernetes", /did you mean k8s\?/),
  usage("gate -p policy f.yaml --parser yml", /Allowed choices are json, yaml,/),
  usage("eval input -i odd/app.unknown", /its name shows no format, [^]*: --parser names another/),
  usage("gate -p policy -i odd/app.unknown", /its name shows no format, [^]*: --parser names another/),
  usage("eval input -i odd/Containerfile", /it looks like dockerfile: read it with --parser dockerfile/),
  usage("gate -p policy -i odd/Containerfile", /it looks like dockerfile: read it with --parser dockerfile/),
  works("gate -p policy -i odd/Containerfile --parser dockerfile", /pass/i),
  works("eval input.no -i conf/app.toml -f raw", /false/),
  works("gate -p namespaces --rules conftest f.yaml in/a.json", /PASS +f\.yaml[^]*PASS +in\/a\.json/),
  fails("gate -p namespaces --combine --rules conftest f.yaml in/a.json", /2 documents at once/),
  works("gate -p namespaces --rules conftest --namespace main f.yaml", /PASS +f\.yaml/),
  fails("gate -p namespaces --rules conftest --namespace k8s f.yaml", /FAIL +f\.yaml[^]*no pods/),
  works("gate -p namespaces --rules conftest -n main f.yaml", /PASS +f\.yaml/),
  fails("gate -p namespaces --rules conftest -n k8s f.yaml", /FAIL +f\.yaml[^]*no pods/),
  fails("gate -p namespaces --rules conftest --all-namespaces f.yaml", /FAIL +f\.yaml[^]*no pods/),
  usage("gate -p policy f.yaml --trace", /conftest's --trace is here: regohost gate .* --explain/),
  fails("gate --explain policy in.json", /main\.rego:\d+ .*\bdeny\b/),
  usage("gate --explain fulll policy in.json", /Allowed choices are full, notes/),
  usage("gate --profile policy/ in.json", /--profile needs the name of a saved login/),
  usage("gate -p policy f.yaml --fail-on-warn", /regohost gate --fail-on warn/),
  usage("gate -p policy f.yaml --no-fail", /exit code 1 is the verdict/),
  usage("test policy --combine", /regohost gate --combine/),
  usage("test policy --namespace main", /regohost gate --rules conftest -n/),
  usage("test policy --parser yaml", /regohost gate --parser FORMAT/),
  usage("gate f.yaml", /no policy: [^]*the folder policy\/ is read with -p policy\//),
  usage(
    "test policy -o tap",
    /conftest's -o tap is here: regohost gate -p policies\/ FILES -o tap [^]*-o junit/,
  ),
  usage("test policy -o table", /conftest's -o table is here: regohost gate -p policies\/ FILES -o table/),
  usage(
    "test policy -f sarif=a.sarif",
    /conftest's -o sarif is here: regohost gate -p policies\/ FILES -o sarif/,
  ),
  usage("test policy --output github", /conftest's -o github is here: regohost gate/),
  usage("test policy -o azuredevops", /conftest's -o azuredevops is here: regohost gate/),
  usage("gate -p policy f.yaml -o stdout", /conftest's -o stdout is here: -o pretty/),
  usage("test policy -o stdout", /conftest's -o stdout is here: -o pretty/),
  usage("test policy -o jsno", /^(?![^]*conftest's)[^]*did you mean json/i),
  usage("test policy --update oci://x", /regohost gate -p oci:\/\//),
  // chainloop
  usage(
    "chainloop policy devel eval --material f.json --kind SARIF",
    /regohost gate policy\.yaml --material FILE --kind/,
  ),
  usage("policy develop eval --policy p.yaml", /regohost gate policy\.yaml --material FILE --kind/),
  usage("eval policy --material f.json", /chainloop's --material is here: regohost gate policy\.yaml/),
  usage("gate policy --material f.json", /--material needs --kind/),
  // ec
  usage("ec validate image --image x", /regohost gate -p policies\/ --key/),
  usage("validate input --file x", /regohost gate -p policies\/ FILES/),
  usage("gate -p policy f.yaml --public-key k.pem", /--key FILE/),
  usage("gate -p policy f.yaml --rekor-url x", /--trusted-root/),
  usage("ec validate input --file x", /^(?![^]*Did you mean)/),
  usage("gate policy f.yaml --vsa", /ec's --vsa is here: --attest FILE --sign-key KEY/),
  usage("gate policy f.yaml --snapshot s.json", /--rules conforma --images FILE/),
  usage("gate policy f.yaml --color", /FORCE_COLOR=1/),
  usage("gate policy f.yaml --vsa-upload x", /cosign or oras/),
  usage("serve policy --port 8181", /--port is here: --addr HOST:PORT/),
  usage("ec validate vsa app.vsa.json", /regohost verify app\.vsa\.json/),
  usage("ec compare a.yaml b.yaml", /regohost backtest/),
  // Misplaced arguments
  usage(
    "test f.yaml",
    /no \.rego file in f\.yaml; test runs the tests [^]*regohost gate policies\/ -i f\.yaml/,
  ),
  usage("test conf", /no \.rego file in conf; [^]*regohost gate policies\/ -i conf/),
  usage(
    "eval -i trivial.rego",
    /-i names the input, and trivial\.rego is a policy: regohost eval trivial\.rego -e/,
  ),
  usage("eval true -i trivial.rego", /trivial\.rego is a policy, not an input: [^]*-d trivial\.rego/),
  usage("eval policy -e main/deny -i trivial.rego", /trivial\.rego is a policy, not an input/),
  usage("run -i trivial.rego", /trivial\.rego is a policy, not an input/),
  usage("bench true -i trivial.rego", /trivial\.rego is a policy, not an input/),
  usage("gate -i trivial.rego", /no policy: [^]*trivial\.rego without it is a policy/),
  usage(
    "mock",
    /missing required argument 'recording' \[usage_invalid\]\nregohost mock \[options\] <recording>: regohost mock --help shows/,
  ),
  usage("mock a b", /too many arguments [^]*regohost mock --help shows the arguments/),
  usage("mock in.json", /in\.json is not a recording: it has none of nd_builtin_cache, [^]*--record FILE/),
  usage("mock trivial.rego", /trivial\.rego is not a recording: it is invalid JSON[^]*--record FILE/),
  usage("mock in/x", /in\/x cannot be read: there is no such file or directory \[\w+\]\n$/),
  // Cobra's forms of options
  works("eval '1 + 1' -f=raw", /^2$/m),
  works("eval data.main.deny -d=policy -i=in.json -f=values", /no/),
  // Data prefixes of OPA's loader
  works("eval data.a.b -d a.b:in.json -f raw", /"kind":"pod"/),
  usage("eval data.a.b -d a.b:missing.json", /missing\.json: there is no such file/),
  usage("run policy repl.input:in.json -i in.json", /the input is given twice/),
  usage("run policy repl.input:-", /-i - excludes typed lines/),
  usage("eval true -d own:https://example.com/x.json", /-d reads files and folders/),
  usage("eval true -d own:in.json --record in.json", /would overwrite the data own:in.json/),
  usage("bench true -d own:in.json --record in.json", /would overwrite the data own:in.json/),
  usage("eval data.gate.deny in.json f.yaml", /-d in.json -d f.yaml/),
  works("run policy repl.input:in.json --no-history", /pod/, "input.kind\n"),
  works("run policy --no-history", /^input is the document of -i/m, 'input := {"a": 1}\n'),
  works("run policy --no-history", /input\.x = 1/, "unknown input\ninput.x = 1\n"),
  works("run policy --no-history", /^input is the document of -i/m, "package repl.input\n"),
  works("run policy --no-history", /there is no command w/, ":w\n:q\n1\n"),
  works("eval --profile data.main.limit -d policy", /"num_eval"/),
  works("eval --profile policy/main.rego -e main/limit", /"num_eval"/),
  works("eval data -d policy -f raw", /"max":3/),
  usage("eval data.main.deny in.json", /regohost eval 'data\.main\.deny' -i in\.json/),
  usage(
    "gate -p policy in.json -o json=a.json,sarif=b.sarif",
    /each output has its own -o: -o json=FILE -o sarif=FILE/,
  ),
  works("bench --stdin -d policy --count 1 --benchmem --metrics --fail -f json", /"N"/, "data.main.allow"),
  usage("bench", /no query given/),
  usage("-v", /regohost --version/),
  usage("version --check", /opa's --check has no counterpart here: no server/),
  usage("gate --tls", /conftest's --tls is not needed here: registries are reached over TLS/),
  // Unknown words
  usage("gate -p policy f.yaml --inputs x", /nearest option of gate is --input/),
  usage("eval '1' --entrypiont x", /--entrypoint/),
  usage("eval '1' --inptu in.json", /nearest option of eval is --input/),
  usage("eval '1' --quite", /nearest option of eval is --quiet/),
  usage("eval '1' --fale", /nearest option of eval is --fail/),
  usage("gate policy f.yaml --outptu json", /nearest option of gate is --output/),
  usage("fmt --wirte policy", /nearest option of fmt is --write/),
  usage("download sha256:0 --fil x", /--file is here: -o FILE/),
  usage("gate policy f.yaml -f json", /^(?![^]*ec's)[^]*-f is here: [^]*-o json/),
  usage("gate policy f.yaml --format json", /^(?![^]*is an option of)[^]*--format is here: [^]*-o json/),
  usage("eval '1' -o json", /-o is here: -f FORMAT, such as -f json/),
  usage("capabilities --version v0.50.0", /other versions of OPA are not here/),
  works("capabilities --version", /^\d+\.\d+\.\d+$/m),
  usage("check policy --capabilities v1.0.0", /--capabilities takes no version of OPA/),
  usage("gate -n main -p policy f.yaml", /--namespace needs --rules conftest/),
  usage("gate --all-namespaces -p policy f.yaml", /--all-namespaces needs --rules conftest/),
  usage(
    "gate --rules conftest -n a --all-namespaces -p policy f.yaml",
    /--namespace and --all-namespaces exclude/,
  ),
  usage("gate --combine -p policy f.yaml", /--combine needs [^]*--key[^]*--rules conftest/),
  usage("cosign verify-attestation x", /^(?![^]*Did you mean)[^]*regohost gate -p policies\/ --key/),
  usage("cosign triangulate x", /^(?![^]*Did you mean)[^]*no command for cosign triangulate/),
  usage("cosign sign x", /^(?![^]*Did you mean)[^]*cosign signs images/),
  usage("gh attestation verify x --owner me", /regohost verify BUNDLE --artifact FILE/),
  usage("regal lint policy", /^(?![^]*Did you mean)[^]*regohost check --strict/),
  usage("trivy config .", /^(?![^]*Did you mean)[^]*regohost gate -p policies\/ FILES/),
  usage("chainloop policy eval", /regohost gate policy\.yaml --material FILE --kind/),
  usage("attestation init", /regohost gate judges files/),
  usage("chainloop attestation add", /regohost gate policy\.yaml --material/),
  usage("discover sha256:0 -o json", /-o is here: --json/),
  usage(
    "gate policy f.yaml --policy-configuration x",
    /ec's --policy-configuration is here: --rules conforma -p FILE/,
  ),
  usage("check policy --fail", /--fail is an option of/),
  works("fmt --help", /^(?![^]*--base-url)(?![^]*--token-file)[^]*--write[^]*Examples:/),
  usage("opa check --capabilities caps.json policy", /opa check is here: regohost check/),
  usage("opa check policy --capabilities caps.json", /opa check is here: regohost check/),
  works("help gate", /Examples:/),
  works("gate --help", /Examples:/),
  works("completion bash", /complete -F/),
  works("completion powershell", /Register-ArgumentCompleter/),
];

/** Command lines whose answer takes more than a line to test: the test for it. */
export const ELSEWHERE: readonly (readonly [typed: string, file: string, test: string])[] = [
  ["test --watch", "test.test.ts", "runs again when a file changes, until it is told to end"],
  ["fmt -w", "fmt.test.ts", "writes files that change, tests included, and no others"],
  ["progress", "terminal/progress.isolated.test.ts", "shows a line after half a second, and takes it away"],
  ["NO_COLOR, FORCE_COLOR", "terminal/progress.isolated.test.ts", "styleFor"],
  ["values of -o and -e in completion", "completion.test.ts", "completes %s"],
  ["-p oci://…", "policy-addresses.test.ts", "$kind, $state, for $command: exit $exitCode"],
];
