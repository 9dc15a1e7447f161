import { describe, expect, it } from "vitest";
import { whyDoubtfulYaml } from "../../../src/engine/source/doubtful-yaml.js";
import { makeFolder, run } from "../../cli/run.js";

/** What commands and services say when they fail, and texts that are YAML only by chance. */
const ERRORS: readonly (readonly [who: string, text: string])[] = [
  ["kubectl", 'Error from server (NotFound): pods "x" not found\n'],
  ["kubectl", "Error from server (Forbidden): pods is forbidden\n"],
  ["kubectl", 'error: the server doesn\'t have a resource type "x"\n'],
  ["kubectl", "error: the server is down\n"],
  ["kubectl", "error: you must be logged in to the server (Unauthorized)\n"],
  ["kubectl", "Unable to connect to the server: EOF\n"],
  ["kubectl", "Unable to connect to the server: dial tcp 10.0.0.1:443: i/o timeout\n"],
  [
    "kubectl",
    "The connection to the server localhost:8080 was refused - did you specify the right host or port?\n",
  ],
  ["kubectl", "No resources found in default namespace.\n"],
  ["kubectl describe", "Name:         x\nNamespace:    default\nStart Time:   Mon, 01 Jan\n"],
  ["curl", "curl: (6) Could not resolve host\n"],
  ["curl", "curl: (22) The requested URL returned error: 404\n"],
  ["HTTP", "404: Not Found\n"],
  ["HTTP", "404: Not Found"],
  ["HTTP", "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\n\r\nNot Found\r\n"],
  ["HTTP", "<html>a: b</html>\n"],
  ["HTTP", "<!doctype html>\n<title>a: b</title>\n"],
  ["helm", "Error: release: not found\n"],
  ["helm", "Error: Unable to connect\n"],
  ["helm", "Error: INSTALLATION FAILED: cannot re-use a name that is still in use\n"],
  ["helm", "Error: accepts 1 arg\nUsage:\n  helm get values NAME\nFlags:\n  -h\n"],
  ["docker", "Error: No such object: x\n"],
  ["docker", "Error response from daemon: No such image\n"],
  ["docker", "Cannot connect to the Docker daemon at unix:///x. Is the docker daemon running?\n"],
  ["cosign", "Error: no signatures found\nerror during command execution: no signatures found\n"],
  ["cosign", "Error: no matching attestations:\nmain.go:74: error during command execution: none\n"],
  ["gh", "gh: Not Found (HTTP 404)\n"],
  ["gh", "error connecting to api.github.com: x\n"],
  ["git", "fatal: not a git repository\n"],
  ["aws", "\nAn error occurred (AccessDenied) when calling the GetObject operation: Access Denied\n"],
  ["gcloud", "ERROR: (gcloud.auth) You do not have an account.\nPlease run:\n\n  $ gcloud auth login\n"],
  ["python", 'Traceback (most recent call last):\n  File "x", line 1\nValueError: x\n'],
  ["go", "panic: x\n"],
  ["an item without a value", "- "],
  ["an item without a value", "-\n"],
  ["items without values", "- # none\n-\n- -\n"],
  ["an item with words as a key", "- Error from server (NotFound): x\n"],
  ["one pair", "a: 1\n"],
  ["one pair", "# c\n---\n  'a': b\n...\n"],
  ["one key", "a:\n"],
  ["words", "a b:\n  c: 1\n"],
  ["a comment that hides the colon", "sorry # a: b\n"],
  ["an error after documents", "a: 1\nb: 2\n---\nError from server (NotFound): x\n"],
  ["an error after documents", "a: 1\nb: 2\n---\n404: Not Found\n"],
  ["a sentence after documents", "a: 1\nb: 2\n---\nThe connection was refused\n"],
  ["an item without a value after documents", "a: 1\nb: 2\n---\n-\n"],
];

const POD = `apiVersion: v1
kind: Pod
metadata:
  annotations:
    a note: "error: none"
    text: |
      Error from server (NotFound): x
  name: x
spec:
  containers:
  - image: a
    name: a
status: {}
`;

const DOCUMENTS: readonly (readonly [what: string, text: string])[] = [
  ["kubectl get -o yaml", POD],
  [
    "kubectl get pods -o yaml",
    `apiVersion: v1\nitems:\n- ${POD.trim().replaceAll("\n", "\n  ")}\nkind: List\n`,
  ],
  ["two pairs", "a: 1\nb: 2"],
  ["two pairs, with other line breaks", "a: 1\r\nb: 2\r\n"],
  ["two pairs, indented", "  a: 1\n  b: 2\n"],
  ["a mapping in a mapping", "log:\n  level: 1\n"],
  ["a mapping of one line", "log: {level: 2}"],
  ["a list as a value of one line", "on: [push]"],
  ["an item", "- a"],
  ["an item that is a mapping", "- a: 1\n"],
  ["a list", "- a\n- b\n"],
  ["a list of mappings", "- name: a b\n  c d: 1\n- name: c\n"],
  ["a list whose items begin on the next line", "-\n  a: 1\n-\n  b: 2\n"],
  ["a list in a list", "- - a\n  - b\n"],
  ["a list below its key", "steps:\n- run it: now\n- if (x): y\n"],
  ["documents", `${POD}---\n${POD}`],
  ["documents of helm template", `---\n# Source: a/b.yaml\n${POD}---\n# Source: a/c.yaml\n---\n${POD}...\n`],
  ["documents of two styles", `${POD}--- # c\n[\n1]\n---\n{"a": 1}\n`],
  ["comments", "# Error: none\n\na: 1 # one\n# two\nb: 2\n"],
  ["a version and a tag", "%YAML 1.1\n--- !a\na: 1\nb: 2\n"],
  ["quoted keys", `"a b": 1\n'c (d)': 2\n`],
  ["a merged mapping", "a: &a\n  b: 1\n<<: *a\n"],
  ["an explicit key", "a: 1\n? b\n: c\n"],
  ["keys with signs", "a/b.c-d_e: 1\n$ref: x\nf@: g\n"],
  ["an error that is not the first", "a: 1\nerror: none\n"],
];

describe("a text that may be YAML or an error message", () => {
  it.each(ERRORS)("is doubtful: %s, %j", (_who, text) => {
    expect(whyDoubtfulYaml(text)).toMatch(/^line [1-9]\d* (?:is|has|begins) /);
  });

  it.each(DOCUMENTS)("is YAML: %s", (_what, text) => {
    expect(whyDoubtfulYaml(text)).toBeUndefined();
  });

  it("takes a time that grows with its length", () => {
    for (const part of ["- ", " ", "a ", ":", '"', "-\n", "'a", "a:", "\\", "\n"])
      expect(() => whyDoubtfulYaml(`a: 1\nb${part.repeat(1_000_000)}`)).not.toThrow();
    expect(whyDoubtfulYaml(`a: 1\n${"b: 2\n".repeat(300_000)}`)).toBeUndefined();
  });
});

describe("standard input", () => {
  const FILES = { "p.rego": 'package p\n\ndeny contains "no" if input.bad\n' };

  it.each(ERRORS)("is not judged: %s, %j", async (_who, stdin) => {
    const { exitCode, stdout, stderr } = await run(["gate", "-p", "p.rego", "-"], {
      cwd: await makeFolder(FILES),
      stdin,
    });
    expect(exitCode, stdout + stderr).toBe(2);
  });

  it.each(DOCUMENTS)("is judged: %s", async (_what, stdin) => {
    const { exitCode, stdout, stderr } = await run(["gate", "-p", "p.rego", "-"], {
      cwd: await makeFolder(FILES),
      stdin,
    });
    expect(exitCode, stdout + stderr).toBe(0);
  });

  it.each([
    ["Error from server (NotFound): x\n", "line 1 has a key with spaces, parentheses or <"],
    ["a: 1\nb: 2\n---\n404: Not Found\n", "line 4 is the whole document, with one value"],
    ["error: x\n", "line 1 begins with error"],
    ["- ", "line 1 is an item without a value"],
  ])("is read when its format is said: %j", async (stdin, why) => {
    const args = ["gate", "-p", "p.rego", "-"];
    const cwd = await makeFolder(FILES);
    const { stdout } = await run(args, { cwd, stdin });
    expect(stdout).toContain(`; ${why}, as error messages: if it is YAML, read it with --parser yaml`);
    expect((await run([...args, "--parser", "yaml"], { cwd, stdin })).exitCode).toBe(0);
  });
});
