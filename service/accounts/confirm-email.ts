import { invalid } from '../core/app-error.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { findConfirmed, spendCode } from './codes.sql.ts';
import { confirmUser } from './users.sql.ts';

/**
 * Confirms the address that a code was sent to. The same code may come again while it is valid: it changes nothing
 * more and answers the same. It never signs anybody in. Throws ValidationError for a wrong or expired code.
 */
export async function confirmEmail(ctx: Context, { code }: { code: string }): Promise<{ ok: true }> {
  const codeHash = hashOfCode(code);
  return inTransaction(ctx, async (ctx) => {
    const first = await spendCode(ctx.db, 'confirm', codeHash, ctx.now);
    const userId = first ?? (await findConfirmed(ctx.db, codeHash, ctx.now));
    if (userId === undefined) throw invalid('Incorrect code provided');
    if (first !== undefined) await confirmUser(ctx.db, first, ctx.now);
    return { ok: true };
  });
}
