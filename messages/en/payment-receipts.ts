import { catalogue } from '../catalogue.ts';

/** What a payment for a change was for. */
export const paymentReceiptsTexts = catalogue('payment-receipts', {
  begun: '{name}: {days}',
  cancelled: '{name}: cancelled',
});
