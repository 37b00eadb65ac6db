import { catalogue } from '../../catalogue.ts';

export const documentsSignatureTexts = catalogue('documents/signature', {
  notOurs: 'Not one of our vouchers',
  notOursText: 'We did not sign this voucher, or the link is incomplete.',
  cannotCheck: 'This browser cannot check signatures',
  cannotCheckText: 'Go online to check this voucher.',
  expired: 'Expired',
  expiredText: 'The signature is genuine, but the voucher has expired.',
  genuine: 'The signature is genuine',
  genuineText: 'Only the signature was checked. The voucher may have been used, changed or cancelled since.',
});
