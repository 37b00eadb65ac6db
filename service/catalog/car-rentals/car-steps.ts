import { adminBuilderTexts } from '../../../messages/en/admin/builder.ts';
import type { EntryStep } from '../../content/entry-step.ts';

/** The steps in which a new rental car is made. */
export const carSteps: readonly EntryStep[] = [
  {
    name: 'basics',
    title: adminBuilderTexts.basics,
    asks: ['name', 'location', 'description', 'carType', 'transmission', 'fuelType', 'capacity', 'price', 'vehicles'],
  },
  {
    name: 'photographs',
    title: adminBuilderTexts.photographs,
    asks: ['gallery'],
    advised: ['gallery'],
  },
  { name: 'price', title: adminBuilderTexts.price, asks: ['freeKms', 'extraKmRate', 'originalPrice'] },
  {
    name: 'included',
    title: adminBuilderTexts.included,
    asks: ['included', 'notIncluded', 'features'],
    advised: ['included'],
  },
  { name: 'rules', title: adminBuilderTexts.rules, asks: ['cancellationPolicy', 'freeCancellation'] },
];
