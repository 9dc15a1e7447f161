// Command compile compiles a policy with OPA's own compiler and runtime: compile POLICY… ENTRYPOINT > policy.wasm.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/open-policy-agent/opa/v1/compile"
)

func main() {
	if err := run(os.Args[1:len(os.Args)-1], os.Args[len(os.Args)-1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(policies []string, entrypoint string) error {
	compiler := compile.New().WithTarget(compile.TargetWasm).WithEntrypoints(entrypoint).WithPaths(policies...)
	if err := compiler.Build(context.Background()); err != nil {
		return err
	}
	modules := compiler.Bundle().WasmModules
	if len(modules) != 1 {
		return fmt.Errorf("%d modules", len(modules))
	}
	_, err := os.Stdout.Write(modules[0].Raw)
	return err
}
