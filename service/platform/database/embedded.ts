import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { EmbeddedSocket } from './embedded-socket.ts';
import { channelOf, ownSchema } from './own-schema.ts';

export interface EmbeddedDatabase {
  readonly pool: pg.Pool;
  /** Kills the thread, whatever it is doing, and opens the directory again. Nothing that was acknowledged is lost. */
  readonly restart: (() => Promise<void>) | undefined;
  readonly close: () => Promise<void>;
}

const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
let compiled: Promise<WebAssembly.Module> | undefined;

async function startWorker(options: { dataDir?: string; loadDataDir?: Blob }): Promise<Worker> {
  // what one thread has made fast of it is fast in every later one
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
 * PGlite in a worker thread behind a pool of one, so that every caller uses the same driver as on PostgreSQL.
 * `options` are PGlite's: `dataDir` (absent: in memory), `loadDataDir`. The directory must be locked by the caller.
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
    // a use case that touches the outer connection inside a transaction fails here instead of hanging for ever
    connectionTimeoutMillis: 15_000,
    user: 'postgres',
    database: 'postgres',
    password: '-',
    // changes of the catalogue are told on the one connection there is
    onConnect: async (client) => {
      await client.query(`listen ${channelOf(ownSchema)}`);
    },
    // the driver's type asks for a net.Socket, of which it uses the stream part only
    stream: () => {
      const socket = new EmbeddedSocket(worker);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket as Duplex as import('node:net').Socket;
    },
  });
  // a thread that cannot be started is tried again by whoever needs it
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
    // what is in memory only would be gone
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
