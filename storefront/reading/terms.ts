import { termsTexts } from '../../messages/en/terms.ts';
import type { Reading } from './reading.ts';

export const terms: Reading = {
  title: termsTexts.title,
  lead: termsTexts.lead,
  changed: '29 November 2026',
  sections: (t, own) => [
    t(termsTexts.agreement, own),
    t(termsTexts.account, own),
    t(termsTexts.prices, own),
    t(termsTexts.payment, own),
    t(termsTexts.cancellation, own),
    t(termsTexts.trip, own),
    t(termsTexts.problems, own),
    t(termsTexts.reviews, own),
    t(termsTexts.fairUse, own),
    t(termsTexts.responsibility, own),
    t(termsTexts.complaints, own),
  ],
};
