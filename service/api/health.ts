import type { FastifyInstance } from 'fastify';
import { type DatabaseClock, isClockOff } from '../platform/database/database-clock.ts';
import { DiskFullError } from '../platform/database/disk-space.ts';

/**
 * `/healthz`: the process answers. `/readyz`: `probe` confirms that the database answers and has disk space, the clocks
 * of this machine and of the database agree, and the process is not stopping; the body also names the search backend.
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
    if (isClockOff(clock)) {
      const seconds = Math.round(clock.ahead() / 1_000);
      request.log.warn({ seconds }, 'not ready: the clock of this machine is off, and it does no jobs');
      return reply.code(503).send({ status: `the clock of this machine is ${seconds} s ahead of the database's` });
    }
    try {
      await probe();
      return { status: 'ready', search: searchesBy() };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      const status =
        error instanceof DiskFullError ? 'the database has no room to write' : 'the database does not answer';
      return reply.code(503).header('retry-after', '2').send({ status });
    }
  });
}
