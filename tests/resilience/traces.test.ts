import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Cluster, makeCluster } from '../setup/postgres.ts';
import { sendExpecting } from './accepted-requests.ts';
import { quietPort, startProcess } from './server-process.ts';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
const span = z
  .object({
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().default(''),
    name: z.string(),
    kind: z.number(),
    attributes: z.array(attribute),
    status: z.object({ code: z.number().optional() }),
  })
  .transform(({ attributes, ...rest }) => ({
    ...rest,
    of: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  }));
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

let folder: string;
let cluster: Cluster;
let collector: Server;
let endpoint: string;
const got: z.infer<typeof span>[] = [];
const services = new Set<string | undefined>();
const headers: (string | undefined)[] = [];
let raw = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-traces-'));
  cluster = await makeCluster();
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      response.end('{}');
      if (request.url !== '/v1/traces') return;
      raw += body;
      headers.push(request.headers['x-tenant']?.toString());
      for (const { resource, scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans) {
        services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
        got.push(...scopeSpans.flatMap(({ spans }) => spans));
      }
    });
  });
  await new Promise<void>((open) => collector.listen(0, '127.0.0.1', open));
  const { port } = collector.address() as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  collector.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

async function started(env: Record<string, string>) {
  const server = startProcess(
    'server.ts',
    await quietPort(),
    {
      DATABASE_URL: cluster.url('postgres'),
      SAMPLE_CATALOGUE: 'no',
      DATA_DIR: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      ...env,
    },
    ['--import', './tests/resilience/without-pages.ts'],
  );
  await server.ready();
  return server;
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

describe('spans', () => {
  test('of requests, jobs and statements go where the standard variables say, under the caller’s span, and contain no personal data', async () => {
    const server = await started({
      TRUST_PROXY: '1',
      OTEL_SERVICE_NAME: 'shop',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=lake',
    });
    const email = 'asha.spans@example.in';
    // the body comes long after the request began
    const late = Promise.withResolvers<void>();
    const register = `${server.url}/api/auth/local/register`;
    const body = { username: 'Asha Verma', email, password: 'lamps-on-the-ganga' };
    const sending = sendExpecting(register, undefined, body, late.promise, { traceparent });
    await sending.accepted;
    await wait(100);
    late.resolve();
    expect(await sending.fate).toMatchObject({ status: 200 });
    await fetch(`${server.url}/api/stays/no-such-document?secret=lotus`, { headers: { traceparent } });
    await expect.poll(() => got.some(({ name }) => name === 'job send-email')).toBe(true);
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);

    expect([...services]).toEqual(['shop']);
    expect(new Set(headers)).toEqual(new Set(['lake']));
    const registered = got.find(({ name }) => name === 'POST /api/auth/local/register');
    expect(registered).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', kind: 2 });
    expect(registered?.of).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
    const beneath = got.filter(({ parentSpanId }) => parentSpanId === registered?.spanId);
    expect(beneath.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
    expect(beneath.every(({ of, kind }) => of['db.system.name'] === 'postgresql' && kind === 3)).toBe(true);
    const job = got.find(({ name }) => name === 'job send-email');
    expect(got.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
    expect(got.find(({ of }) => of['http.response.status_code'] === 404)?.name).toMatch(/^GET \/api\/.*:/);
    for (const secret of [email, 'Asha', 'lotus', 'no-such-document']) expect(raw).not.toContain(secret);
  });

  test('start a new trace where there is no proxy: a visitor does not decide what is sent', async () => {
    got.length = 0;
    const server = await started({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    await fetch(`${server.url}/api/stays`, { headers: { traceparent } });
    server.signal('SIGTERM');
    await server.ended;
    expect(got.filter(({ kind }) => kind === 2)).toEqual([]);
  });

  test('are not sent when switched off or not sampled', async () => {
    got.length = 0;
    for (const [name, value] of [
      ['OTEL_SDK_DISABLED', 'true'],
      ['OTEL_TRACES_SAMPLER', 'always_off'],
    ] as const) {
      const server = await started({ [name]: value });
      await fetch(`${server.url}/api/stays`, { headers: { traceparent } });
      server.signal('SIGTERM');
      await server.ended;
    }
    expect(got).toEqual([]);
  });

  test('that no collector accepts delay no request', async () => {
    const server = await started({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await quietPort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
    });
    expect((await fetch(`${server.url}/api/stays`)).status).toBe(200);
    await expect.poll(server.output).toContain('traces do not arrive');
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
