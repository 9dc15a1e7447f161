/** A commit of a repository of Git, in a folder of its own. */
export interface FetchedCommit {
  id: string;
  /** Runs Git on it. @throws GitFailure */
  git: (args: readonly string[], limits: GitLimits) => Promise<Buffer>;
  /** Removes the folder. */
  remove: () => Promise<void>;
}

/** The limits of one command. */
export interface GitLimits {
  signal?: AbortSignal | undefined;
  /** Maximum size of its output, in bytes. */
  maxBytes: number;
}

/** The commits that a run has fetched, by repository and ref: policies and data of one ref are of one commit. */
export type FetchedCommits = Map<string, Promise<FetchedCommit>>;

/** Removes their folders. */
export async function removeCommits(commits: FetchedCommits): Promise<void> {
  const removed = [...commits.values()].map((commit) => commit.then(({ remove }) => remove()));
  // A failed fetch has left no folder.
  await Promise.allSettled(removed);
}
