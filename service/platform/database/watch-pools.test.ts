import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { DatabaseAway } from './database-error.ts';
import { watchPools } from './watch-pools.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout'] });
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection that sends, and hears nothing unless it is told to. */
function connection(pool: EventEmitter) {
  const client = Object.assign(new EventEmitter(), { query: () => {}, end: vi.fn(() => Promise.resolve()) });
  pool.emit('connect', client);
  return client;
}

function watched() {
  const pool = new pg.Pool();
  const watch = watchPools(
    () => new Promise((answer) => setTimeout(() => answer(false), 300)),
    makeLog({ logLevel: 'silent' }),
  );
  watch.over(pool, 10_000);
  return { watch, waiting: connection(pool), other: connection(pool) };
}

test('a database that answers nobody is away: who waits is let go, and nobody is let in', async () => {
  const { watch, waiting, other } = watched();
  waiting.query();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(waiting.end).toHaveBeenCalled();
  expect(other.end).not.toHaveBeenCalled();
  expect(watch.check).toThrow(DatabaseAway);
  watch.close();
});

test('one that is late with a probe but answers somebody is busy, not away', async () => {
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
