import { newsletterTexts } from '../../messages/en/newsletter.ts';
import type { Translate } from '../../messages/translate.ts';
import { problemOf } from '../../service/core/field-rule.ts';
import { enquiryRules } from '../../service/enquiries/enquiry.ts';
import { ApiError, callApi, makeFormIds } from '../device/api.ts';

const ids = makeFormIds();

export interface NewsletterAnswer {
  readonly sent: boolean;
  readonly text: string;
}

const rule = enquiryRules.email;

/** Subscribes the entered address to the newsletter, and returns the message to show. */
export async function answerTo(t: Translate, typed: string): Promise<NewsletterAnswer> {
  const email = typed.trim();
  const problem = problemOf(t, rule, email);
  if (problem) return { sent: false, text: problem };
  try {
    await callApi('POST', '/api/newsletter', { email, form: ids.idFor(email) }, { token: null });
    ids.arrived();
  } catch (error) {
    return { sent: false, text: refusalOf(t, error) };
  }
  return { sent: true, text: t(newsletterTexts.sent, { email }) };
}

function refusalOf(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 400) return t(rule.wrong);
  const passing = error.status === 0 || error.status === 429 || error.status === 503;
  return (passing && error.message) || t(newsletterTexts.failed);
}

/** Handles the newsletter form: the answer is shown below the field, which gets the focus back after an error. */
export async function subscribeToNewsletter(t: Translate, form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const place = form.querySelector('[role="status"]');
  if (!field || !button || !place || button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  place.textContent = '';
  const { sent, text } = await answerTo(t, field.value);
  button.removeAttribute('aria-busy');
  field.removeAttribute('aria-invalid');
  place.textContent = text;
  place.classList.toggle('text-on-night-danger', !sent);
  if (sent) field.value = '';
  else {
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }
  place.scrollIntoView({ block: 'nearest' });
}
