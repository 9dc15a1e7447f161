/**
 * Of queries for `bench`, which evaluates one until it has taken a second without the clock that stands between its evaluations: of a
 * short one that is several seconds. This one takes about a tenth of a second.
 */
export const SLOW = "numbers.range(1, 30000)";
