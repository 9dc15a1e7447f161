package pairs

# The number of pairs whose product ends with 7: work for the processor.
matching := count([1 |
	some a in numbers.range(1, input.size)
	some b in numbers.range(1, input.size)
	(a * b) % 10 == 7
])
