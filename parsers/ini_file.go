package main

import (
	"fmt"
	"math"
	"strconv"

	"github.com/go-ini/ini"
	conftestini "github.com/open-policy-agent/conftest/parser/ini"
)

// iniFile is Conftest's parser with the keys before the first section, which that leaves out: they are the section DEFAULT, as the library
// names it.
type iniFile struct{ conftestini.Parser }

func (p *iniFile) Unmarshal(text []byte, v any) error {
	var sections map[string]any
	if err := p.Parser.Unmarshal(text, &sections); err != nil {
		return err
	}
	file, err := ini.Load(text)
	if err != nil {
		return fmt.Errorf("read ini file: %w", err)
	}
	if keys := file.Section(ini.DefaultSection).KeysHash(); len(keys) > 0 {
		first := map[string]any{}
		for name, value := range keys {
			first[name] = iniValue(value)
		}
		sections[ini.DefaultSection] = first
	}
	target, ok := v.(*any)
	if !ok {
		return fmt.Errorf("read ini file: cannot write to %T", v)
	}
	*target = sections
	return nil
}

// iniValue has the type that Conftest gives a value.
func iniValue(text string) any {
	if number, err := strconv.ParseFloat(text, 64); err == nil && !math.IsNaN(number) && !math.IsInf(number, 0) {
		return number
	}
	if is, err := strconv.ParseBool(text); err == nil {
		return is
	}
	return text
}
