import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../core/app-error.ts';
import { type Viewer, visitor } from '../core/viewer.ts';
import { type Call, FileAnswer, LongAnswer, RawAnswer, usualBytes } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { limitsFrom } from '../platform/limits/limiter.ts';
import { Compressed, hasAlready, sendEncoded, sendInParts } from '../platform/negotiation.ts';
import { withRightOfWay } from '../platform/right-of-way.ts';
import { parseWith } from './parse-body.ts';
import { withForm } from './receive-form.ts';
import { answerError, errorBody } from './respond.ts';

export interface Door {
  /** A fresh context for one request. */
  readonly context: (request: FastifyRequest, viewer: Viewer) => Context;
  /** Who the bearer is; throws UnauthorizedError for a bearer that is none. */
  readonly authenticate: (ctx: Context, bearer: string) => Promise<Viewer>;
}

const nothing = Buffer.alloc(0);

/** Of paths that nothing answers: told whatever the body holds, and before it is read. */
const missing = {
  onRequest: async () => {
    throw notFound();
  },
};

/** The bearer of a request: undefined when there is none, it is empty, or another scheme is used (API-30). */
function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^bearer\s+(.*)$/i.exec(request.headers.authorization ?? '');
  return match?.[1]?.trim() || undefined;
}

/** What the query string of an address asks of a call, as its declaration understands it. Throws ValidationError. */
function queryOf({ query }: Call, url: string): unknown {
  const question = url.indexOf('?');
  const search = question < 0 ? '' : url.slice(question + 1);
  if (!query) return undefined;
  if ('readBy' in query) return search;
  const given = new URLSearchParams(search);
  const texts = Object.keys(query.shape).map((name) => [name, given.get(name) ?? undefined]);
  return parseWith(query, Object.fromEntries(texts));
}

/** Sends ready bytes, or 304 when the client already has them by their entity tag. */
async function answerRaw(answer: RawAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { etag } = answer.headers;
  if (etag && hasAlready(request, etag)) return reply.code(304).header('etag', etag).send();
  reply.type(answer.type).headers(answer.headers);
  if (answer.cookies.length > 0) reply.header('set-cookie', [...answer.cookies]);
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  return sendEncoded(request, reply, answer.compressed ?? new Compressed(body, 4));
}

/** Clients name the type of the body that their DELETE does not have; the parser would miss it. */
async function overlookEmptyBody({ headers }: FastifyRequest): Promise<void> {
  if (!Number(headers['content-length']) && !headers['transfer-encoding']) delete headers['content-type'];
}

const inItsTurn = <Result>({ goesFirst }: Call, work: () => Promise<Result>): Promise<Result> =>
  goesFirst ? withRightOfWay(work) : work();

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Counts the call for the network of the caller. A program is known by its token, wherever it runs. */
async function countNetwork(call: Call, { limiter, network, now, viewer }: Context): Promise<void> {
  if (!call.limit || viewer.kind === 'token') return;
  await limiter.count(
    limitsFrom(network, (from) => `${nameOf(call)} from ${from}`, call.limit),
    now,
  );
}

/** Counts the call for the account that its body names. */
async function countAccount(call: Call, body: unknown, { limiter, network, now, viewer }: Context): Promise<void> {
  const { limit, account } = call;
  if (!limit || !account || viewer.kind === 'token') return;
  const bound = { seconds: limit.seconds, times: limit.perAccount ?? limit.times };
  await limiter.count(
    limitsFrom(network, (from) => `${nameOf(call)} for ${account(body, from)}`, bound),
    now,
  );
}

/** Opens every call of the table under its path. Unknown paths below /api are 404, wrong methods 405. */
export function openApi(app: FastifyInstance, calls: readonly Call[], door: Door): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const admitted = new WeakMap<FastifyRequest, Context>();
  const methods = Map.groupBy(calls, ({ path }) => path);
  for (const [path, served] of methods) {
    for (const call of served) {
      const open = (scope: FastifyInstance) =>
        scope.route({
          method: call.method,
          url: path,
          bodyLimit: call.mostBytes ?? usualBytes,
          onRequest: [
            ...(call.method === 'DELETE' ? [overlookEmptyBody] : []),
            async (request) => {
              admitted.set(request, await inItsTurn(call, () => admit(call, request)));
            },
          ],
          handler: (request, reply) => inItsTurn(call, () => run(call, request, reply)),
        });
      // only where forms are taken are they read, and their hooks run
      if (call.form)
        void app.register((scope, _options, done) => {
          void scope.register(multipart).after(() => open(scope));
          done();
        });
      else if (call.rawBody) {
        const type = call.rawBody;
        void app.register((scope, _options, done) => {
          scope.removeAllContentTypeParsers();
          scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
          open(scope);
          done();
        });
      } else open(app);
    }
    const allowed = new Set<string>(served.map(({ method }) => method));
    if (allowed.has('GET')) allowed.add('HEAD');
    const others = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
      (method) => !allowed.has(method),
    );
    app.route({
      method: others,
      url: path,
      // the method is wrong whatever the body holds
      onRequest: async (_request, reply) => {
        await reply
          .code(405)
          .header('allow', [...allowed].join(', '))
          .send(errorBody(405, 'MethodNotAllowedError', 'Method Not Allowed'));
      },
      handler: () => undefined,
    });
  }
  app.all('/api', missing, () => undefined);
  app.all('/api/*', missing, () => undefined);

  /** Who asks, and whether they may now: decided before a byte of the body is read. */
  async function admit(call: Call, request: FastifyRequest): Promise<Context> {
    const bearer = bearerOf(request);
    let ctx = door.context(request, visitor);
    if (bearer !== undefined) ctx = { ...ctx, viewer: await door.authenticate(ctx, bearer) };
    // a program has content to do with and nothing of people
    if (call.viewer === 'signed-in' && ctx.viewer.kind === 'token') throw new AppError('ForbiddenError', 'Forbidden');
    if (call.viewer !== 'anyone' && ctx.viewer.kind === 'visitor') {
      throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
    }
    await countNetwork(call, ctx);
    return ctx;
  }

  async function run(call: Call, request: FastifyRequest, reply: FastifyReply) {
    const ctx = admitted.get(request);
    if (!ctx) throw new Error('A call ran that nobody was admitted to');
    const body = call.body ? parseWith(call.body, request.body) : undefined;
    await countAccount(call, body, ctx);
    const query = queryOf(call, request.raw.url ?? '');
    const asked = {
      body,
      params: call.params ? parseWith(call.params, request.params) : undefined,
      query,
      rawBody: Buffer.isBuffer(request.body) ? request.body : nothing,
      address: request.ip,
      headers: request.headers,
    };
    const answer = await withForm(request, call.form, (receiveForm) => call.run(ctx, { ...asked, receiveForm }));
    reply.code((call.also?.when(query) ? call.also.status : call.status) ?? 200);
    // what was answered to somebody, or to a command, is nobody else's
    if (ctx.viewer.kind !== 'visitor' || call.method !== 'GET') reply.header('cache-control', 'no-store');
    if (call.file && answer instanceof FileAnswer) return answerRaw(answer.as(call.file), request, reply);
    if (answer instanceof LongAnswer)
      return sendInParts(request, reply.type('application/json; charset=utf-8'), answer.parts);
    if (answer instanceof RawAnswer) return answerRaw(answer, request, reply);
    return reply.send(answer);
  }
}
