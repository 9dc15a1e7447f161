package build

# METADATA
# title: The artifact was built from main
# custom:
#   id: FROM_MAIN
deny contains "it was not built from main" if not input.predicate.branch == "main"
