import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMetrics } from '../../service/api/telemetry.http.ts';
import { makeLog } from '../../service/platform/log.ts';
import { type Metrics, makeMetrics } from '../../service/platform/metrics.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, lastSuite, stayItem } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ METRICS_PORT: '9464' });
});
afterAll(() => harness.close());

function figuresOf(): Metrics {
  if (!harness.metrics) throw new Error('METRICS_PORT is set');
  return harness.metrics;
}

/** A figure by its name and labels, as a scraper reads it. */
function figure(text: string, line: string): number | undefined {
  const found = text.split('\n').find((entry) => entry.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('a scraper reads requests by their pattern, connection pools, jobs and unpaid bookings at an address of its own', async () => {
  const asha = await harness.signUp();
  await book(harness, asha.token, [stayItem({ ...lastSuite })]);
  for (const path of ['/api/stays/a', '/api/stays/b', '/nothing-a', '/nothing-b']) await harness.call('GET', path);
  const { port, close } = await serveMetrics(figuresOf(), { host: '127.0.0.1', port: 0 });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    const text = await answer.text();
    const seen = (of: string) => figure(text, `padharo_request_duration_seconds_count{${of}}`);
    expect(seen('method="GET",route="/api/stays/:documentId",status="404"')).toBe(2);
    expect(seen('method="GET",route="none",status="404"')).toBe(2);
    expect(seen('method="POST",route="/api/auth/local/register",status="200"')).toBe(1);
    expect(text).not.toMatch(/nothing-a|@example/);
    expect(figure(text, 'padharo_bookings_unpaid')).toBe(1);
    expect(figure(text, 'padharo_database_up')).toBe(1);
    expect(figure(text, 'padharo_jobs_waiting{queue="send-email"}')).toBeGreaterThan(0);
    expect(figure(text, 'padharo_jobs_oldest_seconds{queue="send-email"}')).toBeGreaterThan(0);
    expect(text).toMatch(/^padharo_database_connections\{lane="\w+",state="open"\} [1-9]/m);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  } finally {
    await close();
  }
  // what ran out is not held, swept or not
  harness.clock.advance(25 * 3_600_000);
  expect(figure(await figuresOf().text(), 'padharo_bookings_unpaid')).toBe(0);
  expect((await harness.call('GET', '/metrics')).status, 'never at the port of travellers').toBe(404);
});

test('while the database does not answer the other figures are told, and that it is away', async () => {
  const lost = { name: 'lost', help: 'Does not come', of: () => Promise.reject(new Error('away')) };
  const log = makeLog({ logLevel: 'silent' });
  const metrics = makeMetrics(harness.database, { figures: [lost], now: () => new Date(), log });
  metrics.answered({ method: 'GET', route: '/healthz', status: 200, seconds: 0.002 });
  const text = await metrics.text();
  expect(figure(text, 'padharo_database_up')).toBe(0);
  expect(figure(text, 'lost')).toBeUndefined();
  expect(text).toContain('route="/healthz"');
});
