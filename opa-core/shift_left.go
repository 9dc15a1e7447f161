package main

import (
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/topdown/builtins"
)

// maxShift is a number of bits beyond which any number but 0 is too large to leave the module: a decimal digit takes less than four.
const maxShift = 4 * maxNumberSize

// OPA shifts by as many bits as it is told: memory for them ends the process, or Go's own check panics.
func init() {
	name := ast.BitsShiftLeft.Name
	shift := topdown.GetBuiltin(name)
	topdown.RegisterBuiltinFunc(name, func(bctx topdown.BuiltinContext, operands []*ast.Term, iter func(*ast.Term) error) error {
		number, err := builtins.BigIntOperand(operands[0].Value, 1)
		if err != nil {
			return err
		}
		bits, err := builtins.BigIntOperand(operands[1].Value, 2)
		if err != nil {
			return err
		}
		// OPA takes the lowest 64 bits of the operand.
		if number.Sign() != 0 && bits.Sign() > 0 && bits.Uint64() > maxShift {
			return topdown.Halt{Err: &topdown.Error{
				Code: "number_too_large", Message: name + ": " + errNumberTooLarge.Error(), Location: bctx.Location,
			}}
		}
		return shift(bctx, operands, iter)
	})
}
