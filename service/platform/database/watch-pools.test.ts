import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import type { Answering } from './probe.ts';
import { watchPools } from './watch-pools.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout'] });
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection that sends, and only receives what the test emits. */
function connection(pool: EventEmitter) {
  const stream = { destroy: vi.fn() };
  const client = Object.assign(new EventEmitter(), {
    query: () => {},
    end: vi.fn(() => Promise.resolve()),
    connection: { stream },
  });
  pool.emit('connect', client);
  return client;
}

function watched(answering: Answering = 'nothing') {
  const pool = new pg.Pool();
  const watch = watchPools(
    () => new Promise((answer) => setTimeout(() => answer(answering), 300)),
    makeLog({ logLevel: 'silent' }),
  );
  watch.over(pool, 10_000);
  return { watch, waiting: connection(pool), other: connection(pool) };
}

test('a database that answers no one is down: waiting callers fail, and new ones are refused', async () => {
  const { watch, waiting, other } = watched();
  waiting.query();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(waiting.end).toHaveBeenCalled();
  expect(waiting.connection.stream.destroy).toHaveBeenCalled();
  expect(other.end).not.toHaveBeenCalled();
  expect(watch.check).toThrow(DatabaseUnavailableError);
  watch.close();
});

test('a database that answers late but answers others is busy, not down', async () => {
  const { watch, waiting, other } = watched();
  waiting.query();
  for (let passed = 0; passed < 1_500; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    other.emit('drain');
  }
  expect(waiting.end).not.toHaveBeenCalled();
  expect(watch.check).not.toThrow();
  watch.close();
});

test('a database without the server of its tables is down, although it still answers what needs no table', async () => {
  const { watch, waiting, other } = watched('server');
  waiting.query();
  for (let passed = 0; passed < 1_500; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    other.emit('drain');
  }
  expect(waiting.end).toHaveBeenCalled();
  expect(watch.check).toThrow(DatabaseUnavailableError);
  watch.close();
});

test('a database that answers a slow statement while its tables are probed is busy, not down', async () => {
  const { watch, waiting } = watched('server');
  waiting.query();
  await vi.advanceTimersByTimeAsync(800);
  waiting.emit('drain');
  await vi.advanceTimersByTimeAsync(300);
  expect(waiting.end).not.toHaveBeenCalled();
  expect(watch.check).not.toThrow();
  watch.close();
});

test.each([
  ['all', '57014'],
  ['server', undefined],
  ['nothing', undefined],
] as const)('a statement that ran out of time while %s answers fails with %s', async (answering, code) => {
  const pool = new pg.Pool();
  const watch = watchPools(() => Promise.resolve(answering), makeLog({ logLevel: 'silent' }));
  watch.over(pool, 10_000);
  const late = Object.assign(new pg.DatabaseError('canceling statement due to statement timeout', 0, 'error'), {
    code: '57014',
  });
  const client = Object.assign(new EventEmitter(), { query: () => Promise.reject(late) });
  pool.emit('connect', client);
  const error = await client.query().catch((thrown: unknown) => thrown);
  expect(error instanceof DatabaseUnavailableError).toBe(code === undefined);
  if (code) expect(error).toBe(late);
  watch.close();
});

test('a statement whose end is not reported, seconds after its time limit, is given up with its connection', async () => {
  const { watch, waiting, other } = watched('all');
  waiting.query();
  await vi.advanceTimersByTimeAsync(11_750);
  expect(waiting.end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(750);
  expect(waiting.end).toHaveBeenCalled();
  expect(other.end).not.toHaveBeenCalled();
  expect(watch.check).not.toThrow();
  watch.close();
});

test('callers waiting for a connection fail too, and a connection that arrives too late is released', async () => {
  const { watch } = watched();
  const connecting = Promise.withResolvers<pg.PoolClient>();
  const letGo = expect(watch.lent(connecting.promise)).rejects.toThrow(DatabaseUnavailableError);
  await vi.advanceTimersByTimeAsync(1_500);
  await letGo;
  const late = Object.assign(new pg.Client(), { release: vi.fn() });
  connecting.resolve(late);
  await connecting.promise;
  expect(late.release).toHaveBeenCalled();
  watch.close();
});

test('a pool’s connections and errors are passed on', async () => {
  const { watch } = watched();
  const client = Object.assign(new pg.Client(), { release: vi.fn() });
  expect(await watch.lent(Promise.resolve(client))).toBe(client);
  await expect(watch.lent(Promise.reject(new Error('full')))).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(watch.check).not.toThrow();
  expect(client.release).not.toHaveBeenCalled();
  watch.close();
});
