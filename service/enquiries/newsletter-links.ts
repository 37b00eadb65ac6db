import type { Context } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { insertLeaveCode } from './subscribers.sql.ts';

/** The links of newsletter emails. */
export function confirmLink(publicUrl: string, code: string): string {
  return `${publicUrl}/newsletter/confirm?code=${code}`;
}

/** A link to unsubscribe for one email; it works while the email is stored. */
export async function makeLeaveLink(ctx: Context, subscriberId: number): Promise<string> {
  const code = makeSecretCode();
  await insertLeaveCode(ctx.db, subscriberId, hashOfCode(code), ctx.now);
  return `${ctx.config.publicUrl}/newsletter/unsubscribe?code=${code}`;
}
