package main

import "runtime"

const (
	checksPerPoll  = 256
	pollsPerYield  = 16
	checksPerYield = checksPerPoll * pollsPerYield
)

var checks uint32

// stopRequested asks the host now and then whether to stop. In between it yields, because the timers behind
// Go's own timeouts (one for each test) only fire when the running goroutine lets them.
func stopRequested() bool {
	checks++
	if checks%checksPerPoll != 0 {
		return false
	}
	if checks%checksPerYield == 0 {
		runtime.Gosched()
	}
	return hostPoll() != 0
}

// polledCancel is the cancellation of a single built-in call. Once it said stop it keeps saying so.
type polledCancel struct {
	checks  uint32
	stopped bool
}

func (c *polledCancel) Cancel() { c.stopped = true }

func (c *polledCancel) Cancelled() bool {
	if !c.stopped {
		c.checks++
		c.stopped = c.checks%checksPerPoll == 0 && hostPoll() != 0
	}
	return c.stopped
}
