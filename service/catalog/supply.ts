/** What is supplied, as the tax law tells supplies apart. Each has a rate of its own where the rules of tax say so. */
export const supplies = [
  'lodging',
  'tour',
  'transport-with-driver',
  'vehicle-without-driver',
  'entry',
  'service-fee',
] as const;
export type Supply = (typeof supplies)[number];
