import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { channelOf, defaultSchema } from './database.ts';
import { EmbeddedSocket } from './embedded-socket.ts';

export interface EmbeddedDatabase {
  readonly pool: pg.Pool;
  /** Terminates the thread, whatever it is doing, and opens the directory again. Acknowledged writes are not lost. */
  readonly restart: (() => Promise<void>) | undefined;
  readonly close: () => Promise<void>;
}

const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
let compiled: Promise<WebAssembly.Module> | undefined;

async function startWorker(options: { dataDir?: string; loadDataDir?: Blob }): Promise<Worker> {
  // compiled once, so that later threads start fast
  compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes));
  const workerData = { ...options, pgliteWasmModule: await compiled };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  worker.unref();
  return worker;
}

/**
 * PGlite in a worker thread behind a pool of one, so that callers use the same driver as on PostgreSQL. `options` are
 * PGlite's: `dataDir` (absent: in memory), `loadDataDir`. The caller must hold the lock of the directory.
 */
export async function openEmbedded(options: { dataDir?: string; loadDataDir?: Blob }): Promise<EmbeddedDatabase> {
  let worker = startWorker(options);
  let closing = false;
  const sockets = new Set<EmbeddedSocket>();
  await worker;
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // a use case that uses the outer connection inside a transaction fails here instead of hanging forever
    connectionTimeoutMillis: 15_000,
    user: 'postgres',
    database: 'postgres',
    password: '-',
    // changes of the catalogue are notified on the only connection
    onConnect: async (client) => {
      await client.query(`listen ${channelOf(defaultSchema)}`);
    },
    // the driver's type requires a net.Socket, but uses only its stream methods
    stream: () => {
      const socket = new EmbeddedSocket(worker);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket as Duplex as import('node:net').Socket;
    },
  });
  // if the thread cannot be started, the next caller tries again
  async function restart(): Promise<void> {
    if (closing) return;
    const stuck = await worker.catch(() => undefined);
    const opened = (async () => {
      await stuck?.terminate();
      return startWorker(options);
    })();
    opened.catch(() => {});
    worker = opened;
    for (const socket of sockets) socket.lose();
    await opened;
  }
  return {
    pool,
    // a restart would lose an in-memory database
    restart: options.dataDir === undefined ? undefined : restart,
    close: async () => {
      closing = true;
      await pool.end();
      const last = await worker;
      const closed = new Promise<void>((resolve) => {
        last.on('message', (message: unknown) => message === 'closed' && resolve());
        last.once('exit', () => resolve());
      });
      last.postMessage('close');
      await closed;
      await last.terminate();
    },
  };
}
