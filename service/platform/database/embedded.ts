import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

/** What the driver takes for a network socket: it carries the protocol to the worker thread and back. */
class WorkerSocket extends Duplex {
  readonly #worker: Worker;
  readonly #receive = (message: Uint8Array | { failed: string } | string) => {
    if (typeof message === 'string') return;
    if ('failed' in message) this.destroy(new Error(message.failed));
    else this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  };

  #waiting: Buffer[] = [];
  readonly #send = () => {
    this.#worker.postMessage(new Uint8Array(Buffer.concat(this.#waiting)));
    this.#waiting = [];
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }
  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
  override _read() {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    // waking the other thread costs more than a statement: what is asked in one turn goes together
    if (this.#waiting.push(chunk) === 1) setImmediate(this.#send);
    done();
  }
  override _final(done: () => void) {
    done();
    this.push(null);
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive);
    if (this.#waiting.length > 0) this.#send();
    // whatever this client left open must not meet the next one
    this.#worker.postMessage('reset');
    done(error);
  }
}

export interface EmbeddedDatabase {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/**
 * PGlite in a worker thread behind a pool of one, so that every caller uses the same driver as on PostgreSQL.
 * `options` are PGlite's: `dataDir` (absent: in memory), `loadDataDir`. The directory must be locked by the caller.
 */
export async function openEmbedded(options: { dataDir?: string; loadDataDir?: Blob }): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: options });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  worker.unref();
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // a verb that touches the outer connection inside a transaction fails here instead of hanging for ever
    connectionTimeoutMillis: 15_000,
    user: 'postgres',
    database: 'postgres',
    password: '-',
    // changes of the catalogue are told on the one connection there is
    onConnect: async (client) => {
      await client.query('listen content_changed');
    },
    // the driver's type asks for a net.Socket, of which it uses the stream part only
    stream: () => new WorkerSocket(worker) as Duplex as import('node:net').Socket,
  });
  return {
    pool,
    close: async () => {
      await pool.end();
      const closed = new Promise<void>((resolve) => {
        worker.on('message', (message: unknown) => message === 'closed' && resolve());
        worker.once('exit', () => resolve());
      });
      worker.postMessage('close');
      await closed;
      await worker.terminate();
    },
  };
}
