// Command peers is the peer OPA: peers POLICY… ENTRYPOINT INPUT answers lines on its input, one line each. The line result is answered
// with the JSON of the entrypoint; value N, text N and prepared N with the nanoseconds of the processor that N evaluations take: of a Go
// value, of JSON text, and of OPA's own value.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/util"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 3 {
		return fmt.Errorf("peers POLICY… ENTRYPOINT INPUT")
	}
	policies, entrypoint, input := args[:len(args)-2], args[len(args)-2], args[len(args)-1]
	ctx := context.Background()
	prepared, err := rego.New(rego.Query("data."+strings.ReplaceAll(entrypoint, "/", ".")), rego.Load(policies, nil)).PrepareForEval(ctx)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(input)
	if err != nil {
		return err
	}
	value, err := decode(text)
	if err != nil {
		return err
	}
	term, err := ast.InterfaceToValue(value)
	if err != nil {
		return err
	}
	forms := map[string]func() (rego.EvalOption, error){
		"value": func() (rego.EvalOption, error) { return rego.EvalInput(value), nil },
		"text": func() (rego.EvalOption, error) {
			read, err := decode(text)
			return rego.EvalInput(read), err
		},
		"prepared": func() (rego.EvalOption, error) { return rego.EvalParsedInput(term), nil },
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		form, count, _ := strings.Cut(lines.Text(), " ")
		if form == "result" {
			results, err := prepared.Eval(ctx, rego.EvalParsedInput(term))
			if err != nil {
				return err
			}
			result, err := json.Marshal(results[0].Expressions[0].Value)
			if err != nil {
				return err
			}
			fmt.Println(string(result))
			continue
		}
		times, err := strconv.Atoi(count)
		if err != nil || forms[form] == nil {
			return fmt.Errorf("unknown line %q", lines.Text())
		}
		before := cpuNanoseconds()
		for range times {
			option, err := forms[form]()
			if err != nil {
				return err
			}
			if _, err := prepared.Eval(ctx, option); err != nil {
				return err
			}
		}
		fmt.Println(cpuNanoseconds() - before)
	}
	return lines.Err()
}

// decode reads JSON as OPA's command does, with its numbers as they are written.
func decode(text []byte) (any, error) {
	var value any
	err := util.NewJSONDecoder(bytes.NewReader(text)).Decode(&value)
	return value, err
}

func cpuNanoseconds() int64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return usage.Utime.Nano() + usage.Stime.Nano()
}
