import { termsTexts } from '../../messages/en/terms.ts';
import type { Reading } from './reading.ts';

export const terms: Reading = {
  title: termsTexts.title,
  lead: termsTexts.lead,
  changed: '2026-11-29',
  sections: (t, own) => [
    t(termsTexts.agreement, own),
    t(termsTexts.account),
    t(termsTexts.prices),
    t(termsTexts.payment, own),
    t(termsTexts.cancellation),
    t(termsTexts.trip),
    t(termsTexts.problems, own),
    t(termsTexts.reviews),
    t(termsTexts.fairUse),
    t(termsTexts.responsibility),
    t(termsTexts.complaints, own),
  ],
};
