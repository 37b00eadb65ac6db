import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf, networksAround } from '../platform/network.ts';
import { answerUnreadable } from './respond.ts';

/** Time limits for clients, in milliseconds. */
export interface Timeouts {
  /** For the complete head of a request. */
  readonly head: number;
  /** For its body, plus one second per 8 kB received: 12 MB from a slow phone pass, dripping does not. */
  readonly body: number;
  /** For a complete request, whatever it carries. */
  readonly request: number;
  /** Between two requests. */
  readonly idle: number;
  /** Without a byte in either direction, as of a caller who asks and does not read. */
  readonly silence: number;
  /** Interval of the checks of heads. */
  readonly checks: number;
}

export const timeouts: Timeouts = {
  head: 15_000,
  body: 30_000,
  request: 30 * 60_000,
  idle: 65_000,
  silence: 120_000,
  checks: 5_000,
};

const bytesASecond = 8_192;
const connectionsOfOneNetwork = 500;
/** How much of the rest of a body is discarded after an early answer, and for how long. */
const unread = { bytes: 2 ** 20, milliseconds: 5_000, looks: 50 } as const;

/** Options for Node's HTTP server. */
export function serverOptions({ head, request, idle, silence, checks }: Timeouts) {
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: silence,
    // a query that is too long for us can still be read, and gets a proper error
    http: { maxHeaderSize: 32_768, headersTimeout: head, connectionsCheckingInterval: checks },
  };
}

/** Ends requests whose body comes too slowly: with 408, or without an answer if one has begun. */
export function openTimeouts(app: FastifyInstance, { body: timeouts }: Timeouts): void {
  discardUnread(app);
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (!(Number(headers['content-length']) || headers['transfer-encoding'])) return;
    const { socket } = raw;
    // requests injected by tests have no socket
    if (!(socket instanceof Socket)) return;
    const before = socket.bytesRead;
    const began = performance.now();
    let timer = setTimeout(look, timeouts);
    function look(): void {
      const grace = timeouts + ((socket.bytesRead - before) / bytesASecond) * 1_000;
      const left = began + grace - performance.now();
      if (left > 0) {
        timer = setTimeout(look, Math.max(left, 10));
        return;
      }
      if (!reply.raw.headersSent) answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
      // the reader of the body gets the error first and deletes its files
      setTimeout(() => socket.destroy(), 100);
    }
    const over = () => clearTimeout(timer);
    raw.once('end', over).once('close', over);
  });
}

/**
 * The rest of a body is not read after an early answer. A little of it is still read and discarded: closing the
 * connection while the client sends would discard the answer.
 */
function discardUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify closes the connection after a body that is too long
    if (!raw.complete && reply.statusCode === 413) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || !(socket instanceof Socket)) return;
    const before = socket.bytesRead;
    const began = performance.now();
    const timer = setInterval(() => {
      const over = socket.bytesRead - before > unread.bytes || performance.now() - began > unread.milliseconds;
      if (over && !raw.complete) socket.destroy();
      if (over || raw.complete) clearInterval(timer);
    }, unread.looks);
    timer.unref();
    raw.resume();
  });
}

/**
 * Limits connections to 500 per network (more for the wider networks of IPv6) if visitors connect directly; behind a
 * proxy, the proxy's limits apply.
 */
export function limitConnections(server: Server, most = connectionsOfOneNetwork): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    let full = false;
    for (const { network, times } of networksAround(networkOf(socket.remoteAddress ?? ''))) {
      const count = (open.get(network) ?? 0) + 1;
      open.set(network, count);
      socket.once('close', () => {
        const rest = (open.get(network) ?? 1) - 1;
        if (rest > 0) open.set(network, rest);
        else open.delete(network);
      });
      full ||= count > most * times;
    }
    if (full) socket.destroy();
  });
}
