import { readSettings } from '../catalog/settings/read-settings.ts';
import { enquiryEmail } from '../emails/enquiry.email.ts';
import { writeToOperator } from '../emails/write-to-operator.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { insertEnquiry } from './enquiries.sql.ts';
import type { Enquiry } from './enquiry.ts';

/**
 * Stores an enquiry and emails it to the address of the setting `contact`, once per proof: false if the proof was used
 * before. Runs in the caller's transaction.
 */
export async function saveEnquiry(ctx: Context, enquiry: Enquiry, letIn: string): Promise<boolean> {
  const isNew = await insertEnquiry(ctx.db, { ...enquiry, questionHash: hashOfCode(letIn), now: ctx.now });
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
