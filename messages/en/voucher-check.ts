import { catalogue } from '../catalogue.ts';

/** The page that says whether a voucher is valid. */
export const voucherCheckTexts = catalogue('voucher-check', {
  validText: 'Paid and not yet used.',
  usedText: 'This voucher was used',
  changedText: 'The booking has changed since this voucher was issued. Ask for the new voucher.',
  cancelledText: 'This booking was cancelled. The voucher is not valid.',
  overText: 'This voucher has expired.',
  unknownText: 'We did not issue this voucher, or the link is incomplete.',
  unknown: 'Not valid',
  unknownTitle: 'This is not one of our vouchers',
  usedOn: 'This voucher was used on {when}.',
  check: 'Check a voucher',
  ask: 'Ask us about this voucher',
  valid: 'Valid',
  used: 'Used',
  changed: 'Changed',
  cancelled: 'Cancelled',
  over: 'Expired',
  askSubject: 'A voucher that is not valid',
  forHosts: 'For hosts and guides: <offline>check vouchers offline</offline>',
  forHostsOfGuest:
    'For hosts and guides: <offline>check vouchers offline</offline> · <guest>check this guest in</guest>',
});
