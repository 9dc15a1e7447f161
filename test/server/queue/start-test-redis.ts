import { startRedis, type RunningRedis } from "../../../scripts/redis-server.mjs";

/**
 * A Redis for a file of tests. Without one it reports that they are skipped.
 *
 * @param tests the file, such as `test/server/queue/kill.test.ts`.
 */
export async function startTestRedis(tests: string): Promise<RunningRedis | undefined> {
  const redis = await startRedis();
  if (redis === undefined)
    process.stderr.write(`SKIPPED: ${tests} needs redis-server, valkey-server or REDIS_URL\n`);
  return redis;
}
