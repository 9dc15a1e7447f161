/**
 * Variables of CI systems, by the table of ci-info, which a test compares: `CI` of most, then those of several, then
 * one of each system without `CI`. The table also has Heroku's path in `NODE`, which is omitted here: its applications
 * have it as well.
 */
const VARIABLES =
  "CONTINUOUS_INTEGRATION BUILD_ID BUILD_NUMBER RUN_ID CI_NAME CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER " +
  "AC_APPCIRCLE AGOLA_GIT_REF ALPIC_HOST APPCENTER_BUILD_ID APPVEYOR BITBUCKET_COMMIT BITRISE_IO BUDDY_WORKSPACE_ID BUILDER_OUTPUT BUILDKITE " +
  "CAPAWESOME_CLOUD CF_BUILD_ID CF_PAGES CI_XCODE_PROJECT CIRCLECI CIRRUS_CI CM_BUILD_ID CODEBUILD_BUILD_ARN DRONE DSARI EARTHLY_CI EAS_BUILD " +
  "GERRIT_PROJECT GITEA_ACTIONS GITHUB_ACTIONS GITLAB_CI GO_PIPELINE_LABEL HARNESS_BUILD_ID HUDSON_URL JENKINS_URL LAYERCI MAGNUM NETLIFY " +
  "NEVERCODE NOW_BUILDER PROW_JOB_ID RELEASE_BUILD_ID RENDER RWX SAILCI SCREWDRIVER SEMAPHORE STRIDER TEAMCITY_VERSION TF_BUILD TRAVIS VELA " +
  "VERCEL WORKERS_CI XCS bamboo_planKey";

/**
 * Whether a CI system runs this process. `CI` decides if it is not empty: `0` and `false` mean no.
 *
 * @param env of the process.
 */
export function isOnCi(env: Readonly<Record<string, string | undefined>>): boolean {
  const shown = env["CI"] ?? "";
  if (shown !== "") return !["0", "false"].includes(shown.toLowerCase());
  return VARIABLES.split(" ").some((name) => Boolean(env[name]));
}
