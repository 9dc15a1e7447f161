package main

import (
	"fmt"
	"strings"

	goignore "github.com/shteou/go-ignore"
)

// ignoreFile gives what Conftest's parser gives of an ignore file. That copies the text of a line for each of its bytes, so that a line of
// 70,000 bytes takes all memory.
type ignoreFile struct{}

func (*ignoreFile) Unmarshal(text []byte, v any) error {
	target, ok := v.(*any)
	if !ok {
		return fmt.Errorf("read ignore file: cannot write to %T", v)
	}
	entries := []any{}
	for _, line := range strings.Split(string(text), "\n") {
		stripped := goignore.TrimRightSpace(line)
		kind, value := "Path", ""
		switch {
		case stripped == "":
			kind, value = "Empty", line
		case strings.HasPrefix(line, "#"):
			kind, value = "Comment", strings.TrimSpace(stripped[1:])
		case strings.HasPrefix(line, "!"):
			kind, value = "NegatedPath", unescapeIgnored(stripped[1:])
		default:
			value = unescapeIgnored(stripped)
		}
		entries = append(entries, map[string]any{"Kind": kind, "Value": value, "Original": line})
	}
	*target = []any{entries}
	return nil
}

// unescapeIgnored leaves out single backslashes. As in the library, each byte is a character.
func unescapeIgnored(text string) string {
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' {
			out.WriteRune(rune(text[i]))
		} else if i < len(text)-1 && text[i+1] == '\\' {
			out.WriteByte('\\')
			i++
		}
	}
	return out.String()
}
