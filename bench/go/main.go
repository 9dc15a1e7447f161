// Command sequential evaluates a query with OPA's own evaluator; service.discover is one HTTP request after the other,
// equal calls once. It prints the milliseconds of the evaluation: sequential POLICY QUERY BASE_URL < INPUT.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"time"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/types"
)

func main() {
	if err := run(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(policy, query, baseURL string) error {
	source, err := os.ReadFile(policy)
	if err != nil {
		return err
	}
	var input any
	if err := json.NewDecoder(os.Stdin).Decode(&input); err != nil {
		return err
	}
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1}}
	discover := rego.Function2(
		&rego.Function{Name: "service.discover", Decl: types.NewFunction(types.Args(types.S, types.S), types.A), Memoize: true, Nondeterministic: true},
		func(bctx rego.BuiltinContext, digest, _ *ast.Term) (*ast.Term, error) {
			return get(bctx.Context, client, baseURL+"/discover/"+url.PathEscape(string(digest.Value.(ast.String))))
		})
	ctx := context.Background()
	prepared, err := rego.New(rego.Query(query), rego.Module(policy, string(source)), rego.StrictBuiltinErrors(true), discover).PrepareForEval(ctx)
	if err != nil {
		return err
	}
	// The first request opens the connection, as it does for the others.
	if _, err := prepared.Eval(ctx, rego.EvalInput(map[string]any{})); err != nil {
		return err
	}
	start := time.Now()
	if _, err := prepared.Eval(ctx, rego.EvalInput(input)); err != nil {
		return err
	}
	fmt.Printf("%.3f\n", float64(time.Since(start).Microseconds())/1000)
	return nil
}

func get(ctx context.Context, client *http.Client, address string) (*ast.Term, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("BENCH_TOKEN"))
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", response.StatusCode)
	}
	var body struct {
		Result any `json:"result"`
	}
	if err := json.NewDecoder(response.Body).Decode(&body); err != nil {
		return nil, err
	}
	value, err := ast.InterfaceToValue(body.Result)
	if err != nil {
		return nil, err
	}
	return ast.NewTerm(value), nil
}
