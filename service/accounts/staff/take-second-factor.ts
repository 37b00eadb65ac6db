import { staffWrongCodes } from '../../emails/staff.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { limitsPerNetwork } from '../../platform/limits/limiter.ts';
import { hashOfRecoveryCode, openSecret, stepOfCode } from './second-factor.ts';
import { type StaffKeys, spendRecoveryCode, takeCodeStep } from './staff.sql.ts';

const anHour = 3_600;
/** Codes of one person that are verified per hour with the right password: on a known device, or from one network. */
const triesHere = 10;
/** And from all networks together, except known devices: one code in 300,000 is right. */
const triesEverywhere = 200;
/** Wrong codes within an hour after which the owner is notified, at most once in twelve hours. */
const wrongBeforeEmail = 3;
const hoursBetweenEmails = 12;

export type SecondFactor = 'authenticator' | 'recovery code';

/**
 * Uses a code of the authenticator or a recovery code, once; undefined if it is wrong or there were too many tries. A
 * person who has the password can use up the tries of their own network only; the owner gets an email about them.
 */
export async function takeSecondFactor(
  ctx: Context,
  keys: StaffKeys,
  { code, knownDevice }: { code: string; knownDevice: string | undefined },
): Promise<SecondFactor | undefined> {
  const of = `second factor of ${keys.userId}`;
  const here = { seconds: anHour, times: triesHere };
  const limits =
    knownDevice === undefined
      ? [
          ...limitsPerNetwork(ctx.network ?? 'no network', (from) => `${of} from ${from}`, here),
          { key: `${of} from unknown devices`, seconds: anHour, times: triesEverywhere },
        ]
      : [{ key: `${of} on ${knownDevice}`, ...here }];
  // one after another: a caller refused for their own network does not count for all networks
  for (const limit of limits) {
    const counted = ctx.limiter.count([limit], ctx.now);
    if (!(await counted.then(() => true).catch(() => false))) return undefined;
  }
  const taken = await takeCode(ctx, keys, code);
  if (taken) {
    const used = limits.map(({ key }) => key);
    await ctx.limiter.uncount(used, ctx.now);
  } else await countWrongCode(ctx, keys);
  return taken;
}

async function takeCode(ctx: Context, keys: StaffKeys, code: string): Promise<SecondFactor | undefined> {
  const { userId, passwordHash } = keys;
  const base32 = openSecret(ctx.config.secret, keys.secondFactor);
  const step = base32 === undefined ? undefined : stepOfCode(base32, code, ctx.now);
  if (step !== undefined) {
    return (await takeCodeStep(ctx.db, { userId, passwordHash, step })) ? 'authenticator' : undefined;
  }
  const hash = hashOfRecoveryCode(code);
  if (hash === undefined) return undefined;
  return (await spendRecoveryCode(ctx.db, { userId, hash, now: ctx.now })) ? 'recovery code' : undefined;
}

async function countWrongCode(ctx: Context, { userId, email }: StaffKeys): Promise<void> {
  const { limiter, now } = ctx;
  const [wrong] = await limiter.count([{ key: `wrong codes of ${userId}`, seconds: anHour }], now);
  if (!wrong || wrong.calls < wrongBeforeEmail) return;
  const emailLimit = { key: `email about wrong codes of ${userId}`, seconds: hoursBetweenEmails * anHour };
  const [emails] = await limiter.count([emailLimit], now);
  if (emails?.calls !== 1) return;
  const link = `${ctx.config.publicUrl}/admin/account`;
  const mail = staffWrongCodes({ tries: wrongBeforeEmail, link });
  await inTransaction(ctx, (ctx) => writeEmail(ctx, { kind: 'staff-wrong-codes', to: email, userId, ...mail }));
}
