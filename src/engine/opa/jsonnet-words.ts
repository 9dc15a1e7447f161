/**
 * Words of the messages of Jsonnet's parser and machine, and of why an import failed. OPA's messages have the others:
 * `opa-core/message-words.json`.
 */
export const JSONNET_WORDS: ReadonlySet<string> = new Set(
  `Assertion Attempt Bitwise Block Bytes Can't Codepoints Computed Conftest Could Couldn't Did Division Duplicate
   EACCES EIO ELOOP ENOTDIR EPERM Index Invalid Jsonnet Missing No Not Overflow Positional Shift String TOML
   Tried Truncated Unicode Unterminated YAML and appears argument(s arrays assertion asserts available average
   base base64DecodeBytes below binary calculate can clause codepoint comma comprehensions directory equality
   fields files folder folders foldl foldr frames functions give hidden if implemented import imported indexable
   integers its join junk kind larger lex library literals local locally low manifest manifesting max more named
   neither non non-integer non-negative none nor nothing open or param parser positional possible reading
   recursion rename section self source stack std.flatMap std.member std.splitLimit std.splitLimitR substr sugar
   super surrogate takes terminated there third those tried unary unicode var verbatim working`.split(/\s+/),
);
