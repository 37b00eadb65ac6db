import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../platform/database/open-database.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too, and its schema is the one of this code. */
export function openHealth(app: FastifyInstance, database: OpenDatabase): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.probe();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '2').send({ status: 'the database does not answer' });
    }
  });
}
