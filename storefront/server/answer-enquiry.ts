import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { AppError, wordedFor } from '../../service/core/app-error.ts';
import { problemsOf } from '../../service/core/field-rule.ts';
import { makeSumQuestion } from '../../service/enquiries/captcha.ts';
import { enquire } from '../../service/enquiries/enquire.ts';
import type { EnquiryKind } from '../../service/enquiries/enquiry.ts';
import { enquiryRules } from '../../service/enquiries/enquiry.ts';
import { enquiryBody } from '../../service/enquiries/enquiry-body.ts';
import type { Context } from '../../service/platform/context.ts';
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts';
import { readForm } from './web-request.ts';

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** Handles an enquiry from a browser without scripts: asks a sum first, and returns errors with the entered values. */
export async function answerEnquiry(ctx: Context, request: Request, kind: EnquiryKind) {
  const t = textIn(ctx.language);
  const sent = await readForm(request);
  const typed = Object.fromEntries(fields.map((name) => [name, sent[name] ?? '']));
  const again = (status: number, rest: Partial<EnquiryAnswer>) => {
    const question = makeSumQuestion(ctx.config, ctx.now);
    const answer: EnquiryAnswer = { sent: false, typed, errors: {}, question, form: randomUUID(), ...rest };
    return data(answer, { status, headers: { 'Cache-Control': 'private, no-store' } });
  };
  const errors = problemsOf(t, enquiryRules, typed);
  if (Object.keys(errors).length > 0) return again(400, { errors });
  // the page is cached for everyone: the sum is only created when a form is sent
  if (!sent['token']) return again(200, { problem: t(enquiryTexts.sumFirst) });
  const body = enquiryBody.safeParse({
    ...typed,
    kind,
    token: sent['token'],
    form: sent['form'],
    answer: Number.parseInt(sent['answer'] ?? '', 10),
  });
  if (!body.success) return again(400, refused(t, body.error.issues[0]));
  try {
    await enquire(ctx, body.data);
    return again(200, { sent: true, typed: {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return again(error.status, { problem: wordedFor(t, error).message });
  }
}

function refused(t: Translate, issue: { path: PropertyKey[]; message: string } | undefined): Partial<EnquiryAnswer> {
  const field = fields.find((name) => name === issue?.path[0]);
  if (field) return { errors: { [field]: issue?.message ?? t(enquiryTexts.failed) } };
  return { problem: issue?.path[0] === 'answer' ? t(enquiryTexts.wrongSum) : t(enquiryTexts.failed) };
}
