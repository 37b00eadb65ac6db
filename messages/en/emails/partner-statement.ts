import { catalogue } from '../../catalogue.ts';

export const emailsPartnerStatementTexts = catalogue('emails/partner-statement', {
  subject: 'We’ve paid you {amount}',
  title: 'Your payout is on its way',
  preview: 'Your statement, {first} to {last}.',
  paid: 'We’ve transferred {amount} to you, dated {day}.',
  toAccount: 'It goes to your bank account ending in {digits}.',
  statement: 'Statement, {first} to {last}',
  sales: 'Sales before tax',
  commission: 'Our commission, including GST',
  tcs: 'TCS',
  paidBefore: 'Paid before',
  payout: 'This payout',
  bankReference: 'Bank reference (UTR)',
  rounded: 'Payouts are rounded to whole rupees for each month.',
  open: 'Open statement',
  notRight: 'If something is not right, contact us.',
  toPartner: 'You are receiving this email because you sell through {house}.',
});
