/* eslint-disable */
// Written by regohost types. Run it again instead of changing this file.

/** A deployment */
export type Deployment = {
  environment: "staging" | "production";
  /** Default: 1. */
  replicas?: number;
  owner?: {
    team?: string;
  };
  containers: {
    name: string;
    image: string;
  }[];
};

/** The input and the result of each entrypoint, for loadPolicy. */
export interface Entrypoints {
  /**
   * Reasons against a deployment
   *
   * Empty when it may go ahead.
   */
  "deploy/deny": {
    input: Deployment;
    result: (
      | {
          container: string;
          message: string;
        }
      | {
          message: string;
        }
    )[];
  };
  /**
   * The team to notify
   *
   * Undefined without an owner.
   */
  "deploy/team": {
    input: Deployment;
    result: string;
  };
}
