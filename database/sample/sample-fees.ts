import type { StayFees } from '../../service/catalog/settings/stay-fees.ts';

const share = (percent: number) => ({ percent, cap: 500 });

/**
 * The fees of the sample's stays: those of cheap types are a share of the nights, so that none adds more than 40% to a
 * night. All others have the specified ₹500 each (MONEY-4).
 */
export const sampleFees: StayFees = [
  {
    propertyTypes: [
      'Hostels',
      'Guest Houses',
      'Homestays',
      'Bed and Breakfasts',
      'Motels',
      'Lodges',
      'Campsites',
      'Holiday Parks',
    ],
    cleaning: share(8),
    service: share(8),
  },
  { propertyTypes: ['Hotels'], cleaning: share(15), service: share(15) },
  { propertyTypes: ['*'], cleaning: { amount: 500 }, service: { amount: 500 } },
];
