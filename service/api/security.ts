import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { errorsApiTexts } from '../../messages/en/errors/api.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import type { Config } from '../platform/config.ts';

const longestPath = 1_000;
/** Declared routes whose answers are always personal, including errors and 404s. */
const neverCached = /^\/api\/((bookings|payments|conversations)(\/|$)|\*$)/;

/** Sets the security headers of every answer, and CORS (API-26: anyone may read public data). */
export async function openSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    // pages have their own policy with the hashes of their scripts
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async ({ url }) => {
    const question = url.indexOf('?');
    // matching a path of thousands of segments takes the router many seconds
    if ((question < 0 ? url.length : question) > longestPath) {
      throw new AppError('BadRequestError', sentence(errorsApiTexts.addressTooLong));
    }
  });
  const trusted = new Set([config.publicUrl, ...config.corsOrigins]);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // by route, however the address was written
    if (neverCached.test(request.routeOptions.url ?? '')) reply.header('cache-control', 'no-store');
    if (!request.url.startsWith('/api')) return;
    // also without an Origin header: browsers cache one answer for both
    reply.header('vary', 'origin');
    if (!origin) return;
    if (trusted.has(origin)) {
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    } else {
      reply.header('access-control-allow-origin', '*');
    }
    reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id, x-total-count');
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      await reply
        .headers({
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
          'access-control-allow-headers':
            'authorization, content-type, accept, if-match, if-none-match, idempotency-key',
          'access-control-max-age': '600',
        })
        .code(204)
        .send();
    }
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
