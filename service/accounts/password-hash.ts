import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '../platform/context.ts';
import { workLimits } from '../platform/load/work-limits.ts';
import { type QueuedCaller, WorkQueue } from '../platform/load/work-queue.ts';
import { networksAround } from '../platform/network.ts';

const derive = promisify(argon2);

/** OWASP's parameters of argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const queues = {
  travellers: new WorkQueue(workLimits.passwords),
  staff: new WorkQueue(workLimits.staffPasswords),
};

/** The queue in which a password waits to be hashed, and the group that it takes turns with. */
export interface HashingTurn extends QueuedCaller {
  readonly line: keyof typeof queues;
}

/** For a caller known by network only: for IPv6 the widest network that one customer may have. */
export function hashingTurnOfNetwork(
  { network }: Pick<Context, 'network'>,
  line: HashingTurn['line'] = 'travellers',
): HashingTurn {
  const widest = networksAround(network).at(-1)?.network ?? 'none';
  return { line, group: `network ${widest}`, known: false };
}

/** For a known device, account or valid code. */
export function knownHashingTurn(group: string, line: HashingTurn['line'] = 'travellers'): HashingTurn {
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
 * Hashes a password into `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws ServiceUnavailableError if the queue is full.
 */
export async function hashPassword(password: string, { line, ...caller }: HashingTurn): Promise<string> {
  const nonce = randomBytes(16);
  const message = bytesOf(password);
  const tag = await queues[line].run(() => derive('argon2id', { message, nonce, tagLength, ...cost }), { caller });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(nonce)}$${bare(tag)}`;
}

const format = /^\$argon2id\$v=19\$m=(\d{4,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** A hash that matches nothing: passwords of unknown accounts are compared with it, to take as long. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** True if the password matches the hash. Without a hash (unknown account, social login) as slow, and false. */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  { line, ...caller }: HashingTurn,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = format.exec(hash ?? '') ?? format.exec(nobody) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const deriveAgain = () =>
    derive('argon2id', {
      message: bytesOf(password),
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    });
  const actual = await queues[line].run(deriveAgain, { caller });
  return timingSafeEqual(actual, expected) && Boolean(hash);
}
