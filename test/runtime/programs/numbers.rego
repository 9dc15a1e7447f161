package numbers

given := [
	0, 1, -1, 2, 3, 7, -7, 10, 0.1, 0.3, 1.5, -2.5, -0.5, 2.0, 1e2, 1e-2, 255, 2147483647, 2147483648, -2147483648, -2147483649,
	4294967296, 9007199254740993, 9223372036854775807, -9223372036854775808, 18446744073709551616, 100000000000000000000.5,
]

case_plus := [[a, b, a + b] | some a in given; some b in given]

case_minus := [[a, b, a - b] | some a in given; some b in given]

case_multiply := [[a, b, a * b] | some a in given; some b in given]

case_divide := [[a, b, a / b] | some a in given; some b in given]

case_rem := [[a, b, a % b] | some a in given; some b in given]

case_compare := [[a, b] | some a in given; some b in given; a < b]

case_compare_computed := [[a, b] | some a in given; some b in given; a + 0 < b]

case_equal := [[a, b] | some a in given; some b in given; a == b]

case_abs := [abs(a) | some a in given]

case_round := [round(a) | some a in given]

case_ceil := [ceil(a) | some a in given; a != -0.5]

case_floor := [floor(a) | some a in given; a != -0.5]

fractions := [0.5, 1.0, 1.10, -1.5, -1.0, 2.999999999999999, 0.99999999999999999999999, 123456789012.5, 12345678901234567.8, 1.5e3, 1e-1, 0.0]

case_neighbours := [[floor(a), ceil(a), round(a)] | some a in fractions]

case_bits := [[a, b, bits.or(a, b), bits.and(a, b), bits.xor(a, b)] | some a in given; some b in [0, 1, -1, 255, -7, 4294967296]]

case_bits_of_fractions := [bits.or(1.0, 2), bits.and(1e2, 7), bits.negate(2.0)]

case_bits_of_fraction := bits.or(1.5, 2)

case_negate := [bits.negate(a) | some a in given]

case_shift := [[a, n, bits.lsh(a, n), bits.rsh(a, n)] | some a in given; some n in [0, 1, 31, 32, 62, 63, 64, 100]]

case_shift_by_negative := bits.lsh(1, -1)

case_division_and_product if 1 / 3 * 3 == 1

case_quotient := [1 / 3, 2 / 3, 10 / 4, 0 / 5, 0 / -5, 1 / 7 * 7]

case_products := [product([1.1, 0.30000000000000004, 255]), product([]), product([2147483648, 2147483648, 4]), product({1, 2, 0.5})]

case_sums := [sum([0.1, 0.2]), sum([]), sum([9223372036854775807, 1]), sum({1, 2, 0.5}), sum([1, 2, 3]), sum([1.0, 2])]

case_sum_of_strings := sum(untyped(["a"]))

case_extremes := [max([1, 1.0]), min([1.0, 1]), max([3, "a", null]), min({3, 1, 2}), max([]), 1]

case_extremes_of_equals := [max([1, 1.0]), min([1, 1.0]), max([2, 1]), min([2, 1])]

case_format_int := [[a, b, format_int(a, b)] | some a in given; some b in [2, 8, 10, 16]]

case_format_int_base := [format_int(5, 10.0), 1]

case_format_int_base_unknown := format_int(5, 3)

case_range := [numbers.range(a, b) | some [a, b] in [[1, 3], [3, 1], [0, 0], [-1, 1], [1.0, 2], [9223372036854775806, 9223372036854775808]]]

case_range_of_fraction := numbers.range(0.5, 2)

case_to_number := [[s, to_number(s) * 1] | some s in [
	"1", "-1", "-", "", " 1", "1 ", "+1", "1.", ".5", "1.50", "1e3", "1E3", "0x10", "1_000", "inf", "NaN", "-0", "1e400",
	"100000000000000000000", true, false, null, 3,
]]

case_to_number_compared if to_number("-") > 5

case_sets := [{1, 1.0, 1e0}, {0.1, 1e-1, 0.10}, {100, 1e2, 100.0}, {1e-3, 0.001}, {-0, 0}]

case_keys := [{1: "a"}[1.0], {0.1: "b"}[1e-1], {1e2: "c"}[100], {100000000000000000000: "d"}[1e20]]

case_large := [100000000000000000000 == 100000000000000000001, 123456789012345678 + 1, 12345678901234567890 + 1]

case_count := [count("aé😀"), count([1]), count({1: 2}), count(set())]

# Of a type that the compiler does not know.
untyped(x) := json.unmarshal(json.marshal(x))

case_to_number_with_zero if to_number("01") == 1

case_rounding_of_large := [x | some n in [9223372036854775808, -9223372036854775809, 999999999999999999.5, 12345678901234567.5, 99999999999999999999]; some x in [ceil(n), floor(n), round(n)]]
