import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '../platform/context.ts';
import { type FairTurns, makeFairTurns, type Waiting } from '../platform/fair-turns.ts';
import { networksAround } from '../platform/network.ts';

const derive = promisify(argon2);

/** OWASP's argon2id: 19 MiB, two passes, one connection pool. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Each takes 19 MiB and a processor. Staff have a line of their own: no traveller is ever before them. */
const lines: Readonly<Record<'travellers' | 'staff', FairTurns>> = {
  travellers: makeFairTurns(2, { waiting: 100 }),
  staff: makeFairTurns(1, { waiting: 50 }),
};

/** In which line a password waits to be hashed, and with whom it takes turns there. */
export interface HashingTurn extends Waiting {
  readonly line: keyof typeof lines;
}

/** The turn of somebody of whom nothing but the network is known: of IPv6 the widest that one customer may have. */
export function ofNetwork(
  { network }: Pick<Context, 'network'>,
  line: HashingTurn['line'] = 'travellers',
): HashingTurn {
  const widest = networksAround(network).at(-1)?.network ?? 'none';
  return { line, group: `network ${widest}`, known: false };
}

/** The turn of a device, an account or a code that was shown to be known. */
export function ofKnown(group: string, line: HashingTurn['line'] = 'travellers'): HashingTurn {
  return { line, group, known: true };
}

/** The same characters give the same bytes, however the keyboard composed them. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/**
 * Hashes a password into the usual text `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws ServiceUnavailableError when too
 * many wait in that line.
 */
export async function hashPassword(password: string, { line, ...who }: HashingTurn): Promise<string> {
  const nonce = randomBytes(16);
  const message = bytesOf(password);
  const tag = await lines[line](who, () => derive('argon2id', { message, nonce, tagLength, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(nonce)}$${bare(tag)}`;
}

const format = /^\$argon2id\$v=19\$m=(\d{4,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** The hash of nothing: what an unknown account's password is compared with, so that it takes as long. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** True when the password belongs to the hash. Without a hash (unknown account, social login) equally slow, and false. */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  { line, ...who }: HashingTurn,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = format.exec(hash ?? '') ?? format.exec(nobody) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const actual = await lines[line](who, () =>
    derive('argon2id', {
      message: bytesOf(password),
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(actual, expected) && Boolean(hash);
}
