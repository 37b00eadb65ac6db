import type { Context } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { insertLeaveCode } from './subscribers.sql.ts';

/** Where an email's links lead. */
export function confirmLink(publicUrl: string, code: string): string {
  return `${publicUrl}/newsletter/confirm?code=${code}`;
}

/** A link of its own for one email: it ends the subscription for as long as the email is kept. */
export async function makeLeaveLink(ctx: Context, subscriberId: number): Promise<string> {
  const code = makeSecretCode();
  await insertLeaveCode(ctx.db, subscriberId, hashOfCode(code), ctx.now);
  return `${ctx.config.publicUrl}/newsletter/unsubscribe?code=${code}`;
}
