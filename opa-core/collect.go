package main

import (
	"runtime"
	"runtime/debug"
)

const (
	// largeHeap is the size of a heap of which what is garbage is worth a collection of its own.
	largeHeap = 24 << 20
	// thriftyHeap is the size of a heap from which on memory counts more than the time of collections.
	thriftyHeap = 32 << 20
	// thriftyPercent is how much of a heap may be garbage then. Go's own value is 100.
	thriftyPercent = 40
)

var thrifty bool

// collectLarge collects garbage at a point where much of a large heap is known to be, before more is allocated: memory of Wasm never
// shrinks, and Go collects only when the heap is twice as large as after the last time.
func collectLarge() {
	if heapBytes() > largeHeap {
		runtime.GC()
	}
	saveMemory()
}

// saveMemory has a large heap collected more often, until the request ends.
func saveMemory() {
	if !thrifty && heapBytes() > thriftyHeap {
		thrifty = true
		debug.SetGCPercent(thriftyPercent)
	}
}

// spendMemory ends what saveMemory began.
func spendMemory() {
	if thrifty {
		thrifty = false
		debug.SetGCPercent(100)
	}
}

func heapBytes() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}
