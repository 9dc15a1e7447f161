package http.authz_test

import data.http.authz

ada := {"name": "ada", "roles": []}

test_everyone_reads_what_is_public if {
	authz.allow with input as {"method": "GET", "path": ["public"], "user": null}
}

test_users_read_their_orders if {
	authz.allow with input as {"method": "GET", "path": ["orders", "ada"], "user": ada}
	not authz.allow with input as {"method": "GET", "path": ["orders", "bob"], "user": ada}
	not authz.allow with input as {"method": "DELETE", "path": ["orders", "ada"], "user": ada}
}

test_admins_do_all if {
	authz.allow with input as {"method": "DELETE", "path": ["orders", "ada"], "user": {"name": "eve", "roles": ["admin"]}}
}
