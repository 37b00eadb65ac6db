import { AppError, invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { countFromNetwork } from '../platform/hourly-count.ts';
import { type Enquiry, withoutWorkAnHour } from './enquiry.ts';
import { keepEnquiry } from './keep-enquiry.ts';
import { isNewForm } from './sent-form.ts';
import { answersSum } from './sum-question.ts';
import { isDone } from './work.ts';

/** What lets an enquiry in: the sum, and the work of a device, which those without scripts have not. */
export interface Proof {
  readonly token: string;
  readonly answer: number;
  readonly work?: readonly number[] | undefined;
}

const wrong = 'Please solve the captcha correctly';

/**
 * Keeps what somebody wrote to the operator and sends it to the address of the setting `contact`; an answer to that
 * email goes to the one who wrote. The same `form` with the same words again changes nothing and is answered alike,
 * whatever its proof. Throws ValidationError for a wrong sum, work that was not done, or a question that is not ours,
 * too old or used; ConflictError for a form that said something else before; RateLimitError for too many without work
 * from one network.
 */
export async function enquire(
  ctx: Context,
  { form, token, answer, work, ...enquiry }: Enquiry & Proof & { form: string },
): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'write to the operator');
  return inTransaction(ctx, async (ctx) => {
    const { kind, name, email, phone, subject, message } = enquiry;
    if (!(await isNewForm(ctx, { id: form, said: [kind, name, email, phone, subject, message] }))) return { ok: true };
    if (!answersSum(ctx.config, { token, answer }, ctx.now)) throw invalid(wrong);
    if (work !== undefined && !isDone(token, work)) throw invalid(wrong);
    if (work === undefined) await countWithoutWork(ctx);
    if (!(await keepEnquiry(ctx, enquiry, token))) throw invalid(wrong);
    return { ok: true };
  });
}

async function countWithoutWork(ctx: Context): Promise<void> {
  const retryAfter = await countFromNetwork(ctx, 'enquiries without work from', withoutWorkAnHour);
  if (retryAfter === undefined) return;
  const message = 'Too many messages came from your network. Please try again in an hour, or write to us by email.';
  throw new AppError('RateLimitError', message, { retryAfter });
}
