package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/open-policy-agent/opa/internal/presentation"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/metrics"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/topdown"
)

// benchRequest is a query to evaluate again and again, with the answers of its built-ins.
type benchRequest struct {
	evalRequest
	Count  int  `json:"count"`
	Memory bool `json:"memory"` // whether to show allocations
	Fail   bool `json:"fail"`   // whether an undefined result is an error
}

// runBench measures a query as `opa bench` does. The policies are compiled once, before.
func runBench(r *benchRequest) ([]byte, error) {
	e := &evaluation{evalRequest: &r.evalRequest, cancel: &polledCancel{}}
	release, err := r.take()
	defer release()
	if err != nil {
		return nil, err
	}
	if err := e.prepare(); err != nil {
		return nil, err
	}
	ctx := context.Background()
	ignore := rego.GenerateJSON(func(*ast.Term, *rego.EvalContext) (any, error) { return nil, nil })
	query, err := rego.New(append(e.options, ignore)...).PrepareForEval(ctx)
	var out, notes bytes.Buffer
	failed := err != nil
	for range max(r.Count, 1) {
		if err != nil {
			break
		}
		var measured testing.BenchmarkResult
		if measured, err = r.measure(ctx, e, query); err != nil {
			failed = true
			break
		}
		if err := r.show(&out, measured); err != nil {
			return nil, err
		}
	}
	if e.cancel.stopped {
		return nil, &topdown.Error{Code: topdown.CancelErr, Message: "the benchmark was stopped"}
	}
	if err != nil {
		output := presentation.Output{Errors: presentation.NewOutputErrors(withoutValues(err))}
		if r.Format == "json" {
			err = presentation.JSON(&out, output)
		} else {
			err = presentation.Pretty(&out, &notes, output)
		}
		if err != nil {
			return nil, err
		}
	}
	return json.Marshal(evalAnswer{Stdout: out.String(), Stderr: notes.String(), Failed: failed, Defined: !failed, Outline: e.outline})
}

func (r *benchRequest) measure(ctx context.Context, e *evaluation, query rego.PreparedEvalQuery) (testing.BenchmarkResult, error) {
	var failure error
	result := testing.Benchmark(func(b *testing.B) {
		if r.Memory {
			b.ReportAllocs()
		}
		histograms, one := metrics.New(), metrics.New()
		options := append(append([]rego.EvalOption{}, e.eval...), rego.EvalMetrics(one))
		b.ResetTimer()
		for range b.N {
			b.StartTimer()
			results, err := query.Eval(ctx, options...)
			b.StopTimer()
			if err == nil && len(results) == 0 && r.Fail {
				err = errors.New("undefined result")
			}
			if err != nil {
				failure = err
				b.FailNow()
			}
			if r.Metrics {
				for name, value := range one.All() {
					if n, ok := value.(int64); ok {
						histograms.Histogram(name).Update(n)
					}
				}
			}
			one.Clear()
		}
		if !r.Metrics {
			return
		}
		for name, value := range histograms.All() {
			histogram, ok := value.(map[string]any)
			if !ok {
				continue
			}
			for kind, n := range histogram {
				number, isNumber := toFloat(n)
				if !isNumber || kind == "count" {
					continue
				}
				b.ReportMetric(number, strings.TrimPrefix(name, "histogram_")+"_"+kind)
			}
		}
	})
	return result, failure
}

func toFloat(n any) (float64, bool) {
	switch n := n.(type) {
	case int64:
		return float64(n), true
	case float64:
		return n, true
	}
	return 0, false
}

func (r *benchRequest) show(out *bytes.Buffer, result testing.BenchmarkResult) error {
	switch r.Format {
	case "json":
		return presentation.JSON(out, result)
	case "gobench":
		fmt.Fprintf(out, "BenchmarkOPAEval\t%s", result.String())
		if r.Memory {
			fmt.Fprintf(out, "\t%s", result.MemString())
		}
		fmt.Fprintln(out)
		return nil
	}
	rows := [][]string{
		{"samples", fmt.Sprint(result.N)},
		{"ns/op", fmt.Sprint(result.NsPerOp())},
	}
	if r.Memory {
		rows = append(rows, []string{"B/op", fmt.Sprint(result.AllocedBytesPerOp())}, []string{"allocs/op", fmt.Sprint(result.AllocsPerOp())})
	}
	names := make([]string, 0, len(result.Extra))
	for name := range result.Extra {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		rows = append(rows, []string{name, fmt.Sprintf("%.0f", result.Extra[name])})
	}
	return renderTable(out, []string{"metric", "value"}, rows)
}
