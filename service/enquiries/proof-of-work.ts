import { createHash } from 'node:crypto';

/**
 * The proof of work for one enquiry: for each of `parts` a number whose SHA-256 with the token begins with `bits` zero
 * bits. Many small parts, because with a single large one bad luck would make some phones wait for seconds. 16,384
 * hashes on average: some 50 ms on a laptop, well below a second on a slow phone.
 */
export const work = { parts: 16, bits: 10 } as const;

/** The text to hash for a part. */
export function workText(token: string, part: number, found: number): string {
  return `${token}:${part}:${found}`;
}

/** Whether these numbers are a valid proof of work for that token. */
export function isWorkDone(token: string, found: readonly number[]): boolean {
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
