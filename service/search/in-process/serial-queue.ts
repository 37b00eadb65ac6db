/** Runs work with pauses one at a time, so that the index does not change while a question is answered. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    return mine;
  }
}

/** Milliseconds of work before other tasks of the process get a turn. */
const atOnce = 8;

/** Lets long work pause now and then. */
export class Pace {
  #began = performance.now();

  /** True if it is time to pause. */
  get isDue(): boolean {
    return performance.now() - this.#began >= atOnce;
  }

  /** If it is time, waits until other tasks have had a turn. */
  async pause(): Promise<void> {
    if (!this.isDue) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#began = performance.now();
  }
}
