import { enquiryTexts } from '../../messages/en/enquiry.ts';
import type { Translate } from '../../messages/translate.ts';
import type { SumQuestion } from '../../service/enquiries/enquiry-body.ts';
import { ApiError } from '../device/api.ts';

/** The server's answer to a form that was sent without scripts. */
export interface EnquiryAnswer {
  readonly sent: boolean;
  /** The entered values, so that they need not be typed again. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly problem?: string | undefined;
  /** The sum to answer next, and the idempotency key of this form. */
  readonly question: SumQuestion;
  readonly form: string;
}

/** The message for an enquiry that was refused or did not arrive. */
export function refusalText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const wrongSum = t(enquiryTexts.wrongSum);
  if (error.status === 400 && error.message === wrongSum) return wrongSum;
  const passing = error.status === 429 || error.status === 503;
  return (passing && error.message) || t(enquiryTexts.failed);
}
