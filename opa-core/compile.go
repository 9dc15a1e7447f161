package main

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/bundle"
	"github.com/open-policy-agent/opa/v1/compile"
	"github.com/open-policy-agent/opa/v1/ir"
	"github.com/open-policy-agent/opa/v1/storage"
	"github.com/open-policy-agent/opa/v1/util"
)

type compileRequest struct {
	sources
	// Entrypoints are gate/deny, gate.deny or data.gate.deny. Without any the policies decide.
	Entrypoints []string `json:"entrypoints"`
	Optimize    int      `json:"optimize"`
	// Gate asks for what the gate evaluates: instead of entrypoints, and of a module that is kept beside them.
	Gate *gateRequest `json:"gate"`
	// Describe asks for the description of a module that is kept.
	Describe bool `json:"describe"`
}

// compileAnswer is followed by the module; the reply starts with the two lengths. The module is empty when the gate has
// reasons not to judge.
type compileAnswer struct {
	Entrypoints []string       `json:"entrypoints"`
	Packages    []*packageInfo `json:"packages"`
	Warnings    []diagnostic   `json:"warnings"`
	Outline     outline        `json:"outline"`
	Gate        *gateAnswer    `json:"gate,omitempty"`
	Description *description   `json:"description,omitempty"`
}

// description is what a module does not tell of itself.
type description struct {
	// Unsupplied are the references to data that no rule supplies.
	Unsupplied []unsupplied `json:"unsupplied"`
	// Annotations are those of the rules that are entrypoints, by entrypoint.
	Annotations map[string][]*ast.Annotations `json:"annotations"`
}

// runCompile compiles policies to Wasm. Print statements are kept. Data have no part in it: the module holds none, and
// takes none as known.
func runCompile(r *compileRequest) ([]byte, error) {
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	answer := compileAnswer{Warnings: []diagnostic{}}
	if answer.Packages, err = packages(modules); err != nil {
		return nil, err
	}
	if answer.Outline, err = outlineOf(modules); err != nil {
		return nil, err
	}
	if r.Gate == nil || r.Describe {
		answer.Entrypoints, answer.Warnings, err = chooseEntrypoints(r.Entrypoints, answer.Packages)
		if err != nil {
			return nil, err
		}
	}
	if r.Gate == nil {
		return r.reply(answer, modules, caps, answer.Entrypoints, answer.Packages)
	}
	if r.Describe {
		r.Gate.Sources = []gateSource{{Files: util.KeysSorted(modules)}}
		r.Gate.within = answer.Entrypoints
	}
	plan, err := r.planGate(modules, caps)
	if err != nil {
		return nil, err
	}
	answer.Gate = &plan.gateAnswer
	if r.Describe {
		if answer.Description, err = plan.describe(modules, answer.Entrypoints); err != nil {
			return nil, err
		}
	} else if plan.isRefused() || len(plan.Judging) == 0 {
		return encodeReply(answer, nil)
	}
	if err := plan.apply(modules); err != nil {
		return nil, err
	}
	list, err := packages(modules)
	if err != nil {
		return nil, err
	}
	// What was asked for comes first: a host that knows nothing of the gate takes the first entrypoint.
	reply, err := r.reply(answer, modules, caps, append(slices.Clone(answer.Entrypoints), plan.entrypoints()...), list)
	if err != nil {
		return nil, r.ownError(err, plan, answer.Entrypoints)
	}
	return reply, nil
}

func (p *gatePlan) describe(modules map[string]*ast.Module, entrypoints []string) (*description, error) {
	found, err := findUnsupplied(modules, p.resolved, nil)
	if err != nil {
		return nil, err
	}
	out := &description{Unsupplied: found, Annotations: map[string][]*ast.Annotations{}}
	for _, file := range util.KeysSorted(modules) {
		for _, a := range modules[file].Annotations {
			if a.Scope != "rule" && a.Scope != "document" {
				continue
			}
			path, err := entrypointName(a.GetTargetPath())
			if err == nil && slices.Contains(entrypoints, path) {
				out.Annotations[path] = append(out.Annotations[path], a)
			}
		}
	}
	return out, nil
}

// reply compiles. The answer is written first, because compiling takes the parsed modules apart.
func (r *compileRequest) reply(answer compileAnswer, modules map[string]*ast.Module, caps *ast.Capabilities, entrypoints []string, list []*packageInfo) ([]byte, error) {
	header, err := json.Marshal(answer)
	if err != nil {
		return nil, err
	}
	wasm, err := r.toWasm(modules, caps, entrypoints, list)
	if err != nil {
		return nil, err
	}
	return joinReply(header, wasm), nil
}

func encodeReply(answer compileAnswer, wasm []byte) ([]byte, error) {
	header, err := json.Marshal(answer)
	return joinReply(header, wasm), err
}

func joinReply(header, wasm []byte) []byte {
	out := make([]byte, 0, 8+len(header)+len(wasm))
	out = binary.LittleEndian.AppendUint32(out, uint32(len(header)))
	out = binary.LittleEndian.AppendUint32(out, uint32(len(wasm)))
	return append(append(out, header...), wasm...)
}

func (r *compileRequest) toWasm(modules map[string]*ast.Module, caps *ast.Capabilities, entrypoints []string, list []*packageInfo) (_ []byte, err error) {
	defer recoverOptimiser(r.Optimize, &err)
	defer r.declare()()
	defer r.askAhead()()
	var plan *ir.Policy
	defer readPlan(&plan)()
	undefined, err := undefinedErrors(modules)
	if err != nil {
		return nil, err
	}
	if r.Optimize > 0 {
		if err := checkOptimisable(modules, caps, list, r.Optimize); err != nil {
			return nil, err
		}
		if r.Optimize > 1 && r.Describe && len(undefined) > 0 {
			return nil, &coded{code: "optimize_skipped", message: "METADATA leaves errors of built-ins undefined in places that level 2 loses"}
		}
	}
	input := r.bundle(modules, packagePaths(list))
	level := r.Optimize
	// OPA optimises rules, so for a package its rules are.
	if rules := rulesOf(entrypoints, list); level > 0 && !slices.Equal(rules, entrypoints[:1]) {
		optimised, err := r.optimise(input, caps, rules)
		if err != nil {
			return nil, err
		}
		input, level = optimised, 0
	}
	built, err := r.build(compile.TargetWasm, input, caps, entrypoints, level, "")
	if level > 0 && isNeverDefined(err) {
		return nil, errNotOptimisable
	}
	if err != nil {
		return nil, err
	}
	module, err := addUndefinedErrors(built.WasmModules[0].Raw, undefined)
	if err != nil {
		return nil, err
	}
	return addPlan(module, plan)
}

// bundle makes a bundle without data. Its roots are the packages, so that the optimiser does not take the absence of
// other data as known.
func (r *compileRequest) bundle(modules map[string]*ast.Module, roots []string) *bundle.Bundle {
	b := &bundle.Bundle{Data: map[string]any{}}
	b.SetRegoVersion(r.version())
	b.Manifest.Init()
	b.Manifest.Roots = &roots
	for _, path := range util.KeysSorted(modules) {
		b.Modules = append(b.Modules, bundle.ModuleFile{URL: path, Path: path, Parsed: modules[path]})
	}
	return b
}

// optimise optimises rules one after the other, each over the result of those before it. OPA takes several at once too,
// but then the rules that it adds for one can replace those of another, because it numbers them anew for each: here each
// has a package of its own for them. A rule that can never be defined, which OPA refuses, is left as it is.
func (r *compileRequest) optimise(input *bundle.Bundle, caps *ast.Capabilities, rules []string) (*bundle.Bundle, error) {
	for i, rule := range rules {
		namespace := "regohost_optimised_" + strconv.Itoa(i)
		optimised, err := r.build(compile.TargetRego, copyModules(input), caps, []string{rule}, r.Optimize, namespace)
		switch {
		case err == nil:
			input = optimised
		case !isNeverDefined(err):
			return nil, err
		}
	}
	return copyModules(input), nil
}

// copyModules copies the modules of a bundle, because a build takes them apart, also when it fails. They get other names,
// because OPA names those that it adds alike in every build.
func copyModules(b *bundle.Bundle) *bundle.Bundle {
	out := *b
	out.Manifest = b.Manifest.Copy()
	out.Modules = make([]bundle.ModuleFile, len(b.Modules))
	for i, module := range b.Modules {
		name := strconv.Itoa(i)
		out.Modules[i] = bundle.ModuleFile{URL: name, Path: name, Parsed: module.Parsed.Copy()}
	}
	return &out
}

// build builds a bundle. What the optimiser adds is put into the package namespace; "" is OPA's own name for it.
func (r *compileRequest) build(target string, input *bundle.Bundle, caps *ast.Capabilities, entrypoints []string, level int, namespace string) (*bundle.Bundle, error) {
	c := compile.New().
		WithTarget(target).
		WithBundle(input).
		WithCapabilities(caps).
		WithEntrypoints(entrypoints...).
		WithOptimizationLevel(level).
		WithPartialNamespace(namespace).
		WithEnablePrintStatements(true).
		WithPruneUnused(true). // exactly the entrypoints that were asked for
		WithRegoVersion(r.version())
	if err := c.Build(context.Background()); err != nil {
		return nil, err
	}
	return c.Bundle(), nil
}

// rulesOf replaces the packages among the entrypoints by their rules.
func rulesOf(entrypoints []string, list []*packageInfo) []string {
	var rules []string
	for _, e := range entrypoints {
		i := slices.IndexFunc(list, func(p *packageInfo) bool {
			name, err := entrypointName(p.ref)
			return err == nil && name == e
		})
		if i < 0 {
			rules = append(rules, e)
			continue
		}
		for _, rule := range list[i].Rules {
			if path, err := entrypointName(rule.ref); err == nil && !rule.function {
				rules = append(rules, path)
			}
		}
	}
	return rules
}

// chooseEntrypoints checks the names that were given. Without names it takes the annotated ones, and without
// those every package that is not a test.
func chooseEntrypoints(given []string, list []*packageInfo) ([]string, []diagnostic, error) {
	warnings := []diagnostic{}
	if len(given) > 0 {
		var out []string
		for _, name := range given {
			path, err := knownEntrypoint(name, list)
			if err != nil {
				return nil, nil, err
			}
			if !slices.Contains(out, path) {
				out = append(out, path)
			}
		}
		return out, warnings, nil
	}
	var annotated, all []ast.Ref
	for _, p := range list {
		if p.Annotations != nil && p.Annotations.Entrypoint {
			annotated = append(annotated, p.ref)
		}
		for _, rule := range p.Rules {
			if rule.entrypoint {
				annotated = append(annotated, rule.ref)
			}
		}
		switch {
		case p.holdsTests():
		case len(p.Rules) == 0:
			warnings = append(warnings, diagnostic{Code: "package_empty", Message: "package " + p.Path + " has no rules, so it cannot be an entrypoint"})
		default:
			all = append(all, p.ref)
		}
	}
	chosen := all
	if len(annotated) > 0 {
		chosen, warnings = annotated, []diagnostic{}
	}
	if len(chosen) == 0 {
		return nil, nil, &coded{code: "entrypoint_unknown", message: "no package has rules that can be entrypoints"}
	}
	names := make([]string, len(chosen))
	for i, ref := range chosen {
		var err error
		if names[i], err = entrypointName(ref); err != nil {
			return nil, nil, err
		}
	}
	return names, warnings, nil
}

func knownEntrypoint(name string, list []*packageInfo) (string, error) {
	ref, err := entrypointRef(name)
	if err != nil {
		return "", err
	}
	var candidates []string
	for _, p := range list {
		documents := []ast.Ref{p.ref}
		for _, rule := range p.Rules {
			documents = append(documents, rule.ref)
		}
		for i, document := range documents {
			if document.HasPrefix(ref) && (i > 0 || len(p.Rules) > 0) {
				return entrypointName(ref)
			}
			if path, err := entrypointName(document); err == nil {
				candidates = append(candidates, path)
			}
		}
	}
	return "", &coded{code: "entrypoint_unknown", message: "unknown package or rule " + name, unknown: name, candidates: candidates}
}

// entrypointRef reads gate/deny, gate.deny and data.gate.deny.
func entrypointRef(name string) (ast.Ref, error) {
	if !strings.Contains(name, "/") {
		if ref, err := ast.ParseRef("data." + strings.TrimPrefix(name, "data.")); err == nil && ref.IsGround() {
			return ref, nil
		}
	}
	path, ok := storage.ParsePath("/" + strings.TrimPrefix(name, "/"))
	if !ok || len(path) == 0 {
		return nil, &coded{code: "entrypoint_unknown", message: name + " is not the name of a package or rule", unknown: name}
	}
	return path.Ref(ast.DefaultRootDocument), nil
}
