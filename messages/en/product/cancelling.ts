import { catalogue } from '../../catalogue.ts';

export const productCancellingTexts = catalogue('product/cancelling', {
  nonRefundable: 'Non-refundable',
  freeUntil: '<lead>Free cancellation</lead> until {time}',
  refundUntil: '<lead>{percent}% refund</lead> until {time}',
  free: 'Free Cancellation',
  refund: '{percent}% refund',
  upTo: 'Up to {time}',
  startTime: 'the start time',
  next: '{terms}, then {percent}% refund until {time}',
});
