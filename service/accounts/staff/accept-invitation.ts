import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { textIn } from '../../../messages/translate.ts';
import { type AppError, notFound, wrongFields } from '../../core/app-error.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { problemsOf } from '../../core/field-rule.ts';
import { requireRight } from '../../core/may.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { recordAudits } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { hashOfCode } from '../../platform/secret-code.ts';
import { clearUnconfirmed } from '../clear-unconfirmed.ts';
import { deviceCookie, deviceIn } from '../known-device.ts';
import { passwordProblem } from '../password.ts';
import { hashPassword, knownHashingTurn } from '../password-hash.ts';
import { confirmUser, lockUserByEmail, userOfStaff } from '../users.sql.ts';
import { findInvitation, spendInvitation } from './invitations.sql.ts';
import { hashOfRecoveryCode, makeRecoveryCodes, sealSecret, secretToSetUp, stepOfCode } from './second-factor.ts';
import { admitStaff, hasAdmin, replaceRecoveryCodes } from './staff.sql.ts';
import { staffAccount, welcomeRules } from './staff.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';
import { startStaffSession } from './staff-sign-in.ts';

interface Accepted {
  readonly cookie: string;
  /** The cookie that makes the device known. */
  readonly device: string;
  /** Shown only once. */
  readonly recoveryCodes: readonly string[];
}

/**
 * Accepts an invitation, once: sets the password and the authenticator whose code was entered, and signs in. Current
 * staff get new keys, and their old sessions end. Throws ValidationError with `errors` by field for invalid input,
 * which leaves the link usable, and NotFoundError for a used or expired link.
 *
 * @may everyone
 */
export async function acceptInvitation(
  ctx: Context,
  input: {
    invitation: string;
    email: string;
    name: string;
    password: string;
    again: string;
    code: string;
    deviceName: string;
    /** The request's cookie header. */
    cookie?: string | undefined;
  },
): Promise<Accepted> {
  requireRight(ctx.viewer, 'sign in');
  const codeHash = hashOfCode(input.invitation);
  const found = await findInvitation(ctx.db, { codeHash, now: ctx.now });
  if (!found) throw ended();
  const email = found.email ?? emailAddressOf(input.email);
  const base32 = secretToSetUp(ctx.config.secret, input.invitation);
  // limits guessing of codes with a leaked link
  await ctx.limiter.count([{ key: `invitation ${found.id}`, seconds: 3_600, times: 60 }], ctx.now);
  const step = stepOfCode(base32, input.code, ctx.now);
  const { name: nameProblem, password, again, code } = problemsOf(textIn(ctx.language), welcomeRules, input);
  const person = { email: email ?? '', username: input.name };
  const refused = wrongFields({
    email: email === undefined ? sentence(adminFieldRulesTexts.emailWrong) : undefined,
    name: nameProblem,
    password: password ?? passwordProblem(input.password, person),
    again: again ?? (input.password === input.again ? undefined : sentence(fieldRulesTexts.passwordsDiffer)),
    code: code ?? (step === undefined ? sentence(adminFieldRulesTexts.codeWrong) : undefined),
  });
  if (refused || email === undefined || step === undefined) throw refused;
  const passwordHash = await hashPassword(input.password, knownHashingTurn(`invitation ${found.id}`, 'staff'));
  const recoveryCodes = makeRecoveryCodes();
  const before = await deviceIn(ctx, { cookie: input.cookie });
  const device = await deviceCookie(ctx, before, { account: staffAccount(email), passwordHash, path: '/admin' });
  return inTransaction(ctx, async (ctx) => {
    const invitation = await findInvitation(ctx.db, { codeHash, now: ctx.now, lock: true });
    if (!invitation || (invitation.email === null && (await hasAdmin(ctx.db)))) throw ended();
    const name = input.name.trim();
    const proven = invitation.email !== null;
    if (proven) await takeFromStranger(ctx, email);
    const userId = await userOfStaff(ctx.db, { email, name, proven, now: ctx.now });
    const { role } = invitation;
    const secondFactor = sealSecret(ctx.config.secret, base32);
    await admitStaff(ctx.db, { userId, role, passwordHash, secondFactor, step, now: ctx.now });
    await replaceRecoveryCodes(
      ctx.db,
      userId,
      recoveryCodes.map((code) => hashOfRecoveryCode(code) ?? ''),
    );
    await closeStaffSessions(ctx.db, { userId });
    await spendInvitation(ctx.db, invitation.id, ctx.now);
    const viewer: SignedIn = { kind: 'user', userId, sessionId: '', role, email, username: name, confirmed: true };
    const after = { name, email, role };
    const what = { action: 'accept', subjectType: 'invitation', subjectId: String(invitation.id), after };
    const made = { action: 'renew recovery codes', subjectType: 'staff', subjectId: email };
    await recordAudits({ ...ctx, viewer }, [what, made]);
    return { cookie: await startStaffSession(ctx, { userId, device: input.deviceName }), device, recoveryCodes };
  });
}

/** The invitation proves the mailbox: an account that a stranger opened with its address is given to its owner. */
async function takeFromStranger(ctx: Context, email: string): Promise<void> {
  const user = await lockUserByEmail(ctx.db, email);
  if (!user || user.confirmed) return;
  await clearUnconfirmed(ctx, user.id);
  await confirmUser(ctx.db, user.id, ctx.now);
}

function ended(): AppError {
  return notFound(sentence(errorsAccountsTexts.linkUsed));
}
