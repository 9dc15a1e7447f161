export type { ContentStoreRequest } from "./ask-store.js";
export { createContentStore, putPolicy } from "./content-store.js";
export type { ContentStore, ContentStoreOptions } from "./content-store.js";
export type { DeadLetter } from "./dead-letter.js";
export type { SettledDecision } from "./decision-ends.js";
export { decisionIdOf } from "./decision-job.js";
export type { DecisionJob, JobInput, JobOptions } from "./decision-job.js";
export { createQueue } from "./decision-queue.js";
export type {
  CancelledDecision,
  CreateQueueOptions,
  DecisionQueue,
  QueuedDecision,
  QueueOptions,
  QueueProgress,
} from "./decision-queue.js";
export type { DecisionRecord } from "./decision-records.js";
export { createWorker } from "./decision-worker.js";
export type { DecisionWorker, WorkerOptions } from "./decision-worker.js";
export type { RedisAddress } from "./redis-connection.js";
export { createRequestRate } from "./request-rate.js";
export type { RequestRate, RequestRateOptions } from "./request-rate.js";
