import { startMockSigstore as start, type MockSigstore as Instance } from "./loopback-sigstore.js";
import { STATEMENT } from "./signed-envelope.js";

/** A bundle that it signed. */
export type MockBundle = Awaited<ReturnType<Instance["sign"]>>;

export const IDENTITY = "https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1";
export const ISSUER = "https://token.actions.githubusercontent.com";
export const REPOSITORY = "https://github.com/acme/app";

/** An instance that signs for a repository by default. */
export interface MockSigstore extends Omit<Instance, "sign"> {
  sign(parts?: Partial<Parameters<Instance["sign"]>[0]>): Promise<MockBundle>;
}

/** Its services respond on loopback, and keep no process alive. */
export async function startMockSigstore(): Promise<MockSigstore> {
  const instance = await start();
  return {
    ...instance,
    sign: (parts = {}) =>
      instance.sign({
        payload: JSON.stringify(STATEMENT),
        identity: IDENTITY,
        issuer: ISSUER,
        claims: { repository: "acme/app", ref: "refs/tags/v1" },
        ...parts,
      }),
  };
}
