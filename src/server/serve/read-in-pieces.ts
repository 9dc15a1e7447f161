import type { Socket } from "node:net";

/** Size of a piece, in bytes: a hundred of the smallest requests, or the headers of a usual one. */
const PIECE_BYTES = 4 * 1024;

/**
 * Passes the bytes of a connection to its HTTP parser in pieces, and none while `isHeld` or while a body is not read on: what was received
 * at once may be thousands of pipelined requests, each of which the parser turns into objects at once. A paused connection is not enough:
 * Node resumes it after each request. Who ends the holding resumes the connection.
 *
 * @param socket a new connection that only Node's HTTP server reads. It reads no more when it has no listener of data.
 */
export function readInPieces(socket: Socket, isHeld: () => boolean): void {
  const parsers = socket.listeners("data");
  const stops = (): boolean => isHeld() || socket.isPaused();
  socket.removeAllListeners("data").on("data", (bytes: Buffer) => {
    let at = 0;
    while (at < bytes.length && !stops()) {
      if (socket.destroyed || socket.listenerCount("data") === 0) return;
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      at += piece.length;
      for (const parse of parsers) Reflect.apply(parse, socket, [piece]);
    }
    if (at === bytes.length || socket.destroyed) return;
    socket.pause();
    socket.unshift(bytes.subarray(at));
  });
}
