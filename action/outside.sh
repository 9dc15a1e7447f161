# Of the actions, which read this file into their shells.
# No program comes from the checkout: not by a relative folder in PATH, such as node_modules/.bin, nor by one inside it. Nor does
# code that Node, OpenSSL or the loader of programs takes from where a variable says.
workspace="$(cd -- "$GITHUB_WORKSPACE" && pwd -P)"
outside() {
  kept=""
  rest="$1:"
  while [ -n "$rest" ]; do
    path="${rest%%:*}"
    rest="${rest#*:}"
    case "$path" in /*) ;; *) continue ;; esac
    folder="$path"
    if [ ! -d "$folder" ]; then folder="${path%/*}/"; fi
    real="$(cd -- "$folder" 2> /dev/null && pwd -P)" || continue
    case "$real/" in "$workspace"/*) continue ;; esac
    kept="$kept${kept:+:}$path"
  done
}
for name in PATH LD_LIBRARY_PATH DYLD_LIBRARY_PATH OPENSSL_CONF OPENSSL_MODULES OPENSSL_ENGINES; do
  eval "value=\${$name:-}"
  if [ -z "$value" ]; then continue; fi
  outside "$value"
  if [ -n "$kept" ] || [ "$name" = PATH ]; then export "$name=$kept"; else unset "$name"; fi
done
unset LD_PRELOAD LD_AUDIT GCONV_PATH DYLD_INSERT_LIBRARIES DYLD_FRAMEWORK_PATH
unset DYLD_FALLBACK_LIBRARY_PATH DYLD_FALLBACK_FRAMEWORK_PATH
unset NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE NODE_ICU_DATA NODE_REDIRECT_WARNINGS NODE_V8_COVERAGE
