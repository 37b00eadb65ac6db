import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracedRequest, Traces } from '../platform/traces.ts';

/** Tells of every request and its answer. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const underWay = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const traced = traces.request(request.method, route, request.headers);
    underWay.set(request, traced);
    traced.within(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => underWay.get(request)?.end(statusCode));
}
