package main

import (
	"strconv"
	"time"

	"github.com/open-policy-agent/opa/v1/rego"
)

// given is what a request fixes of what an evaluation depends on besides its input: the time, the seed and the answers of built-ins.
type given struct {
	NowNs   string       `json:"nowNs"`   // absent: the clock's time
	Seed    *string      `json:"seed"`    // absent: random
	Answers givenAnswers `json:"answers"` // absent: the host is asked
	Rounds  *rounds      `json:"rounds"`  // absent: a call without an answer ends the evaluation
}

// calls are those of built-ins that a reply tells: Used are the answers that the evaluation took, Unanswered the calls that it
// lacks. Its outcome counts only without any.
type calls struct {
	Used       []hostCall `json:"used,omitempty"`
	Unanswered []hostCall `json:"unanswered,omitempty"`
}

// take makes the answers those of the request that runs, with its rounds. They are taken back by the function that it returns.
func (g *given) take() (release func(), err error) {
	release, err = g.Answers.take()
	if answers != nil {
		answers.rounds = g.Rounds
	}
	return release, err
}

// lacking are the calls of an evaluation whose outcome does not count, because answers are missing.
func (g *given) lacking() (lacked calls, lacks bool) {
	if g.Rounds == nil || len(g.Rounds.unanswered) == 0 {
		return calls{}, false
	}
	return calls{Unanswered: g.Rounds.unanswered}, true
}

// taken are the calls of an evaluation whose outcome counts.
func (g *given) taken() calls {
	if g.Rounds == nil {
		return calls{}
	}
	return calls{Used: g.Rounds.used}
}

// fixed are the options of an evaluation for time and seed.
func (g *given) fixed() (options []func(*rego.Rego), eval []rego.EvalOption, err error) {
	if g.NowNs != "" {
		ns, err := strconv.ParseInt(g.NowNs, 10, 64)
		if err != nil {
			return nil, nil, refusal("nowNs is not a number of nanoseconds: " + g.NowNs)
		}
		now := time.Unix(0, ns)
		options = append(options, rego.Time(now))
		eval = append(eval, rego.EvalTime(now))
	}
	if g.Seed != nil {
		eval = append(eval, rego.EvalSeed(newSeed([]byte(*g.Seed))))
	}
	return options, eval, nil
}
