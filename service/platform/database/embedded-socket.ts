import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

/**
 * Stands in for the driver's network socket: it carries the protocol to the worker thread and back. What is sent while
 * the thread starts is delivered once it has started.
 */
export class EmbeddedSocket extends Duplex {
  #worker: Worker | undefined;
  #waiting: Buffer[] = [];
  readonly #receive = (message: Uint8Array | { failed: string } | string) => {
    if (typeof message === 'string') return;
    if ('failed' in message) this.destroy(new Error(message.failed));
    else this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  };
  readonly #send = () => {
    if (!this.#worker || this.#waiting.length === 0) return;
    this.#worker.postMessage(new Uint8Array(Buffer.concat(this.#waiting)));
    this.#waiting = [];
  };

  constructor(starting: Promise<Worker>) {
    super();
    starting.then(
      (worker) => {
        if (this.destroyed) return;
        this.#worker = worker;
        worker.on('message', this.#receive);
        this.#send();
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }
  /** Ends it like a lost connection, which the pool replaces. The thread is gone and receives nothing. */
  lose() {
    this.#worker?.off('message', this.#receive);
    this.#worker = undefined;
    this.#waiting = [];
    this.destroy(new Error('Connection terminated: the embedded database is reopened'));
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
    // waking the other thread costs more than a statement, so chunks of one tick are sent together
    if (this.#waiting.push(chunk) === 1) setImmediate(this.#send);
    done();
  }
  override _final(done: () => void) {
    done();
    this.push(null);
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    if (this.#worker) {
      this.#worker.off('message', this.#receive);
      this.#send();
      // a transaction that this client left open must not affect the next one
      this.#worker.postMessage('reset');
    }
    done(error);
  }
}
