import { catalogue } from '../../catalogue.ts';

/** Cancellation terms. `start`: what the product begins with, such as 'check-in'. */
export const catalogTermsTexts = catalogue('catalog/terms', {
  freeUntil: 'Free cancellation until {until}',
  refundUntil: '{percent}% refund until {until}',
  nonRefundable: 'Non-refundable',
  freeEnded: 'Free cancellation has ended for this {start}',
  refundEnded: 'Too late to get a refund for this {start}',
});
