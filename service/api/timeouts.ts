import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf, networksAround } from '../platform/network.ts';
import { answerUnreadable } from './respond.ts';

/** How long clients may take over what they send and read. Milliseconds. */
export interface Timeouts {
  /** Until the whole head of a request is there. */
  readonly head: number;
  /** For its body, and one second more for each 8 kB of it that came: 12 MB of a slow phone are taken, drops are not. */
  readonly body: number;
  /** For all of a request, whatever it carries. */
  readonly request: number;
  /** Between two requests. */
  readonly idle: number;
  /** Without a byte in either direction, as of a caller who asks and does not read. */
  readonly silence: number;
  /** How often heads are looked after. */
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
/** How much of a body that was answered before it came is thrown away, and for how long. */
const unread = { bytes: 2 ** 20, milliseconds: 5_000, looks: 50 } as const;

/** For Fastify: what the HTTP server itself looks after. */
export function serverOptions({ head, request, idle, silence, checks }: Timeouts) {
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: silence,
    // a query that is too long for us is still read, and refused in words
    http: { maxHeaderSize: 32_768, headersTimeout: head, connectionsCheckingInterval: checks },
  };
}

/** Ends requests whose body comes too slowly: 408, or nothing more where an answer has begun. */
export function openTimeouts(app: FastifyInstance, { body: timeouts }: Timeouts): void {
  leaveUnread(app);
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (!(Number(headers['content-length']) || headers['transfer-encoding'])) return;
    const { socket } = raw;
    // what tests inject comes by no wire
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
      // whoever reads the body learns that no more of it comes, and puts its files away
      setTimeout(() => socket.destroy(), 100);
    }
    const over = () => clearTimeout(timer);
    raw.once('end', over).once('close', over);
  });
}

/**
 * What was answered before its body had come whole is not read on. A little of it still is, and thrown away: who hangs up while
 * the other side sends takes the answer from it.
 */
function leaveUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify hangs up on a body that is too long
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
 * At most 500 connections from one network (of IPv6 more from the wider ones around it), where visitors connect to us
 * themselves; behind a proxy its own bounds hold.
 */
export function boundConnections(server: Server, most = connectionsOfOneNetwork): void {
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
