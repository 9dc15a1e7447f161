package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/open-policy-agent/conftest/parser/docker"
)

// dockerfile is Conftest's parser with the text of heredocs, which that leaves out: it follows the value with the heredoc's name, as in the
// file, so that it is where a policy looks for what an instruction runs or writes.
type dockerfile struct{ docker.Parser }

func (d *dockerfile) Unmarshal(text []byte, v any) error {
	var files [][]docker.Command
	if err := d.Parser.Unmarshal(text, &files); err != nil {
		return err
	}
	result, err := parser.Parse(bytes.NewReader(text))
	if err != nil {
		return fmt.Errorf("parse dockerfile: %w", err)
	}
	at := 0
	for _, node := range result.AST.Children {
		at += len(node.PrevComment)
		if len(files) != 1 || at >= len(files[0]) {
			return fmt.Errorf("parse dockerfile: line %d is no instruction of it", node.StartLine)
		}
		command := &files[0][at]
		at++
		// Of the instruction of ONBUILD the flags are left out, too.
		if node.Next != nil && len(node.Next.Children) > 0 {
			command.Flags = append(command.Flags, node.Next.Children[0].Flags...)
		}
		for _, heredoc := range node.Heredocs {
			command.Value = withHeredoc(command.Value, heredoc)
		}
	}
	target, ok := v.(*any)
	if !ok {
		return fmt.Errorf("parse dockerfile: cannot write to %T", v)
	}
	*target = files
	return nil
}

func withHeredoc(values []string, heredoc parser.Heredoc) []string {
	text := "\n" + heredoc.Content + heredoc.Name
	for at, value := range values {
		named, err := parser.ParseHeredoc(value)
		if len(values) == 1 || err == nil && named != nil && named.Name == heredoc.Name {
			values[at] = value + text
			return values
		}
	}
	return append(values, strings.TrimPrefix(text, "\n"))
}
