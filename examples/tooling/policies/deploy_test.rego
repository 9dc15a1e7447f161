package deploy_test

import data.deploy

test_own_image if {
	count(deploy.deny) == 0 with input as {"image": "registry.example.com/app", "environment": "production"}
}

test_other_image if {
	deploy.deny == {"evil/app is not from registry.example.com"} with input as {"image": "evil/app"}
}
