import type { FastifyInstance } from 'fastify';
import { type DatabaseClock, isOff } from '../platform/database/database-clock.ts';
import { NoRoom } from '../platform/database/room.ts';

/**
 * `/healthz`: the process answers. `/readyz`: `probe` says that the database does too and has room, the clock of this machine
 * says what the database's does, and nobody asked us to stop; by what searches are answered stands beside it.
 */
export function openHealth(
  app: FastifyInstance,
  {
    probe,
    clock,
    isDraining,
    searchesBy,
  }: {
    probe: () => Promise<void>;
    clock: DatabaseClock;
    isDraining: () => boolean;
    searchesBy: () => 'index' | 'database';
  },
): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    if (isOff(clock)) {
      const seconds = Math.round(clock.ahead() / 1_000);
      request.log.warn({ seconds }, 'not ready: the clock of this machine is off, and it does no jobs');
      return reply.code(503).send({ status: `the clock of this machine is ${seconds} s ahead of the database's` });
    }
    try {
      await probe();
      return { status: 'ready', search: searchesBy() };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      const status = error instanceof NoRoom ? 'the database has no room to write' : 'the database does not answer';
      return reply.code(503).header('retry-after', '2').send({ status });
    }
  });
}
