import { createHash } from 'node:crypto';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { errorsEnquiriesTexts } from '../../messages/en/errors/enquiries.ts';
import { sentence } from '../../messages/message.ts';
import { readSettings } from '../catalog/settings/read-settings.ts';
import { AppError, conflict, invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { countEmailAgainstLimits } from '../emails/email-limits.ts';
import { enquiryEmail, enquiryReceipt } from '../emails/enquiry.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { writeToOperator } from '../emails/write-to-operator.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { countFromNetwork } from '../platform/hourly-count.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { isRightSum, isWorkDone } from './captcha.ts';
import { fingerprintOf, insertEnquiry, insertForm } from './enquiries.sql.ts';
import { type Enquiry, maxWithoutWorkPerHour } from './enquiry.ts';

/**
 * What an enquiry needs to be accepted: the answer to the sum, and a proof of work, which browsers without scripts
 * lack.
 */
export interface Proof {
  readonly token: string;
  readonly answer: number;
  readonly work?: readonly number[] | undefined;
}

const wrong = sentence(enquiryTexts.wrongSum);

/**
 * Stores an enquiry and emails it to the address of the setting `contact`; replies go to its sender. The sender gets a
 * receipt without the texts, because the address may be another person's. Repeating the same `form` with the same texts
 * changes nothing and gives the same answer, whatever its proof. Throws ValidationError for a wrong sum, an invalid
 * proof of work, or a question that is not ours, too old or used; ConflictError for a form that was sent with other
 * texts; RateLimitError for too many without proof of work from one network.
 *
 * @may everyone
 */
export async function enquire(
  ctx: Context,
  { form, token, answer, work, ...enquiry }: Enquiry & Proof & { form: string },
): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'write to the operator');
  return inTransaction(ctx, async (ctx) => {
    const { kind, name, email, phone, subject, message } = enquiry;
    if (!(await isNewForm(ctx, { id: form, content: [kind, name, email, phone, subject, message] })))
      return { ok: true };
    if (!isRightSum(ctx.config, { token, answer }, ctx.now)) throw invalid(wrong);
    if (work !== undefined && !isWorkDone(token, work)) throw invalid(wrong);
    if (work === undefined) await countWithoutWork(ctx);
    if (!(await saveEnquiry(ctx, enquiry, token))) throw invalid(wrong);
    await confirmReceipt(ctx, email);
    return { ok: true };
  });
}

async function countWithoutWork(ctx: Context): Promise<void> {
  const retryAfter = await countFromNetwork(ctx, 'enquiries without work from', maxWithoutWorkPerHour);
  if (retryAfter === undefined) return;
  throw new AppError('RateLimitError', sentence(errorsEnquiriesTexts.tooManyFromNetwork), { retryAfter });
}

/**
 * Stores an enquiry, with the language of its page, and emails it to the address of the setting `contact`, once per proof:
 * false if the proof was used before. Runs in the caller's transaction.
 */
export async function saveEnquiry(ctx: Context, enquiry: Enquiry, letIn: string): Promise<boolean> {
  const isNew = await insertEnquiry(ctx.db, {
    ...enquiry,
    language: ctx.language,
    questionHash: hashOfCode(letIn),
    now: ctx.now,
  });
  if (!isNew) return false;
  const { contact } = await readSettings(ctx);
  const { email } = enquiry;
  await writeToOperator(
    ctx,
    { kind: 'enquiry', to: contact.email, replyTo: email, ...enquiryEmail(enquiry) },
    { together: ctx.network ?? '' },
  );
  return true;
}

/** An enquiry is accepted whether or not the limits of emails to strangers allow a receipt. */
async function confirmReceipt(ctx: Context, to: string): Promise<void> {
  if (await countEmailAgainstLimits(ctx, { to, about: 'other' })) return;
  const { contact } = await readSettings(ctx);
  await writeEmail(ctx, {
    kind: 'enquiry-receipt',
    to,
    language: ctx.language,
    replyTo: contact.email,
    rateLimit: 'taken',
    ...enquiryReceipt(),
  });
}

/** Days after which form ids are deleted. */
export const formRetentionDays = 30;

/**
 * Records that the form with that id was sent with those texts, in the caller's transaction; false if it was sent
 * before, so that repeating a request whose answer was lost changes nothing. Concurrent calls wait for each other.
 * Throws ConflictError for different texts with the same id.
 */
export async function isNewForm(
  ctx: Context,
  { id, content }: { id: string; content: readonly unknown[] },
): Promise<boolean> {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if (await insertForm(ctx.db, { id, fingerprint, now: ctx.now })) return true;
  if ((await fingerprintOf(ctx.db, id)) !== fingerprint) {
    throw conflict(sentence(errorsEnquiriesTexts.formReused));
  }
  return false;
}
