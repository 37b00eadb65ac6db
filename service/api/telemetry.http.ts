import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../platform/metrics.ts';
import type { TracedRequest, Traces } from '../platform/traces.ts';

/** Records every answer of the site. */
export function measureAnswers(app: FastifyInstance, { answered }: Metrics): void {
  app.addHook('onResponse', async ({ method, is404, routeOptions }, { statusCode: status, elapsedTime }) => {
    answered({ method, route: is404 ? 'none' : (routeOptions.url ?? 'none'), status, seconds: elapsedTime / 1_000 });
  });
}

/** Answers `GET /metrics` on a separate port, which is not public. */
export async function serveMetrics(
  { text, type }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (figures) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((open, fail) => {
    server.once('error', fail);
    server.listen(port, host, open);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

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
