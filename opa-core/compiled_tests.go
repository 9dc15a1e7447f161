package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/open-policy-agent/opa/internal/compiler/wasm"
	"github.com/open-policy-agent/opa/internal/planner"
	"github.com/open-policy-agent/opa/internal/wasm/encoding"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/ir"
	"github.com/open-policy-agent/opa/v1/tester"
	"github.com/open-policy-agent/opa/v1/util"
)

// compiledTest is a test as the tester names it, and where a module has it.
type compiledTest struct {
	Package    string   `json:"package"`
	Name       string   `json:"name"`
	Location   location `json:"location"`
	Skip       bool     `json:"skip,omitempty"`
	Cases      bool     `json:"cases,omitempty"`      // test_x[case]: an object with the outcome of each case
	Module     int      `json:"module"`               // which of the modules has it
	Entrypoint string   `json:"entrypoint,omitempty"` // absent: it is skipped, or OPA cannot compile it
	Error      string   `json:"error,omitempty"`      // why OPA cannot compile it

	ref ast.Ref
}

// compiledTests is followed by the modules, one after another, in place of the one of a compileAnswer.
type compiledTests struct {
	Tests   []*compiledTest `json:"tests"`
	Modules []int           `json:"modules"` // their lengths
	Outline outline         `json:"outline"`
}

// testsPerModule limits what one module holds: OPA plans the rules that a test reaches anew for each of its mocks, and takes
// more than linear time for a module.
const testsPerModule = 32

// runCompileTests compiles the tests of policies to as few modules as it can, each test an entrypoint. The request is that of the
// tester; of its options the filter and those of the compiler count.
func runCompileTests(r *testRequest) ([]byte, error) {
	pattern, err := r.pattern()
	if err != nil {
		return nil, err
	}
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	answer := compiledTests{Modules: []int{}}
	if answer.Outline, err = outlineOf(modules); err != nil {
		return nil, err
	}
	compiler, err := r.compileForTester(modules, caps)
	if err != nil {
		return nil, err
	}
	answer.Tests = testsOf(compiler, pattern)
	plan := &testPlan{compiler: compiler, builtins: map[string]*ast.Builtin{}}
	for _, b := range caps.Builtins {
		plan.builtins[b.Name] = b
	}
	var binary []byte
	for run := range slices.Chunk(toRun(answer.Tests), testsPerModule) {
		module, err := plan.toWasm(run, len(answer.Modules))
		if err != nil {
			return nil, err
		}
		answer.Modules = append(answer.Modules, len(module))
		binary = append(binary, module...)
		// What a module leaves behind can be hundreds of megabytes, and the heap would grow to twice of it.
		runtime.GC()
	}
	header, err := json.Marshal(answer)
	return joinReply(header, binary), err
}

// compileForTester compiles as the tester does: it numbers the definitions of a test and marks where cases begin. The
// tester runs none of the tests, because a filter lets none pass.
func (r *testRequest) compileForTester(modules map[string]*ast.Module, caps *ast.Capabilities) (*ast.Compiler, error) {
	schemas, err := r.schemaSet(modules)
	if err != nil {
		return nil, err
	}
	compiler := ast.NewCompiler().
		SetErrorLimit(cmp.Or(r.MaxErrors, ast.CompileErrorLimitDefault)).
		WithEnablePrintStatements(true).
		WithCapabilities(caps).
		WithSchemas(schemas).
		WithUseTypeCheckAnnotations(true)
	running, err := tester.NewRunner().SetCompiler(compiler).SetModules(modules).Filter(exactly(nil)).RunTests(context.Background(), nil)
	if err != nil {
		return nil, err
	}
	for result := range running {
		return nil, errors.New("the tester ran " + result.Name)
	}
	return compiler, nil
}

// testsOf lists the tests whose names match, in the order of their files and rows.
func testsOf(compiler *ast.Compiler, pattern *regexp.Regexp) []*compiledTest {
	tests := []*compiledTest{}
	for _, m := range compiler.Modules {
		for _, r := range m.Rules {
			name, ok := nameOfTest(r)
			if !ok || !pattern.MatchString(m.Package.Path.Extend(name).String()) {
				continue
			}
			tests = append(tests, &compiledTest{
				Package:  m.Package.Path.String(),
				Name:     name.String(),
				Location: locationOf(r.Location),
				Skip:     isSkipped(name),
				Cases:    r.Head.DocKind() == ast.PartialObjectDoc,
				ref:      m.Package.Path.Extend(name),
			})
		}
	}
	slices.SortFunc(tests, byPlace(func(t *compiledTest) (string, int, string) { return t.Location.File, t.Location.Row, t.Name }))
	return tests
}

func isSkipped(name ast.Ref) bool {
	switch v := name[len(name)-1].Value.(type) {
	case ast.Var:
		return strings.HasPrefix(string(v), tester.SkipTestPrefix)
	case ast.String:
		return strings.HasPrefix(string(v), tester.SkipTestPrefix)
	}
	return false
}

// testPlan plans tests of compiled policies.
type testPlan struct {
	compiler *ast.Compiler
	builtins map[string]*ast.Builtin
}

func toRun(tests []*compiledTest) []*compiledTest {
	var run []*compiledTest
	for i, t := range tests {
		if !t.Skip {
			t.Entrypoint = strconv.Itoa(i)
			run = append(run, t)
		}
	}
	return run
}

// toWasm compiles tests to the module with this index, which is empty when OPA can plan none of them.
func (p *testPlan) toWasm(run []*compiledTest, module int) ([]byte, error) {
	for _, t := range run {
		t.Module = module
	}
	policy, err := p.plan(run)
	if err != nil {
		p.refuse(run)
		run = slices.DeleteFunc(run, func(t *compiledTest) bool { return t.Entrypoint == "" })
		policy, err = p.plan(run)
	}
	if err != nil || len(run) == 0 {
		return nil, err
	}
	m, err := wasm.New().WithPolicy(policy).Compile()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = encoding.WriteModule(&out, m)
	return out.Bytes(), err
}

// refuse notes the tests that OPA cannot plan, and takes their entrypoints. An error names no test, so the tests are
// halved until it is alone.
func (p *testPlan) refuse(tests []*compiledTest) {
	if len(tests) == 0 {
		return
	}
	_, err := p.plan(tests)
	switch {
	case err == nil:
	case len(tests) == 1:
		tests[0].Entrypoint, tests[0].Error = "", err.Error()
	default:
		p.refuse(tests[:len(tests)/2])
		p.refuse(tests[len(tests)/2:])
	}
}

func (p *testPlan) plan(tests []*compiledTest) (*ir.Policy, error) {
	queries := make([]planner.QuerySet, len(tests))
	for i, t := range tests {
		compiler := p.compiler.QueryCompiler()
		query, err := compiler.Compile(ast.NewBody(ast.Equality.Expr(ast.VarTerm("result"), ast.NewTerm(t.ref))))
		if err != nil {
			return nil, err
		}
		queries[i] = planner.QuerySet{Name: t.Entrypoint, Queries: []ast.Body{query}, RewrittenVars: compiler.RewrittenVars()}
	}
	modules := make([]*ast.Module, 0, len(p.compiler.Modules))
	for _, name := range util.KeysSorted(p.compiler.Modules) {
		modules = append(modules, p.compiler.Modules[name])
	}
	return planner.New().WithQueries(queries).WithModules(modules).WithBuiltinDecls(p.builtins).Plan()
}

// reportRequest are results of tests that ran elsewhere.
type reportRequest struct {
	testRequest
	Results []*tester.Result `json:"results"`
}

// runReportTests reports results as the tester reports its own.
func runReportTests(r *reportRequest) ([]byte, error) {
	answer := testAnswer{Results: []*tester.Result{}}
	if err := r.report(&answer, r.Results, nil, nil); err != nil {
		return nil, err
	}
	return json.Marshal(answer)
}
