import { catalogue } from '../catalogue.ts';

export const departureTexts = catalogue('departure', {
  countdown: '{days, plural, =0 {{place} today} =1 {{place} tomorrow} other {{place} in # days}}',
  next: 'What happens next',
  voucherWhenPaid: 'Once you have paid, we email your voucher',
  voucherInEmail: 'Your voucher is in your email',
  voucherSent: 'Your voucher is in your email, and on this page',
  checkIn: 'Check in at {name} on {day}',
  pickUp: 'Pick up {name} on {day}',
  visit: '{name} on {day}',
  addToCalendar: 'Add to calendar',
  share: 'Share',
  linkCopied: 'Link copied!',
  linkNotCopied: 'The link could not be copied',
});
