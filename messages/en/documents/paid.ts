import { catalogue } from '../../catalogue.ts';

/** How an invoice was paid, and where the amount of a credit note goes. */
export const documentsPaidTexts = catalogue('documents/paid', {
  paidBy: 'Paid by {method} on {day}, reference {reference}.',
  includes: 'This includes {amount} paid earlier, reference {reference}.',
  paidEarlier: 'Paid earlier.',
  paidEarlierBy: 'Paid earlier by {receipts}.',
  partEarlier: '{part} paid earlier. Difference of {difference} paid by {method} on {day}, reference {reference}.',
  partEarlierBy:
    '{part} paid earlier by {receipts}. Difference of {difference} paid by {method} on {day}, reference {reference}.',
  receipt: '{method}, reference {reference}',
  receipts: '{receipts}, and {receipt}',
  returned: '{amount} of credit note {number} was returned to us on {day}.',
  refunded: '{amount} will be refunded to the original payment method.',
  refundedBefore: '{amount} was refunded to the original payment method before this change.',
  applied: '{amount} has been applied to the changed booking.',
});
