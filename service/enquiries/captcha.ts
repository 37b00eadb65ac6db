import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config.ts';
import type { SumQuestion } from './enquiry-body.ts';

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

const hours = 4;
/** Numbers 1 to 10. */
const maxTerm = 10;

/** A sum of two random numbers; valid for four hours and for one enquiry. */
export function makeSumQuestion({ secret }: Pick<Config, 'secret'>, now: Date): SumQuestion {
  const seed = randomBytes(16);
  const first = 1 + (seed.readUInt16BE(0) % maxTerm);
  const second = 1 + (seed.readUInt16BE(2) % maxTerm);
  const question = [first, second, now.getTime() + hours * 3_600_000, seed.toString('base64url')].join('.');
  return { first, second, token: `${question}.${signature(secret, question)}`, work };
}

/** The question in a valid token of ours; undefined for any other text. */
export function questionOf(
  { secret }: Pick<Config, 'secret'>,
  token: string,
  now: Date,
): { first: number; second: number } | undefined {
  const end = token.lastIndexOf('.');
  const question = token.slice(0, end);
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(signature(secret, question));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [first = 0, second = 0, until = 0] = question.split('.').map(Number);
  return now.getTime() < until ? { first, second } : undefined;
}

/** Whether the token is ours and valid, and the answer is its sum. */
export function isRightSum(
  config: Pick<Config, 'secret'>,
  { token, answer }: { token: string; answer: number },
  now: Date,
): boolean {
  const question = questionOf(config, token, now);
  return question !== undefined && answer === question.first + question.second;
}

function signature(secret: string, question: string): string {
  return createHmac('sha256', secret).update(`sum question ${question}`).digest('base64url');
}
