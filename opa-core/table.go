package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/tw"
	"github.com/open-policy-agent/opa/internal/presentation"
	"github.com/open-policy-agent/opa/v1/ast"
	place "github.com/open-policy-agent/opa/v1/ast/location"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/util"
)

// writeTable shows every result as a row, also where `pretty` shows the value alone.
func writeTable(out, notes io.Writer, output presentation.Output) error {
	if output.Partial != nil || len(output.Errors) > 0 || len(output.Result) == 0 {
		return presentation.Pretty(out, notes, output)
	}
	first := output.Result[0]
	header := util.KeysSorted(first.Bindings)
	isShown := func(e *rego.ExpressionValue) bool {
		_, isBoolean := e.Value.(bool)
		return !isBoolean || len(first.Bindings) == 0
	}
	for _, e := range first.Expressions {
		if isShown(e) {
			header = append(header, e.Text)
		}
	}
	var rows [][]string
	for _, result := range output.Result {
		var row []string
		for _, name := range util.KeysSorted(result.Bindings) {
			row = append(row, compact(result.Bindings[name]))
		}
		for i, e := range result.Expressions {
			if i < len(first.Expressions) && isShown(first.Expressions[i]) {
				row = append(row, compact(e.Value))
			}
		}
		rows = append(rows, row)
	}
	if err := renderTable(out, header, rows); err != nil {
		return err
	}
	rest := output
	rest.Result = nil
	if rest.Metrics == nil && len(rest.Profile) == 0 && rest.Coverage == nil && len(rest.Explanation) == 0 {
		return nil
	}
	// Without a result OPA says "undefined" before the rest.
	var text bytes.Buffer
	if err := presentation.Pretty(&text, notes, rest); err != nil {
		return err
	}
	_, err := out.Write(bytes.Replace(text.Bytes(), []byte("undefined\n"), nil, 1))
	return err
}

func compact(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

func renderTable(out io.Writer, header []string, rows [][]string, options ...tablewriter.Option) error {
	table := tablewriter.NewTable(out, append([]tablewriter.Option{
		tablewriter.WithHeaderAutoFormat(tw.Off),
		tablewriter.WithHeaderAlignment(tw.AlignCenter),
		tablewriter.WithRowAlignment(tw.AlignLeft),
		tablewriter.WithTrimLine(tw.Off),
	}, options...)...)
	table.Header(util.ToSliceOf[any](header)...)
	for _, row := range rows {
		if err := table.Append(util.ToSliceOf[any](row)...); err != nil {
			return err
		}
	}
	return table.Render()
}

// onRows gives each expression a row of its own, or OPA's formatter would leave blank lines between those that were apart
// in their files.
func onRows(partial *rego.PartialQueries) {
	if partial == nil {
		return
	}
	row := 0
	number := ast.NewGenericVisitor(func(x any) bool {
		if expr, ok := x.(*ast.Expr); ok {
			at := place.NewLocation(nil, "", row, 1)
			if expr.Location != nil {
				copied := *expr.Location
				copied.Row = row
				at = &copied
			}
			expr.Location = at
			row++
		}
		return false
	})
	for i := range partial.Queries {
		number.Walk(partial.Queries[i])
	}
	for i := range partial.Support {
		number.Walk(partial.Support[i])
	}
}

// sortedLines makes the lines of a map of lists: one for each item.
func sortedLines(lists map[string][]string) [][]string {
	var lines [][]string
	for _, name := range util.KeysSorted(lists) {
		for _, item := range lists[name] {
			lines = append(lines, []string{name, item})
		}
	}
	return slices.Clip(lines)
}

func writeSection(out io.Writer, title string, header []string, rows [][]string, options ...tablewriter.Option) error {
	if len(rows) == 0 {
		return nil
	}
	fmt.Fprintln(out, title)
	return renderTable(out, header, rows, options...)
}
