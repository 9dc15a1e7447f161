package main

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/metrics"
	"github.com/open-policy-agent/opa/v1/rego"
	filters "github.com/open-policy-agent/opa/v1/rego/compile"
	"github.com/open-policy-agent/opa/v1/server/failtracer"
	"github.com/open-policy-agent/opa/v1/server/types"
	"github.com/open-policy-agent/opa/v1/storage/inmem"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/topdown/builtins"
	"github.com/open-policy-agent/opa/v1/topdown/print"
	"github.com/open-policy-agent/opa/v1/util"
)

// filtersRequest is a request to the Compile API for filters: what OPA's server reads of it.
type filtersRequest struct {
	sources
	given
	Path       string          `json:"path"`   // below /v1/compile, with its escapes decoded once
	Body       json.RawMessage `json:"body"`   // absent: an empty one
	Accept     string          `json:"accept"` // the header
	Instrument bool            `json:"instrument"`
	Strict     bool            `json:"strictBuiltinErrors"`
}

// filtersAnswer is OPA's answer. Its parts are JSON texts, because they go on as they are.
type filtersAnswer struct {
	calls
	Status  int    `json:"status"`           // of HTTP
	Error   string `json:"error,omitempty"`  // the body, unless the status is 200
	Result  string `json:"result,omitempty"` // absent where nothing is ever allowed
	Hints   string `json:"hints,omitempty"`
	Metrics string `json:"metrics,omitempty"`
	// Query, Custom and BuiltinCache are for the decision log.
	Query        string   `json:"query,omitempty"`
	Custom       string   `json:"custom,omitempty"`
	BuiltinCache string   `json:"ndBuiltinCache,omitempty"`
	Printed      []string `json:"printed,omitempty"`
}

// filtering is what one request prepares and what it collects. It follows v1CompileFilters of OPA's server, which is no
// package of its own.
type filtering struct {
	*filtersRequest
	metrics  metrics.Metrics
	compiler *ast.Compiler
	cancel   *polledCancel
	printed  prints
	cache    builtins.NDBCache
}

// prints collects what policies print.
type prints []string

func (p *prints) Print(_ print.Context, message string) error {
	*p = append(*p, message)
	return nil
}

// runFilters makes filters for databases of a rule, as OPA's server does for POST /v1/compile/{path}.
func runFilters(r *filtersRequest) ([]byte, error) {
	release, err := r.take()
	defer release()
	if err != nil {
		return nil, err
	}
	f := &filtering{filtersRequest: r, metrics: metrics.New(), cancel: &polledCancel{}, cache: builtins.NDBCache{}}
	answer, err := f.answer()
	if f.cancel.stopped {
		return nil, &topdown.Error{Code: topdown.CancelErr, Message: "the evaluation was stopped"}
	}
	if lacked, lacks := r.lacking(); lacks {
		return json.Marshal(filtersAnswer{calls: lacked})
	}
	var refused *apiError
	if errors.As(err, &refused) {
		answer, err = &filtersAnswer{Status: refused.status, Error: string(refused.body.Bytes())}, nil
	}
	if err != nil {
		return nil, err
	}
	answer.Printed = f.printed
	answer.calls = r.taken()
	return json.Marshal(answer)
}

func (f *filtering) answer() (*filtersAnswer, error) {
	parsing := f.metrics.Timer(metrics.RegoQueryParse)
	parsing.Start()
	asked, err := readFilters(f.Body)
	parsing.Stop()
	if err != nil {
		return nil, err
	}
	if f.compiler, err = f.compiled(); err != nil {
		return nil, err
	}
	parsing.Start()
	request, err := f.read(asked)
	parsing.Stop()
	if err != nil {
		return nil, err
	}
	if err := f.readAnnotations(request); err != nil {
		return nil, err
	}
	targets, err := targetsOf(f.Accept, asked.Options.TargetDialects)
	if err != nil {
		return nil, err
	}
	result, hints, err := f.evaluate(asked, request, targets)
	if err != nil {
		return nil, err
	}
	return f.tell(asked, request, result, hints)
}

// readAnnotations takes what METADATA says of a rule where the request says nothing.
func (f *filtering) readAnnotations(r *parsedFilters) error {
	if len(r.unknowns) == 0 {
		f.metrics.Timer(metrics.CompileExtractAnnotationsUnknowns).Start()
		unknowns, errs := unknownsOf(f.compiler, r.query)
		if errs != nil {
			return refuse(http.StatusBadRequest, types.NewErrorV1(types.CodeEvaluation, types.MsgEvaluationError).WithASTErrors(errs))
		}
		f.metrics.Timer(metrics.CompileExtractAnnotationsUnknowns).Stop()
		r.unknowns = unknowns
	}
	if r.maskRule == nil {
		f.metrics.Timer(metrics.CompileExtractAnnotationsMask).Start()
		maskRule, err := maskRuleOf(f.compiler, r.query)
		if err != nil {
			return refuse(http.StatusBadRequest, types.NewErrorV1(types.CodeEvaluation, types.MsgEvaluationError).WithASTErrors([]*ast.Error{err}))
		}
		f.metrics.Timer(metrics.CompileExtractAnnotationsMask).Stop()
		r.maskRule = maskRule
	}
	return nil
}

func (f *filtering) evaluate(asked *filtersBody, r *parsedFilters, targets []target) (any, []failtracer.Hint, error) {
	data, err := f.document()
	if err != nil {
		return nil, nil, err
	}
	options, eval, err := f.fixed()
	if err != nil {
		return nil, nil, err
	}
	options = append(options,
		rego.Compiler(f.compiler),
		rego.Store(inmem.NewFromObjectWithOpts(data, inmem.OptRoundTripOnWrite(false))),
		rego.DisableInlining(asked.Options.DisableInlining),
		rego.Instrument(f.Instrument),
		rego.StrictBuiltinErrors(f.Strict),
		rego.NDBuiltinCache(f.cache),
		rego.Runtime(runtimeInfo()),
		rego.UnsafeBuiltins(f.unsafe()),
		rego.PrintHook(&f.printed),
	)
	for _, function := range f.functions() {
		options = append(options, function.Func)
	}
	unknowns := make([]*ast.Term, len(r.unknowns))
	for i, ref := range r.unknowns {
		unknowns[i] = ast.NewTerm(ref)
	}
	compile := []filters.CompileOption{
		filters.ParsedUnknowns(unknowns...),
		filters.ParsedQuery(r.query),
		filters.Metrics(f.metrics),
		filters.Mappings(asked.Options.Mappings),
		filters.MaskRule(r.maskRule),
		filters.Rego(options...),
	}
	for _, t := range targets {
		compile = append(compile, filters.Target(t.name, t.dialect))
	}
	ctx := context.Background()
	f.metrics.Timer(metrics.CompilePrepPartial).Start()
	prepared, err := filters.New(compile...).Prepare(ctx)
	if err != nil {
		// As in OPA those that another error wraps are 500.
		if errs, ok := err.(ast.Errors); ok {
			return nil, nil, refuse(http.StatusBadRequest, types.NewErrorV1(types.CodeInvalidParameter, types.MsgCompileModuleError).WithASTErrors(errs))
		}
		return nil, nil, refuseAuto(err)
	}
	f.metrics.Timer(metrics.CompilePrepPartial).Stop()
	fails := failtracer.New()
	made, err := prepared.Compile(ctx, append(eval,
		rego.EvalParsedInput(r.input),
		rego.EvalPrintHook(&f.printed),
		rego.EvalNDBuiltinCache(f.cache),
		rego.EvalQueryTracer(fails),
		rego.EvalExternalCancel(f.cancel),
	)...)
	var errs ast.Errors
	switch {
	case err == nil:
		return resultOf(made, f.Accept, targets), fails.Hints(r.unknowns), nil
	case errors.Is(err, filters.ErrInvalidMappings):
		return nil, nil, refuse(http.StatusBadRequest, types.NewErrorV1(types.CodeInvalidParameter, "%s", err))
	case errors.As(err, &errs):
		return nil, nil, refuse(http.StatusBadRequest, types.NewErrorV1(types.CodeEvaluation, types.MsgEvaluationError).WithASTErrors(errs))
	}
	return nil, nil, refuseAuto(err)
}

// unsafe are the built-ins that a request may not name: OPA's, and those that ask the host, whose arguments the policies choose.
func (f *filtering) unsafe() map[string]struct{} {
	unsafe := map[string]struct{}{}
	for name := range usesNetwork {
		unsafe[name] = struct{}{}
	}
	for _, b := range f.Builtins {
		unsafe[b.Name] = struct{}{}
	}
	return unsafe
}

func (f *filtering) tell(asked *filtersBody, r *parsedFilters, result any, hints []failtracer.Hint) (*filtersAnswer, error) {
	answer := &filtersAnswer{Status: http.StatusOK, Query: asked.Query}
	cache, err := ast.JSON(f.cache.AsValue())
	if err != nil {
		return nil, err
	}
	custom := map[string]any{
		"options":   asked.Options,
		"unknowns":  util.Map(r.unknowns, ast.Ref.String),
		"type":      "open-policy-agent/compile",
		"mask_rule": r.maskRule.String(),
	}
	if len(asked.Metadata) > 0 {
		custom["request_metadata"] = asked.Metadata
	}
	put := func(into *string, value any) {
		if err == nil {
			var text []byte
			text, err = json.Marshal(value)
			*into = string(text)
		}
	}
	put(&answer.Metrics, f.metrics.All())
	put(&answer.Custom, custom)
	put(&answer.BuiltinCache, cache)
	if result != nil {
		put(&answer.Result, result)
	}
	if len(hints) > 0 {
		put(&answer.Hints, hints)
	}
	return answer, err
}

// apiError is an answer of OPA's server that is an error.
type apiError struct {
	status int
	body   *types.ErrorV1
}

func (e *apiError) Error() string { return e.body.Error() }

func refuse(status int, body *types.ErrorV1) error { return &apiError{status, body} }

// refuseAuto chooses the answer by the error, as OPA's server does. OPA leaves out what an error of the evaluation is, because it
// writes the error that wraps it.
func refuseAuto(err error) error {
	var failed *topdown.Error
	if errors.As(err, &failed) {
		told := &topdown.Error{Code: failed.Code, Message: failed.Message, Location: failed.Location}
		return refuse(http.StatusInternalServerError, types.NewErrorV1(types.CodeInternal, types.MsgEvaluationError).WithError(told))
	}
	return refuse(http.StatusInternalServerError, types.NewErrorV1(types.CodeInternal, "%s", err))
}
