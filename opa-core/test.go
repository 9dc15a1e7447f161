package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/cover"
	"github.com/open-policy-agent/opa/v1/storage"
	"github.com/open-policy-agent/opa/v1/storage/inmem"
	"github.com/open-policy-agent/opa/v1/tester"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/topdown/lineage"
)

// testRequest holds the options of `opa test`.
type testRequest struct {
	sources
	Run          string        `json:"run"` // a regular expression for the full names
	Verbose      bool          `json:"verbose"`
	Explain      string        `json:"explain"` // "fails", "full", "notes", "debug"
	VarValues    bool          `json:"varValues"`
	Coverage     bool          `json:"coverage"`
	CoverageRuns *[]cover.Kind `json:"coverageRuns"`
	Threshold    float64       `json:"threshold"` // percent
	Format       string        `json:"format"`    // "pretty", "json", "gobench"
	SortDuration bool          `json:"sortDuration"`
	Bench        bool          `json:"bench"`
	BenchMemory  bool          `json:"benchMemory"`
	Count        int           `json:"count"`
	TestTimeout  int64         `json:"testTimeoutMs"` // of each test; 0: 5 s, 30 s when benchmarking
	MaxErrors    int           `json:"maxErrors"`
	RaiseErrors  bool          `json:"raiseBuiltinErrors"`
	ExitZeroSkip bool          `json:"exitZeroOnSkipped"`
	Answers      givenAnswers  `json:"answers"` // absent: the host is asked
	Share        *share        `json:"share"`   // absent: all tests
	List         bool          `json:"list"`    // only name the tests
}

type testAnswer struct {
	Stdout   string           `json:"stdout"`
	Stderr   string           `json:"stderr"`
	ExitCode int              `json:"exitCode"` // as `opa test` would exit
	Results  []*tester.Result `json:"results"`
	Coverage *cover.Report    `json:"coverage,omitempty"`
	Tests    []testName       `json:"tests,omitempty"`   // with list
	Printed  []printedResult  `json:"printed,omitempty"` // of a share: what is printed for each of the results
	Outline  outline          `json:"outline"`
}

// runTest runs the tests one after another and reports them in the order of their files and rows.
func runTest(r *testRequest) ([]byte, error) {
	defer spendMemory()
	kept = nil // The memory is for the tests.
	pattern, err := r.pattern()
	if err != nil {
		return nil, err
	}
	release, err := r.Answers.take()
	defer release()
	if err != nil {
		return nil, err
	}
	ctx := context.Background()
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	r.Files = nil // The modules have copies of the texts.
	filter := r.Run
	if r.List || r.Share != nil {
		tests := cmp.Or(r.Share, &share{Of: 1}).tests(modules, pattern)
		if r.List {
			return json.Marshal(testAnswer{Results: []*tester.Result{}, Tests: tests})
		}
		filter = exactly(tests)
	}
	var answer testAnswer
	if answer.Outline, err = outlineOf(modules); err != nil {
		return nil, err
	}
	data, err := r.document()
	if err != nil {
		return nil, err
	}
	schemas, err := r.schemaSet(modules)
	if err != nil {
		return nil, err
	}
	store := inmem.NewFromObjectWithOpts(data, inmem.OptRoundTripOnWrite(false))
	txn, err := store.NewTransaction(ctx, storage.WriteParams)
	if err != nil {
		return nil, err
	}
	defer store.Abort(ctx, txn)
	compiler := ast.NewCompiler().
		SetErrorLimit(cmp.Or(r.MaxErrors, ast.CompileErrorLimitDefault)).
		WithEnablePrintStatements(!r.Bench).
		WithCapabilities(caps).
		WithSchemas(schemas).
		WithUseTypeCheckAnnotations(true).
		WithRewriteTestRules(r.VarValues)
	runner := tester.NewRunner().
		SetCompiler(compiler).
		SetStore(store).
		SetModules(modules).
		SetRuntime(runtimeInfo()).
		AddCustomBuiltins(r.functions()).
		CapturePrintOutput(true).
		EnableTracing(r.Verbose || r.VarValues).
		RaiseBuiltinErrors(r.RaiseErrors).
		StackTraces(true).
		SetTimeout(r.timeout()).
		Filter(filter).
		SetParallel(1)
	var cov *cover.Cover
	if (r.Coverage || r.Threshold > 0) && !r.Bench {
		cov = cover.New()
		runner = runner.SetCoverageQueryTracer(cov)
		if r.CoverageRuns != nil {
			runner = runner.SetCoverageRuns(*r.CoverageRuns)
		}
	}
	if r.Count <= 1 && cov == nil {
		// The compiler has copied them by then, and nothing else reads them.
		compiler.WithStageAfterID(ast.StageResolveRefs, ast.CompilerStageDefinition{
			Name:       "DropParsedModules",
			MetricName: "drop_parsed_modules",
			Stage:      func(*ast.Compiler) *ast.Error { clear(modules); saveMemory(); return nil },
		})
	}
	for range max(r.Count, 1) {
		results, err := r.runOnce(ctx, txn, runner)
		if err != nil {
			return nil, err
		}
		if err := r.report(&answer, results, modules, cov); err != nil {
			return nil, err
		}
	}
	if cov != nil {
		report := cov.Report(modules)
		answer.Coverage = &report
	}
	if answer.Results == nil {
		answer.Results = []*tester.Result{}
	}
	return json.Marshal(answer)
}

func (r *testRequest) timeout() time.Duration {
	if r.TestTimeout > 0 {
		return time.Duration(r.TestTimeout) * time.Millisecond
	}
	if r.Bench {
		return 30 * time.Second
	}
	return 5 * time.Second
}

func (r *testRequest) runOnce(ctx context.Context, txn storage.Transaction, runner *tester.Runner) ([]*tester.Result, error) {
	var running chan *tester.Result
	var err error
	if r.Bench {
		testing.Init()
		running, err = runner.RunBenchmarks(ctx, txn, tester.BenchmarkOptions{ReportAllocations: r.BenchMemory})
	} else {
		running, err = runner.RunTests(ctx, txn)
	}
	if err != nil {
		return nil, err
	}
	// None of the tests has run yet.
	collectLarge()
	var results []*tester.Result
	for result := range running {
		result.Error = withoutValues(result.Error)
		if r.Explain == "" && r.Verbose {
			result.Trace = lineage.Filter(result.Trace, func(e *topdown.Event) bool {
				return e.Op == topdown.NoteOp || e.Op == topdown.FailOp
			})
		} else {
			result.Trace = explained(r.Explain, result.Trace)
		}
		results = append(results, result)
	}
	if hostPoll() != 0 {
		return nil, &topdown.Error{Code: topdown.CancelErr, Message: "the tests were stopped"}
	}
	slices.SortFunc(results, byPlace(func(r *tester.Result) (string, int, string) { return r.Location.File, r.Location.Row, r.Name }))
	return results, nil
}

// report adds one run to the answer, as `opa test` prints it.
func (r *testRequest) report(answer *testAnswer, results []*tester.Result, modules map[string]*ast.Module, cov *cover.Cover) error {
	var out bytes.Buffer
	var reporter tester.Reporter
	switch {
	case cov != nil:
		reporter = tester.JSONCoverageReporter{Cover: cov, Modules: modules, Output: &out, Threshold: r.Threshold, Verbose: r.Verbose}
	case r.Format == "json":
		sort := ""
		if r.SortDuration {
			sort = "duration"
		}
		reporter = tester.JSONReporter{Output: &out, Sort: sort}
	default:
		pretty := tester.PrettyReporter{
			Output: &out, Verbose: r.Verbose, FailureLine: r.VarValues, LocalVars: r.VarValues,
			BenchmarkResults: r.Bench, BenchMarkShowAllocations: r.BenchMemory, BenchMarkGoBenchFormat: r.Format == "gobench",
		}
		if r.Share != nil {
			for _, result := range results {
				printed, err := printedAlone(pretty, result)
				if err != nil {
					return err
				}
				answer.Printed = append(answer.Printed, printed)
			}
		}
		reporter = pretty
	}
	feed := make(chan *tester.Result, len(results))
	for _, result := range results {
		feed <- result
		if !result.Pass() && !(result.Skip && r.ExitZeroSkip) {
			answer.ExitCode = 2
		}
	}
	close(feed)
	if err := reporter.Report(feed); err != nil {
		answer.Stderr += err.Error() + "\n"
		answer.ExitCode = max(answer.ExitCode, 1)
		if _, below := err.(*cover.CoverageThresholdError); below {
			answer.ExitCode = 2
		}
	}
	answer.Stdout += out.String()
	answer.Results = append(answer.Results, results...)
	return nil
}
