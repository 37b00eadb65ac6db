import type { SumQuestion } from '../../service/enquiries/enquiry-body.ts';

/** The proof of work that the server requires for an enquiry (service/enquiries/work.ts). */
export type Task = Pick<SumQuestion, 'token' | 'work'>;

/** The solution of one part: the first number whose hash begins with the required zero bits. */
export function solvePart({ token, work }: Task, part: number): number {
  const shift = 32 - work.bits;
  for (let found = 0; ; found += 1) if (firstBits(`${token}:${part}:${found}`) >>> shift === 0) return found;
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const words = new Int32Array(64);
const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * The first 32 bits of the SHA-256 of an ASCII text. Written out, because the browser's own is asynchronous, which
 * takes longer than hashing texts this short.
 */
export function firstBits(text: string): number {
  const length = text.length;
  const blocks = Math.ceil((length + 9) / 64);
  const message = new Uint8Array(blocks * 64);
  for (let at = 0; at < length; at += 1) message[at] = text.charCodeAt(at);
  message[length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(blocks * 64 - 4, length * 8);
  const state = Int32Array.from(start);
  for (let block = 0; block < blocks; block += 1) mix(state, view, block * 64);
  return (state[0] ?? 0) >>> 0;
}

function mix(state: Int32Array, view: DataView, offset: number): void {
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(offset + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const [far, near] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const low = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    const high = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    words[at] = (words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value;
}
