import { createHash } from 'node:crypto';

/**
 * What a device calculates for one enquiry: for each of `parts` a number whose SHA-256 with the token begins with `bits`
 * zero bits. In many small parts, as the luck of one large one would let some phones wait for seconds. 16,384 hashes on
 * average: some 50 ms of a laptop, well below a second of a slow phone.
 */
export const work = { parts: 16, bits: 10 } as const;

/** What is hashed for a part. */
export function workText(token: string, part: number, found: number): string {
  return `${token}:${part}:${found}`;
}

/** Whether these numbers are the work for that token. */
export function isDone(token: string, found: readonly number[]): boolean {
  return (
    found.length === work.parts &&
    found.every((number, part) => {
      const hash = createHash('sha256')
        .update(workText(token, part, number))
        .digest();
      return hash.readUInt32BE(0) >>> (32 - work.bits) === 0;
    })
  );
}
