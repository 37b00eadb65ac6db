import { catalogue } from '../catalogue.ts';

/** A message by which travellers share a voucher. */
export const sharedVoucherTexts = catalogue('shared-voucher', {
  link: 'Voucher: {link}',
  subject: 'Voucher: {name}',
});
