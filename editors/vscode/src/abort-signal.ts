import type { CancellationToken } from "vscode";

/** An AbortSignal of VS Code's token, and what ends the link between them. */
export function toAbortSignal(token: CancellationToken): { signal: AbortSignal; dispose: () => void } {
  const controller = new AbortController();
  if (token.isCancellationRequested) controller.abort();
  const listener = token.onCancellationRequested(() => controller.abort());
  return { signal: controller.signal, dispose: () => void listener.dispose() };
}
