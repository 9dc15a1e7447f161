package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"github.com/open-policy-agent/opa/v1/compile"
	"github.com/open-policy-agent/opa/v1/ir"
)

// planSection is the custom section with the plan that a module is compiled from, for a host that evaluates small inputs without the
// module. Its content: planVersion, the SHA-256 of the module's sections other than custom ones, and the plan as numbers in LEB128. The
// reader is src/engine/javascript/read-plan.ts.
const (
	planSection = "regohost_plan"
	planVersion = 1
)

// The statements, by their numbers in the section.
const (
	planReturnLocal = iota + 1
	planCall
	planCallDynamic
	planBlock
	planBreak
	planDot
	planDocumentDot
	planLen
	planScan
	planNot
	planAssignInt
	planAssignVar
	planAssignVarOnce
	planResetLocal
	planMakeNull
	planMakeNumberInt
	planMakeNumberRef
	planMakeArray
	planMakeObject
	planMakeSet
	planEqual
	planNotEqual
	planIsArray
	planIsObject
	planIsSet
	planIsDefined
	planIsUndefined
	planArrayAppend
	planObjectInsert
	planObjectInsertOnce
	planObjectMerge
	planSetAdd
	planWith
	planResultSetAdd
)

// readPlan has the plan of the next module written. It returns what takes it back.
func readPlan(plan **ir.Policy) (undo func()) {
	compile.Planned = func(p *ir.Policy) { *plan = p }
	return func() { compile.Planned = nil }
}

// addPlan adds the section with the plan of a module.
func addPlan(wasm []byte, plan *ir.Policy) ([]byte, error) {
	w := &planWriter{callees: map[string]int{}}
	if err := w.policy(plan); err != nil {
		return nil, err
	}
	digest := digestOfSections(wasm)
	content := append(append([]byte{planVersion}, digest[:]...), w.out...)
	return appendCustomSection(wasm, planSection, content), nil
}

// digestOfSections is the SHA-256 of a module's sections other than custom ones, which may be added to it.
func digestOfSections(wasm []byte) [sha256.Size]byte {
	var kept []byte
	for rest := wasm[wasmHeader:]; len(rest) > 0; {
		size, read := binary.Uvarint(rest[1:])
		end := 1 + read + int(size)
		if rest[0] != 0 {
			kept = append(kept, rest[:end]...)
		}
		rest = rest[end:]
	}
	return sha256.Sum256(kept)
}

type planWriter struct {
	out []byte
	// callees are the numbers of what calls name: the functions of the plan, then built-ins.
	callees  map[string]int
	builtins []string
	err      error
}

func (w *planWriter) number(n int) { w.out = binary.AppendUvarint(w.out, uint64(n)) }

func (w *planWriter) local(l ir.Local) { w.number(int(l)) }

func (w *planWriter) text(s string) {
	w.number(len(s))
	w.out = append(w.out, s...)
}

func (w *planWriter) integer(n int64) { w.out = binary.AppendVarint(w.out, n) }

// operand writes a local variable, a string or a boolean, told apart by the rest of a division by 3.
func (w *planWriter) operand(o ir.Operand) {
	switch v := o.Value.(type) {
	case ir.Local:
		w.number(3 * int(v))
	case ir.StringIndex:
		w.number(3*int(v) + 1)
	case ir.Bool:
		n := 2
		if v {
			n = 5
		}
		w.number(n)
	default:
		w.err = fmt.Errorf("a plan has an unknown operand: %T", v)
	}
}

func (w *planWriter) operands(list []ir.Operand) {
	w.number(len(list))
	for _, o := range list {
		w.operand(o)
	}
}

func (w *planWriter) policy(p *ir.Policy) error {
	body := &planWriter{callees: w.callees}
	for i, f := range p.Funcs.Funcs {
		body.callees[f.Name] = i
	}
	body.number(len(p.Funcs.Funcs))
	for _, f := range p.Funcs.Funcs {
		body.number(len(f.Path))
		for _, part := range f.Path {
			body.text(part)
		}
		body.number(len(f.Params))
		for _, param := range f.Params {
			body.local(param)
		}
		body.blocks(f.Blocks)
	}
	body.number(len(p.Plans.Plans))
	for _, plan := range p.Plans.Plans {
		body.blocks(plan.Blocks)
	}
	w.number(len(p.Static.Strings))
	for _, s := range p.Static.Strings {
		w.text(s.Value)
	}
	w.number(len(body.builtins))
	for _, name := range body.builtins {
		w.text(name)
	}
	w.out = append(w.out, body.out...)
	return body.err
}

func (w *planWriter) blocks(list []*ir.Block) {
	w.number(len(list))
	for _, b := range list {
		w.block(b)
	}
}

func (w *planWriter) block(b *ir.Block) {
	if b == nil {
		b = &ir.Block{}
	}
	count := len(b.Stmts)
	for _, s := range b.Stmts {
		if _, isNop := s.(*ir.NopStmt); isNop {
			count--
		}
	}
	w.number(count)
	for _, s := range b.Stmts {
		w.statement(s)
	}
}

// callee is the number of a function or built-in. A built-in gets the next one when it is called first.
func (w *planWriter) callee(name string) int {
	n, ok := w.callees[name]
	if !ok {
		n = len(w.callees)
		w.callees[name] = n
		w.builtins = append(w.builtins, name)
	}
	return n
}

func (w *planWriter) statement(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.NopStmt:
	case *ir.ReturnLocalStmt:
		w.number(planReturnLocal)
		w.local(s.Source)
	case *ir.CallStmt:
		w.number(planCall)
		w.number(w.callee(s.Func))
		w.operands(s.Args)
		w.local(s.Result)
	case *ir.CallDynamicStmt:
		w.number(planCallDynamic)
		w.operands(s.Path)
		w.number(len(s.Args))
		for _, arg := range s.Args {
			w.local(arg)
		}
		w.local(s.Result)
	case *ir.BlockStmt:
		w.number(planBlock)
		w.blocks(s.Blocks)
	case *ir.BreakStmt:
		w.number(planBreak)
		w.number(int(s.Index))
	case *ir.DotStmt:
		if s.Document {
			w.number(planDocumentDot)
		} else {
			w.number(planDot)
		}
		w.operand(s.Source)
		w.operand(s.Key)
		w.local(s.Target)
	case *ir.LenStmt:
		w.number(planLen)
		w.operand(s.Source)
		w.local(s.Target)
	case *ir.ScanStmt:
		w.number(planScan)
		w.local(s.Source)
		w.local(s.Key)
		w.local(s.Value)
		w.block(s.Block)
	case *ir.NotStmt:
		w.number(planNot)
		w.block(s.Block)
	case *ir.AssignIntStmt:
		w.number(planAssignInt)
		w.integer(s.Value)
		w.local(s.Target)
	case *ir.AssignVarStmt:
		w.number(planAssignVar)
		w.operand(s.Source)
		w.local(s.Target)
	case *ir.AssignVarOnceStmt:
		w.number(planAssignVarOnce)
		w.operand(s.Source)
		w.local(s.Target)
	case *ir.ResetLocalStmt:
		w.number(planResetLocal)
		w.local(s.Target)
	case *ir.MakeNullStmt:
		w.number(planMakeNull)
		w.local(s.Target)
	case *ir.MakeNumberIntStmt:
		w.number(planMakeNumberInt)
		w.integer(s.Value)
		w.local(s.Target)
	case *ir.MakeNumberRefStmt:
		w.number(planMakeNumberRef)
		w.number(s.Index)
		w.local(s.Target)
	case *ir.MakeArrayStmt:
		w.number(planMakeArray)
		w.local(s.Target)
	case *ir.MakeObjectStmt:
		w.number(planMakeObject)
		w.local(s.Target)
	case *ir.MakeSetStmt:
		w.number(planMakeSet)
		w.local(s.Target)
	case *ir.EqualStmt:
		w.number(planEqual)
		w.operand(s.A)
		w.operand(s.B)
	case *ir.NotEqualStmt:
		w.number(planNotEqual)
		w.operand(s.A)
		w.operand(s.B)
	case *ir.IsArrayStmt:
		w.number(planIsArray)
		w.operand(s.Source)
	case *ir.IsObjectStmt:
		w.number(planIsObject)
		w.operand(s.Source)
	case *ir.IsSetStmt:
		w.number(planIsSet)
		w.operand(s.Source)
	case *ir.IsDefinedStmt:
		w.number(planIsDefined)
		w.local(s.Source)
	case *ir.IsUndefinedStmt:
		w.number(planIsUndefined)
		w.local(s.Source)
	case *ir.ArrayAppendStmt:
		w.number(planArrayAppend)
		w.local(s.Array)
		w.operand(s.Value)
	case *ir.ObjectInsertStmt:
		w.number(planObjectInsert)
		w.local(s.Object)
		w.operand(s.Key)
		w.operand(s.Value)
	case *ir.ObjectInsertOnceStmt:
		w.number(planObjectInsertOnce)
		w.local(s.Object)
		w.operand(s.Key)
		w.operand(s.Value)
	case *ir.ObjectMergeStmt:
		w.number(planObjectMerge)
		w.local(s.A)
		w.local(s.B)
		w.local(s.Target)
	case *ir.SetAddStmt:
		w.number(planSetAdd)
		w.local(s.Set)
		w.operand(s.Value)
	case *ir.WithStmt:
		w.number(planWith)
		w.local(s.Local)
		w.number(len(s.Path))
		for _, index := range s.Path {
			w.number(index)
		}
		w.operand(s.Value)
		w.block(s.Block)
	case *ir.ResultSetAddStmt:
		w.number(planResultSetAdd)
		w.local(s.Value)
	default:
		w.err = fmt.Errorf("a plan has an unknown statement: %T", s)
	}
}
