import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config.ts';
import type { SumQuestion } from './enquiry-body.ts';
import { work } from './work.ts';

const hours = 4;
/** Numbers 1 to 10. */
const most = 10;

/** A sum from two random numbers; good for four hours, and for one enquiry. */
export function askSum({ secret }: Pick<Config, 'secret'>, now: Date): SumQuestion {
  const seed = randomBytes(16);
  const first = 1 + (seed.readUInt16BE(0) % most);
  const second = 1 + (seed.readUInt16BE(2) % most);
  const asked = [first, second, now.getTime() + hours * 3_600_000, seed.toString('base64url')].join('.');
  return { first, second, token: `${asked}.${signature(secret, asked)}`, work };
}

/** What a token of ours asks, while it is still good; undefined for any other text. */
export function questionOf(
  { secret }: Pick<Config, 'secret'>,
  token: string,
  now: Date,
): { first: number; second: number } | undefined {
  const end = token.lastIndexOf('.');
  const asked = token.slice(0, end);
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(signature(secret, asked));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [first = 0, second = 0, until = 0] = asked.split('.').map(Number);
  return now.getTime() < until ? { first, second } : undefined;
}

/** Whether the token is one of ours, still good, and the answer its sum. */
export function answersSum(
  config: Pick<Config, 'secret'>,
  { token, answer }: { token: string; answer: number },
  now: Date,
): boolean {
  const question = questionOf(config, token, now);
  return question !== undefined && answer === question.first + question.second;
}

function signature(secret: string, asked: string): string {
  return createHmac('sha256', secret).update(`sum question ${asked}`).digest('base64url');
}
