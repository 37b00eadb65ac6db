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

/** ENQUIRY-2 and ENQUIRY-3. */
export const texts = {
  captcha: 'Please solve the captcha correctly',
  sent: 'Thank you for your message.',
  failed: 'Something went wrong. Please try again.',
  /** For browsers without scripts, which get the sum after they have sent the form. */
  sumFirst: 'Almost done. Please answer the sum and send your message again.',
} as const;

/** The message for an enquiry that was refused or did not arrive. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 400 && error.message === texts.captcha) return texts.captcha;
  const passing = error.status === 429 || error.status === 503;
  return (passing && error.message) || texts.failed;
}
