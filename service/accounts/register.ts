import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';
import { linkingIn } from '../core/language-address.ts';
import { requireRight } from '../core/may.ts';
import { accountConfirmation } from '../emails/account.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { violates } from '../platform/database/database-error.ts';
import { issueCode } from './one-time-code.ts';
import { passwordProblem } from './password.ts';
import { hashingTurnOfNetwork, hashPassword } from './password-hash.ts';
import { type SignedInSession, signIn } from './sign-in.ts';
import { checkBorn, type Profile } from './user.ts';
import { findUserWithHash, insertUser } from './users.sql.ts';

export interface Registration extends Profile {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Name of the device (`deviceName`). */
  readonly deviceName: string;
}

function taken(): AppError {
  return new AppError('ApplicationError', sentence(errorsAccountsTexts.taken));
}

/**
 * Opens an account, signs in, and sends the email that confirms the address, all or nothing. Throws ApplicationError if
 * the address has an account, ValidationError for a common password, RateLimitError if no email can be sent to the
 * address now.
 *
 * @may everyone
 */
export async function register(ctx: Context, input: Registration): Promise<SignedInSession> {
  requireRight(ctx.viewer, 'sign in');
  const { username, email, password } = input;
  checkBorn(input, ctx.now);
  const problem = passwordProblem(password, input);
  if (problem) throw invalid(problem);
  if (await findUserWithHash(ctx.db, { email })) throw taken();
  const passwordHash = await hashPassword(password, hashingTurnOfNetwork(ctx));
  try {
    return await inTransaction(ctx, async (ctx) => {
      const user = await insertUser(ctx.db, { email, username, passwordHash, profile: input, now: ctx.now });
      const code = await issueCode(ctx, user.id, 'confirm');
      const link = `${linkingIn(ctx.language, ctx.config).publicUrl}/confirm-email?code=${code}`;
      const mail = accountConfirmation({ link });
      await writeEmail(ctx, {
        kind: 'account-confirmation',
        to: email,
        language: ctx.language,
        userId: user.id,
        rateLimit: 'account',
        ...mail,
      });
      const opened = await signIn(ctx, { userId: user.id, passwordHash, device: input.deviceName });
      if (!opened) throw new Error('A new account could not be signed in');
      return { ...opened, user, passwordHash };
    });
  } catch (error) {
    if (violates(error, 'users_email_key')) throw taken();
    throw error;
  }
}
