/** Milliseconds for which long work goes on before whoever else waits for the process has his turn. */
const atOnce = 8;

/** Lets long work stop now and then. */
export class Pace {
  #began = performance.now();

  /** Whether it is time for that. */
  get isDue(): boolean {
    return performance.now() - this.#began >= atOnce;
  }

  /** Waits until the others have had their turn, where it is time for that. */
  async pause(): Promise<void> {
    if (!this.isDue) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#began = performance.now();
  }
}
