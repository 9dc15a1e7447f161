/**
 * A query for `bench`, which repeats one until it has taken a second excluding the clock between its evaluations: for a
 * short one that takes several seconds. This one takes about a tenth of a second.
 */
export const SLOW = "numbers.range(1, 30000)";
