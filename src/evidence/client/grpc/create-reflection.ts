import { toSignal } from "../../../base/async/on-abort.js";
import type { DescMethod, DescService, FileRegistry } from "@bufbuild/protobuf";
import { ServiceError, isRegohostError } from "../../../base/errors.js";
import type { Identity } from "../identity.js";
import { attemptTimeoutMs, withRetries, type CallControl, type RetryPolicy } from "../../../http/retry.js";
import { askReflection } from "./ask-reflection.js";
import { DescriptorCache, DescriptorError, type DescriptorFiles } from "./descriptor-files.js";
import type { GrpcChannel } from "./grpc-channel.js";
import { toProtocolError } from "./grpc-failure.js";
import { REFLECTION_ANSWER, type ReflectionAnswer, type ReflectionQuestion } from "./reflection-messages.js";
import { didYouMean } from "../../../base/text/nearest.js";
import type { ReflectedSymbol, ServerReflection } from "./server-reflection.js";

const MAX_ROUNDS = 32;
const METHOD_PATH = /^\/?([A-Za-z_][\w.]*)\/([A-Za-z_]\w*)$/;

interface ReflectionOptions {
  channel: GrpcChannel;
  /** Changes with the connection: another one may lead to another version of the server. 0 before the first. */
  generation: () => number;
  retry: RetryPolicy;
  timeoutMs: number;
}

/** Creates the factory of {@link ServerReflection} for calls, over a common cache. */
export function createReflection(
  options: ReflectionOptions,
): (identity: Identity | undefined, control: CallControl) => ServerReflection {
  let cache = new DescriptorCache();
  let generation = 0;
  const current = (): DescriptorCache => {
    const latest = options.generation();
    // The requests over the first connection were made before it was established.
    if (generation !== 0 && generation !== latest) cache = new DescriptorCache();
    generation = latest;
    return cache;
  };
  return (identity, control) => new CallReflection(options, current, identity, control);
}

class CallReflection implements ServerReflection {
  readonly #options: ReflectionOptions;
  readonly #cache: () => DescriptorCache;
  readonly #identity: Identity | undefined;
  readonly #control: CallControl;

  constructor(
    options: ReflectionOptions,
    cache: () => DescriptorCache,
    identity: Identity | undefined,
    control: CallControl,
  ) {
    this.#options = options;
    this.#cache = cache;
    this.#identity = identity;
    // Its requests are not those of the call that needs the types.
    this.#control = {
      signal: control.signal,
      mayRetry: () => control.mayRetry(),
      deadline: () => control.deadline(),
      countRequest: () => undefined,
    };
  }

  registry(): FileRegistry {
    return this.#cache().registry;
  }

  async listServices(): Promise<readonly string[]> {
    const cache = this.#cache();
    if (cache.services === undefined) {
      await cache.loadOnce("services", toSignal(this.#control.signal), async () => {
        const [answer] = await this.#ask(cache, [{ case: "listServices", value: "" }]);
        const services = answer?.listServicesResponse?.service;
        if (services === undefined) throw this.#toError("do not contain a list of services");
        cache.services = services.map(({ name }) => name).sort();
      });
    }
    return cache.services ?? [];
  }

  async getSymbol(name: string): Promise<ReflectedSymbol> {
    const cache = this.#cache();
    const found = findSymbol(cache.registry, name);
    if (found !== undefined) return found;
    await cache.loadOnce(`symbol ${name}`, toSignal(this.#control.signal), () => this.#load(cache, name));
    const loaded = findSymbol(cache.registry, name);
    if (loaded === undefined) throw this.#toError(`do not define ${name}, which they were asked for`);
    return loaded;
  }

  async getService(name: string): Promise<DescService> {
    const symbol = await this.getSymbol(name);
    if (symbol.kind === "service") return symbol;
    throw new ServiceError(`${name} at ${this.#options.channel.address} is a ${symbol.kind}, not a service`, {
      code: "not_found",
    });
  }

  async getMethod(path: string): Promise<DescMethod> {
    const [, serviceName, methodName] = METHOD_PATH.exec(path) ?? [];
    if (serviceName === undefined || methodName === undefined) {
      throw new ServiceError(
        `${JSON.stringify(path.slice(0, 200))} is not a method: write it as /package.Service/Method`,
        { code: "request_invalid" },
      );
    }
    const service = await this.#findService(serviceName);
    const method = service?.methods.find(({ name }) => name === methodName);
    if (method !== undefined) return method;
    const hint =
      service === undefined
        ? didYouMean(serviceName, await this.listServices())
        : didYouMean(
            methodName,
            service.methods.map(({ name }) => name),
          );
    throw new ServiceError(
      `the server at ${this.#options.channel.address} has no method /${serviceName}/${methodName} according to its reflection.${hint}`,
      { code: "unimplemented" },
    );
  }

  async #findService(name: string): Promise<DescService | undefined> {
    try {
      return await this.getService(name);
    } catch (error) {
      if (isRegohostError(error, "not_found")) return undefined;
      throw error;
    }
  }

  /** Loads the files that define a symbol, with all that they import. */
  async #load(cache: DescriptorCache, symbol: string): Promise<void> {
    // Unusable descriptors are not cached, so they do not block other symbols.
    const files = cache.files.copy();
    let questions: ReflectionQuestion[] = [{ case: "fileContainingSymbol", value: symbol }];
    try {
      for (let round = 0; questions.length > 0; round += 1) {
        if (round >= MAX_ROUNDS)
          throw new DescriptorError(`have imports more than ${MAX_ROUNDS} levels deep`);
        addFiles(files, await this.#ask(cache, questions));
        const missing = files.missing();
        const requested = new Set(questions.map(({ value }) => value));
        const unanswered = missing.find((name) => requested.has(name));
        if (unanswered !== undefined) throw new DescriptorError(`lack the file ${unanswered}`);
        questions = missing.map((value) => ({ case: "fileByFilename", value }));
      }
      cache.registry = files.toRegistry();
      cache.files = files;
    } catch (error) {
      throw error instanceof DescriptorError ? this.#toError(error.message, error) : error;
    }
  }

  async #ask(cache: DescriptorCache, questions: readonly ReflectionQuestion[]): Promise<ReflectionAnswer[]> {
    if (cache.unavailable !== undefined) throw cache.unavailable;
    const { channel, retry, timeoutMs } = this.#options;
    const control = this.#control;
    const attempt = (attempts: number): Promise<ReflectionAnswer[]> => {
      const limit = attemptTimeoutMs(control, timeoutMs);
      const caller = { identity: this.#identity, control, attempts, timeoutMs: limit };
      return askReflection(channel, questions, caller);
    };
    try {
      return await withRetries(attempt, retry, control);
    } catch (error) {
      if (error instanceof ServiceError && error.code === "unimplemented") cache.unavailable = error;
      throw error;
    }
  }

  #toError(why: string, cause?: unknown): Error {
    const url = `${this.#options.channel.address}/grpc.reflection.v1.ServerReflection/ServerReflectionInfo`;
    const context = { request: { method: "POST", url }, attempts: 1 };
    return toProtocolError(`its descriptors ${why}`, REFLECTION_ANSWER, context, cause);
  }
}

function addFiles(files: DescriptorFiles, answers: readonly ReflectionAnswer[]): void {
  for (const { fileDescriptorResponse: answer } of answers) {
    if (answer === undefined) throw new DescriptorError("are missing in an answer");
    for (const bytes of answer.fileDescriptorProto) files.add(bytes);
  }
}

function findSymbol(registry: FileRegistry, name: string): ReflectedSymbol | undefined {
  const type = registry.get(name);
  if (type !== undefined) return type.kind === "extension" ? undefined : type;
  const dot = name.lastIndexOf(".");
  const service = registry.getService(name.slice(0, Math.max(0, dot)));
  return service?.methods.find((method) => method.name === name.slice(dot + 1));
}
