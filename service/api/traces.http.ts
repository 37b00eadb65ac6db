import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracedRequest, Traces } from '../platform/traces.ts';

/**
 * Traces every request and its answer. Behind a proxy (`behind`) a request may continue a trace that began there;
 * otherwise trace headers of strangers are ignored.
 */
export function traceRequests(app: FastifyInstance, traces: Traces, { behind }: { behind: boolean }): void {
  const underWay = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const traced = traces.request(request.method, route, behind ? request.headers : {});
    underWay.set(request, traced);
    traced.within(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => underWay.get(request)?.end(statusCode));
}
