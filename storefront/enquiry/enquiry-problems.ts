import { emailAddressOf } from '../../service/core/email-address.ts';
import { ApiError } from '../device/api.ts';

/** S2 §5 and §8. */
export const texts = {
  captcha: 'Please solve the captcha correctly',
  sent: 'Thank you for your message.',
  failed: 'Something went wrong. Please try again.',
  /** To browsers without scripts, which are asked when they have sent the form. */
  sumFirst: 'Almost done. Please answer the sum and send your message again.',
} as const;

const missing: Readonly<Record<string, string>> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  subject: 'Please enter a subject.',
  message: 'Please write a message.',
};

/** What is wrong with the fields, by their names; empty when nothing is. */
export function enquiryProblems(values: Readonly<Record<string, string>>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, words] of Object.entries(missing)) if (!values[name]?.trim()) problems[name] = words;
  if (!problems['email'] && !emailAddressOf((values['email'] ?? '').trim())) {
    problems['email'] = 'Please enter a valid email address.';
  }
  return problems;
}

/** What to say of an enquiry that was refused or did not arrive. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 400 && error.message === texts.captcha) return texts.captcha;
  const passing = error.status === 429 || error.status === 503;
  return (passing && error.message) || texts.failed;
}
