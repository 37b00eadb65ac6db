import { Readable } from 'node:stream';

/** Below this a body is sent in one piece: copying it costs less than handing over its parts. */
const worthParts = 65_536;

/**
 * A body in parts that were there before. Putting megabytes together for each answer costs little itself, but what is
 * thrown away afterwards half the processor's time to collect.
 */
export class ByteParts {
  #parts: readonly Buffer[];
  readonly length: number;

  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
    this.length = parts.reduce((sum, { length }) => sum + length, 0);
  }

  /** In one piece, which it then stays. */
  whole(): Buffer {
    const [only, more] = this.#parts;
    if (only && !more) return only;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [whole];
    return whole;
  }

  /** What is handed to the socket: the bytes, or a stream of a long body's parts. */
  sent(): Buffer | Readable {
    const parts = this.#parts;
    if (this.length < worthParts || parts.length === 1) return this.whole();
    return new Readable({
      read() {
        for (const part of parts) this.push(part);
        this.push(null);
      },
    });
  }

  toString(): string {
    return this.whole().toString();
  }
}
