import { isDeepStrictEqual } from 'node:util';
import { readSettings } from '../catalog/settings/read-settings.ts';
import { conflict, invalid } from '../core/app-error.ts';
import { enquiryLetter } from '../letters/enquiry.email.ts';
import { writeLetter } from '../letters/write-letter.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { enquiryOf, insertEnquiry } from './enquiries.sql.ts';
import type { Enquiry } from './enquiry.ts';
import { answersSum } from './sum-question.ts';

/**
 * Keeps what somebody wrote to the operator and sends it to the address of the setting `contact`; an answer to that
 * letter goes to the one who wrote. The same enquiry with the same question again changes nothing and is answered alike.
 * Throws ValidationError for a wrong sum or a question that is not ours or too old, ConflictError for a question that let
 * in something else.
 */
export async function enquire(
  ctx: Context,
  { token, answer, ...enquiry }: Enquiry & { token: string; answer: number },
): Promise<{ ok: true }> {
  if (!answersSum(ctx.config, { token, answer }, ctx.now)) throw invalid('Please solve the captcha correctly');
  const questionHash = hashOfCode(token);
  return inTransaction(ctx, async (ctx) => {
    if (!(await insertEnquiry(ctx.db, { ...enquiry, questionHash, now: ctx.now }))) {
      if (isDeepStrictEqual(await enquiryOf(ctx.db, questionHash), enquiry)) return { ok: true };
      throw conflict('This question was answered before; ask for a new one');
    }
    const { contact } = await readSettings(ctx);
    await writeLetter(ctx, { kind: 'enquiry', to: contact.email, replyTo: enquiry.email, ...enquiryLetter(enquiry) });
    return { ok: true };
  });
}
