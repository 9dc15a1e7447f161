package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/open-policy-agent/opa/internal/presentation"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/cover"
	"github.com/open-policy-agent/opa/v1/metrics"
	"github.com/open-policy-agent/opa/v1/profiler"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/storage/inmem"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/topdown/builtins"
	"github.com/open-policy-agent/opa/v1/util"
	"github.com/open-policy-agent/opa/v1/version"
)

// evalRequest holds the options of `opa eval`.
type evalRequest struct {
	sources
	given
	Query            string          `json:"query"`
	Package          string          `json:"package"`
	Imports          []string        `json:"imports"`
	Input            json.RawMessage `json:"input"`     // absent: no input
	InputTerm        string          `json:"inputTerm"` // a Rego term, instead of input
	Format           string          `json:"format"`    // "json", "pretty", "raw", "values", "bindings", "source", "discard", "table"
	Explain          string          `json:"explain"`   // "full", "notes", "fails", "debug"
	VarValues        bool            `json:"varValues"`
	Profile          bool            `json:"profile"`
	ProfileLimit     int             `json:"profileLimit"`
	ProfileSort      []string        `json:"profileSort"`
	Coverage         bool            `json:"coverage"`
	CoverageRuns     *[]cover.Kind   `json:"coverageRuns"`
	Metrics          bool            `json:"metrics"`
	Instrument       bool            `json:"instrument"`
	Strict           bool            `json:"strict"`
	StrictErrors     bool            `json:"strictBuiltinErrors"`
	ShowErrors       bool            `json:"showBuiltinErrors"`
	Partial          bool            `json:"partial"`
	Unknowns         []string        `json:"unknowns"`
	DisableInlining  []string        `json:"disableInlining"`
	ShallowInlining  bool            `json:"shallowInlining"`
	DisableIndexing  bool            `json:"disableIndexing"`
	DisableEarlyExit bool            `json:"disableEarlyExit"`
	Decision         *decision       `json:"decision"`
	References       string          `json:"references"` // when to list unsupplied ones: "always", "undefined": of a query without a result
}

type evalAnswer struct {
	calls
	Stdout  string  `json:"stdout"`
	Stderr  string  `json:"stderr"`
	Failed  bool    `json:"failed"`  // whether there are errors besides collected ones of built-ins
	Defined bool    `json:"defined"` // whether there is a result
	Differs string  `json:"differs,omitempty"`
	Outline outline `json:"outline"`
	// Unsupplied are the query's references to data that no rule supplies, if requested; of a query with errors there are none.
	Unsupplied []unsupplied `json:"unsupplied,omitempty"`
}

// evaluation is what one request prepares and what it collects.
type evaluation struct {
	*evalRequest
	options  []func(*rego.Rego)
	eval     []rego.EvalOption
	tracer   *topdown.BufferTracer
	profiler *profiler.Profiler
	cover    *cover.Cover
	runs     map[cover.Kind]*cover.Cover
	metrics  metrics.Metrics
	errors   []topdown.Error
	printed  bytes.Buffer
	warned   bytes.Buffer
	cancel   *polledCancel
	outline  outline
	compiled *keptCompiler // to keep; nil: none
	modules  map[string]*ast.Module
	resolver *ast.Compiler // that of modules; nil until it is needed
}

// runEval evaluates a query with OPA's own evaluator and prints the outcome as `opa eval` does.
func runEval(r *evalRequest) ([]byte, error) {
	e := &evaluation{evalRequest: r, runs: map[cover.Kind]*cover.Cover{}, cancel: &polledCancel{}}
	release, err := r.take()
	defer release()
	if err != nil {
		return nil, err
	}
	output, err := e.run()
	if err != nil {
		return nil, err
	}
	if e.cancel.stopped {
		return nil, &topdown.Error{Code: topdown.CancelErr, Message: "the evaluation was stopped"}
	}
	if lacked, lacks := r.lacking(); lacks {
		return json.Marshal(evalAnswer{Outline: e.outline, calls: lacked})
	}
	differs := ""
	if r.Decision != nil {
		if differs, err = r.Decision.present(&output, r.Query); err != nil {
			return nil, err
		}
		if r.Decision.Error == nil {
			// Whoever decided has what the policy printed.
			e.printed.Reset()
		}
	}
	var out, notes bytes.Buffer
	switch r.Format {
	case "pretty":
		err = presentation.PrettyWithOptions(&out, &notes, output, presentation.PrettyOptions{
			TraceOpts: topdown.PrettyTraceOptions{Locations: true, ExprVariables: r.VarValues},
		})
	case "raw":
		err = presentation.Raw(&out, &notes, output)
	case "values":
		err = presentation.Values(&out, &notes, output)
	case "bindings":
		err = presentation.Bindings(&out, &notes, output)
	case "source":
		err = presentation.Source(&out, &notes, output)
	case "discard":
		err = presentation.Discard(&out, output)
	case "table":
		err = writeTable(&out, &notes, output)
	default:
		err = presentation.JSON(&out, output)
	}
	if err != nil {
		return nil, err
	}
	answer := evalAnswer{
		Stdout:  out.String(),
		Stderr:  e.printed.String() + e.warned.String() + notes.String(),
		Failed:  len(output.Errors) > len(e.errors),
		Defined: len(output.Result) > 0 || output.Partial != nil && len(output.Partial.Queries) > 0,
		Differs: differs,
		Outline: e.outline,
		calls:   r.taken(),
	}
	if !answer.Failed && (e.References == "always" || e.References == "undefined" && !answer.Defined) {
		if answer.Unsupplied, err = e.unsupplied(); err != nil {
			return nil, err
		}
	}
	return json.Marshal(answer)
}

// run evaluates. Errors of the policy are part of the output; others are returned.
func (e *evaluation) run() (output presentation.Output, err error) {
	if err := e.prepare(); err != nil {
		return output, err
	}
	e.observe()
	if e.Partial {
		e.evaluatePartially(&output)
	} else {
		e.evaluate(&output)
	}
	for i := range e.errors {
		output.Errors = append(output.Errors, presentation.NewOutputErrors(withoutValues(&e.errors[i]))...)
	}
	if e.tracer != nil {
		output.Explanation = explained(e.Explain, *e.tracer)
	}
	if e.metrics != nil {
		output.Metrics = e.metrics
	}
	if e.profiler != nil {
		order := slices.Clone(e.ProfileSort)
		for _, criterion := range presentation.DefaultProfileSortOrder {
			if !slices.Contains(order, criterion) {
				order = append(order, criterion)
			}
		}
		output.Profile = e.profiler.ReportTopNResults(cmp.Or(e.ProfileLimit, 10), order)
	}
	return output, nil
}

// prepare reads the sources and sets the options of the evaluation.
func (e *evaluation) prepare() error {
	data, err := e.document()
	if err != nil {
		return err
	}
	caps := e.capabilities()
	e.options = []func(*rego.Rego){
		rego.Query(e.Query),
		rego.Package(e.Package),
		rego.Imports(e.Imports),
		rego.Store(inmem.NewFromObjectWithOpts(data, inmem.OptRoundTripOnWrite(false))),
		rego.Capabilities(caps),
		rego.SetRegoVersion(e.version()),
		rego.Runtime(runtimeInfo()),
		rego.Strict(e.Strict),
		rego.StackTraces(e.Decision == nil),
		rego.StrictBuiltinErrors(e.StrictErrors),
		rego.EnablePrintStatements(true),
		rego.PrintHook(topdown.NewPrintHook(&e.printed)),
		rego.DisableInlining(e.DisableInlining),
		rego.ShallowInlining(e.ShallowInlining),
	}
	e.eval = []rego.EvalOption{
		rego.EvalRuleIndexing(!e.DisableIndexing),
		rego.EvalEarlyExit(!e.DisableEarlyExit),
		rego.EvalExternalCancel(e.cancel),
	}
	for _, f := range e.functions() {
		e.options = append(e.options, f.Func)
	}
	if err := e.takePolicies(); err != nil {
		return err
	}
	return e.fix()
}

// takePolicies reads the policies, or takes those that the pass before compiled.
func (e *evaluation) takePolicies() error {
	if e.Rounds != nil && len(e.Schemas) == 0 && !e.Coverage && !e.Metrics && !e.Instrument && !e.Profile && !e.Partial {
		// A rule may be in conflict with data.
		wanted, err := e.wantedCompiler("eval", e.Strict, sha256.Sum256([]byte(e.Data)))
		if err != nil {
			return err
		}
		if found := wanted.find(); found != nil {
			e.outline, e.resolver = found.outline, found.compiler
			e.options = append(e.options, rego.Compiler(found.compiler))
			return nil
		}
		e.compiled = wanted
	}
	modules, caps, err := e.parse()
	if err != nil {
		return err
	}
	e.modules = modules
	if e.outline, err = outlineOf(modules); err != nil {
		return err
	}
	schemas, err := e.schemaSet(modules)
	if err != nil {
		return err
	}
	e.options = append(e.options, rego.Schemas(schemas))
	for _, path := range util.KeysSorted(modules) {
		e.options = append(e.options, rego.ParsedModule(modules[path]))
	}
	if e.compiled != nil {
		e.compiled.outline = e.outline
		e.compiled.compiler = typeChecker(caps, nil).WithStrict(e.Strict).WithDefaultRegoVersion(e.version())
		e.options = append(e.options, rego.Compiler(e.compiled.compiler))
	}
	return nil
}

// fix sets what the evaluation depends on: the input, the time, the seed.
func (e *evaluation) fix() error {
	switch {
	case e.InputTerm != "":
		term, err := ast.ParseTerm(e.InputTerm)
		if err != nil {
			return err
		}
		e.options = append(e.options, rego.ParsedInput(term.Value))
	case len(e.Input) > 0:
		var x any
		if err := util.UnmarshalJSON(e.Input, &x); err != nil {
			return refusal("the input is not JSON: " + err.Error())
		}
		v, err := ast.InterfaceToValue(x)
		if err != nil {
			return err
		}
		e.options = append(e.options, rego.ParsedInput(v))
	}
	options, eval, err := e.fixed()
	e.options = append(e.options, options...)
	e.eval = append(e.eval, eval...)
	return err
}

// observe sets up what watches the evaluation.
func (e *evaluation) observe() {
	if e.ShowErrors {
		e.options = append(e.options, rego.BuiltinErrorList(&e.errors))
	}
	if e.Explain != "" {
		e.tracer = topdown.NewBufferTracer()
		e.eval = append(e.eval, rego.EvalQueryTracer(e.tracer))
	}
	if e.Metrics || e.Instrument || e.Profile {
		e.metrics = metrics.New()
		e.options = append(e.options, rego.Metrics(e.metrics))
		e.eval = append(e.eval, rego.EvalMetrics(e.metrics))
	}
	if e.Instrument {
		e.options = append(e.options, rego.Instrument(true))
		e.eval = append(e.eval, rego.EvalInstrument(true))
	}
	if e.Profile {
		e.profiler = profiler.New()
		e.eval = append(e.eval, rego.EvalQueryTracer(e.profiler))
	}
	if !e.Coverage {
		return
	}
	e.cover = cover.New()
	kinds := []cover.Kind{cover.KindIndexExcluded, cover.KindEarlyExit}
	if e.CoverageRuns != nil {
		kinds = *e.CoverageRuns
	}
	for _, kind := range kinds {
		e.runs[kind] = cover.New()
		e.cover.AddRun(kind, e.runs[kind])
	}
}

func (e *evaluation) evaluate(output *presentation.Output) {
	ctx := context.Background()
	query, err := rego.New(e.options...).PrepareForEval(ctx)
	if err == nil && e.compiled != nil {
		e.compiled.keep()
	}
	if err == nil && e.cover == nil {
		output.Result, err = query.Eval(ctx, e.eval...)
	} else if err == nil {
		// All passes share the answers of nondeterministic built-ins, so that they take the same path.
		answers := builtins.NDBCache{}
		output.Result, err = query.Eval(ctx, append(slices.Clone(e.eval), rego.EvalQueryTracer(e.cover), rego.EvalNDBuiltinCache(answers))...)
		if err == nil {
			e.supplement(ctx, query, answers)
		}
		report := e.cover.Report(query.Modules())
		output.Coverage = &report
	}
	output.Errors = presentation.NewOutputErrors(withoutValues(err))
}

// supplement repeats the evaluation to tell why something is not covered.
func (e *evaluation) supplement(ctx context.Context, query rego.PreparedEvalQuery, answers builtins.NDBCache) {
	passes := map[cover.Kind]func(*cover.Cover, builtins.NDBCache) []rego.EvalOption{
		cover.KindIndexExcluded: cover.NoIndexingEvalOptions,
		cover.KindEarlyExit:     cover.NoEarlyExitEvalOptions,
	}
	for kind, options := range passes {
		if e.runs[kind] == nil {
			continue
		}
		if _, err := query.Eval(ctx, append(slices.Clone(e.eval), options(e.runs[kind], answers)...)...); err != nil {
			fmt.Fprintf(&e.warned, "warning: coverage pass %s failed: %v\n", kind, withoutValues(err))
		}
	}
}

func (e *evaluation) evaluatePartially(output *presentation.Output) {
	ctx := context.Background()
	unknowns := e.Unknowns
	if len(unknowns) == 0 {
		unknowns = []string{"input"}
	}
	query, err := rego.New(append(e.options, rego.Unknowns(unknowns))...).PrepareForPartial(ctx)
	if err == nil {
		output.Partial, err = query.Partial(ctx, e.eval...)
		onRows(output.Partial)
	}
	output.Errors = presentation.NewOutputErrors(withoutValues(err))
}

// runtimeInfo is what opa.runtime() returns. The environment is empty: the module has none.
func runtimeInfo() *ast.Term {
	return ast.ObjectTerm(
		ast.Item(ast.StringTerm("version"), ast.StringTerm(version.Version)),
		ast.Item(ast.StringTerm("commit"), ast.StringTerm("")),
		ast.Item(ast.StringTerm("env"), ast.ObjectTerm()),
	)
}
