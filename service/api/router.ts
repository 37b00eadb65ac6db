import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../core/app-error.ts';
import { type Viewer, visitor } from '../core/viewer.ts';
import { type Call, defaultMaxBytes, FileAnswer, RawAnswer, StreamedAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { limitsPerNetwork } from '../platform/limits/limiter.ts';
import { withTransactionPriority } from '../platform/load/transaction-priority.ts';
import { Compressed, isNotModified, sendEncoded, sendInParts } from '../platform/negotiation.ts';
import { inRupees } from '../platform/rupees.ts';
import { parseWith } from './json-body.ts';
import { withForm } from './receive-form.ts';
import { answerError, errorBody } from './respond.ts';

export interface ApiEnvironment {
  /** A new context for one request. */
  readonly context: (request: FastifyRequest, viewer: Viewer) => Context;
  /** The viewer of a bearer token; throws UnauthorizedError for an invalid one. */
  readonly authenticate: (ctx: Context, bearer: string) => Promise<Viewer>;
}

/** What makes JSON of an answer, and of the details of a refusal: amounts become rupees. */
type ToJson = Readonly<Record<'answer' | 'refusal', (value: unknown) => unknown>>;

const nothing = Buffer.alloc(0);

/** The answer to unknown paths, sent before the body is read. */
const missing = {
  onRequest: async () => {
    throw notFound();
  },
};

/** The bearer token of a request; undefined if absent, empty, or of another scheme (API-30). */
function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^bearer\s+(.*)$/i.exec(request.headers.authorization ?? '');
  return match?.[1]?.trim() || undefined;
}

/** The query string parsed as the call declares it. Throws ValidationError. */
function queryOf({ query }: Call, url: string): unknown {
  const question = url.indexOf('?');
  const search = question < 0 ? '' : url.slice(question + 1);
  if (!query) return undefined;
  if ('readBy' in query) return search;
  const given = new URLSearchParams(search);
  const texts = Object.keys(query.shape).map((name) => [name, given.get(name) ?? undefined]);
  return parseWith(query, Object.fromEntries(texts));
}

/** Sends ready bytes, or 304 if the client already has them by their entity tag. */
async function answerRaw(answer: RawAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { etag } = answer.headers;
  if (etag && isNotModified(request, etag)) return reply.code(304).header('etag', etag).send();
  reply.type(answer.type).headers(answer.headers);
  if (answer.cookies.length > 0) reply.header('set-cookie', [...answer.cookies]);
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  return sendEncoded(request, reply, answer.compressed ?? new Compressed(body, 4));
}

/** Some clients send a content type with a DELETE without body, which the parser would reject. */
async function overlookEmptyBody({ headers }: FastifyRequest): Promise<void> {
  if (!Number(headers['content-length']) && !headers['transfer-encoding']) delete headers['content-type'];
}

const inItsTurn = <Result>({ hasPriority }: Call, work: () => Promise<Result>): Promise<Result> =>
  hasPriority ? withTransactionPriority(work) : work();

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Counts the call for the caller's network. Programs are counted by their token instead. */
async function countNetwork(call: Call, { limiter, network, now, viewer }: Context): Promise<void> {
  if (!call.limit || viewer.kind === 'token') return;
  await limiter.count(
    limitsPerNetwork(network, (from) => `${nameOf(call)} from ${from}`, call.limit),
    now,
  );
}

/** Counts the call for the account named in its body. */
async function countAccount(call: Call, body: unknown, { limiter, network, now, viewer }: Context): Promise<void> {
  const { limit, account } = call;
  if (!limit || !account || viewer.kind === 'token') return;
  const bound = { seconds: limit.seconds, times: limit.perAccount ?? limit.times };
  await limiter.count(
    limitsPerNetwork(network, (from) => `${nameOf(call)} for ${account(body, from)}`, bound),
    now,
  );
}

/** Registers every call of the table. Unknown paths below /api are 404, wrong methods 405. */
export function openApi(app: FastifyInstance, calls: readonly Call[], environment: ApiEnvironment): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const admitted = new WeakMap<FastifyRequest, Context>();
  const methods = Map.groupBy(calls, ({ path }) => path);
  for (const [path, served] of methods) {
    for (const call of served) {
      const toJson = { answer: inRupees(call.answer), refusal: inRupees(call.refusal) };
      const open = (scope: FastifyInstance) =>
        scope.route({
          method: call.method,
          url: path,
          bodyLimit: call.maxBytes ?? defaultMaxBytes,
          onRequest: [
            ...(call.method === 'DELETE' ? [overlookEmptyBody] : []),
            async (request) => {
              admitted.set(request, await inItsTurn(call, () => admit(call, request)));
            },
          ],
          handler: (request, reply) => inItsTurn(call, () => run(call, toJson, request, reply)),
        });
      // form parsing and its hooks only run where forms are accepted
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
      // a wrong method is refused before the body is read
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

  /** Authenticates the caller and checks the limits, before any byte of the body is read. */
  async function admit(call: Call, request: FastifyRequest): Promise<Context> {
    const bearer = bearerOf(request);
    let ctx = environment.context(request, visitor);
    if (bearer !== undefined) ctx = { ...ctx, viewer: await environment.authenticate(ctx, bearer) };
    // programs work with content, not with people's data
    if (call.viewer === 'signed-in' && ctx.viewer.kind === 'token') throw new AppError('ForbiddenError', 'Forbidden');
    if (call.viewer !== 'anyone' && ctx.viewer.kind === 'visitor') {
      throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
    }
    await countNetwork(call, ctx);
    return ctx;
  }

  async function run(call: Call, toJson: ToJson, request: FastifyRequest, reply: FastifyReply) {
    const ctx = admitted.get(request);
    if (!ctx) throw new Error('A call ran without a permission check');
    const body = call.body ? parseWith(call.body, request.body) : undefined;
    await countAccount(call, body, ctx);
    const query = queryOf(call, request.raw.url ?? '');
    const callInput = {
      body,
      params: call.params ? parseWith(call.params, request.params) : undefined,
      query,
      rawBody: Buffer.isBuffer(request.body) ? request.body : nothing,
      address: request.ip,
      headers: request.headers,
    };
    const answer = await withForm(request, call.form, (receiveForm) =>
      call.run(ctx, { ...callInput, receiveForm }),
    ).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.name, error.message, Object(toJson.refusal(error.details)), error.sentences);
    });
    reply.code((call.also?.when(query) ? call.also.status : call.status) ?? 200);
    // answers to a user or program, or to a write, must not be cached for others
    if (ctx.viewer.kind !== 'visitor' || call.method !== 'GET') reply.header('cache-control', 'no-store');
    if (call.file && answer instanceof FileAnswer) return answerRaw(answer.as(call.file), request, reply);
    if (answer instanceof StreamedAnswer)
      return sendInParts(request, reply.type('application/json; charset=utf-8'), answer.parts);
    if (answer instanceof RawAnswer) return answerRaw(answer, request, reply);
    return reply.send(toJson.answer(answer));
  }
}

/** The path and query of a request line with an absolute URL, as sent to proxies (RFC 9112, 3.2.2). */
export function pathOfRequestLine(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
