import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process answers. `/readyz`: `probe` says that the database does too, and nobody asked us to stop; by what
 * searches are answered stands beside it.
 */
export function openHealth(
  app: FastifyInstance,
  {
    probe,
    isDraining,
    searchesBy,
  }: { probe: () => Promise<void>; isDraining: () => boolean; searchesBy: () => 'index' | 'database' },
): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    try {
      await probe();
      return { status: 'ready', search: searchesBy() };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '2').send({ status: 'the database does not answer' });
    }
  });
}
