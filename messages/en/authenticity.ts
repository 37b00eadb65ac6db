import { catalogue } from '../catalogue.ts';

/** The page on which anyone checks whether a message is from the operator. */
export const authenticityTexts = catalogue('authenticity', {
  title: 'Is this really from us?',
  lead: 'Paste a message, link, phone number, email address, UPI ID or voucher. We compare it with what {site} really uses.',
  field: 'Message, link, number or address',
  hint: 'We do not keep what you paste.',
  check: 'Check',
  tooLong: 'Paste at most 5,000 characters.',
  nothing: 'There is nothing to check in this text',
  nothingText: 'Paste the link, phone number, email address or UPI ID itself.',
  ours: 'All of this is ours',
  oursText:
    'Senders can still be faked. Open the site by typing its address, and look for your booking there before you pay.',
  notOurs: 'This is not from us: do not pay, and do not reply',
  notOursText: 'We do not use the ones with ‘Not ours’. Send us the message, and we will help you.',
  showUs: 'Send us the message',
  showUsSubject: 'A message that may not be from you',
  isOurs: 'Ours',
  isNotOurs: 'Not ours',
  link: 'Link',
  voucher: 'Voucher link',
  email: 'Email address',
  phone: 'Phone number',
  upi: 'UPI ID',
  checkVoucher: 'Check this voucher',
  weUse: 'What we use',
  site: 'Website',
  emails: 'Email',
  phones: 'Phone',
  pages: 'Our pages',
  noUpi: 'None. You pay on our website.',
  never: 'We never ask you for these',
  neverText:
    'We never ask by phone or message for your password, an OTP, a UPI PIN, a card number, or a copy of your Aadhaar.',
});
