import * as nodeModule from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";

/** Hooks for a Node without `registerHooks`, which run in a separate thread. */
const HOOKS = `
let port, refused;
export function initialize(data) {
  ({ port, refused } = data);
}
export async function load(url, context, next) {
  if (url.startsWith(refused)) throw new Error(url + " is a file of the change under review");
  port.postMessage(url);
  return next(url, context);
}`;

function registerThread(refused: string): () => string[] {
  const { port1, port2 } = new MessageChannel();
  port1.unref();
  nodeModule.register(`data:text/javascript,${encodeURIComponent(HOOKS)}`, {
    data: { port: port2, refused },
    transferList: [port2],
  });
  const urls: string[] = [];
  return () => {
    for (;;) {
      const received = receiveMessageOnPort(port1) as { message: string } | undefined;
      if (received === undefined) return urls;
      urls.push(received.message);
    }
  };
}

/** `registerHooks` of newer versions of Node, which calls back synchronously. */
type RegisterHooks = (hooks: {
  load: (url: string, context: unknown, next: (url: string, context: unknown) => unknown) => unknown;
}) => unknown;

function registerInThread(registerHooks: RegisterHooks, refused: string): () => string[] {
  const urls: string[] = [];
  registerHooks({
    load(url, context, next) {
      if (url.startsWith(refused)) throw new Error(`${url} is a file of the change under review`);
      urls.push(url);
      return next(url, context);
    },
  });
  return () => urls;
}

/**
 * Records from now on the files from which modules are loaded, by `import` and `require`.
 *
 * @param folder modules of this folder are rejected.
 * @returns a function that returns their paths so far.
 */
export function noteModules(folder: string): () => string[] {
  const { registerHooks } = nodeModule as { registerHooks?: RegisterHooks };
  const refused = `${pathToFileURL(folder).href}/`;
  const urls =
    registerHooks === undefined ? registerThread(refused) : registerInThread(registerHooks, refused);
  // Modules that a CommonJS module requires do not reach hooks in a thread.
  const { cache } = nodeModule.createRequire(import.meta.url);
  return () => [
    ...urls().flatMap((url) => (url.startsWith("file:") ? [fileURLToPath(url)] : [])),
    ...Object.keys(cache),
  ];
}
