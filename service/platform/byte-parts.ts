import { Readable } from 'node:stream';

/** Below this size a body is sent in one piece: copying costs less than streaming. */
const worthParts = 65_536;

/**
 * A body made of existing parts. Concatenating megabytes for every answer is cheap, but collecting the garbage
 * afterwards takes half of the processor's time.
 */
export class ByteParts {
  #parts: readonly Buffer[];
  readonly length: number;

  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
    this.length = parts.reduce((sum, { length }) => sum + length, 0);
  }

  /** The body in one piece. Later calls return the same buffer. */
  whole(): Buffer {
    const [only, more] = this.#parts;
    if (only && !more) return only;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [whole];
    return whole;
  }

  /** What the socket receives: the bytes, or a stream of the parts of a long body. */
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

/**
 * The UTF-8 bytes of a text as a string with one character per byte: whatever the script, such strings take one byte
 * per character, are concatenated without inspection, and become bytes by copying.
 */
export function byteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}

export function bytesOf(byteText: string): Buffer {
  return Buffer.from(byteText, 'latin1');
}
