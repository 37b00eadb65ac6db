import { adminBuilderTexts } from '../../../messages/en/admin/builder.ts';
import type { EntryStep } from '../../content/entry-step.ts';

const place: EntryStep = {
  name: 'place',
  title: adminBuilderTexts.place,
  asks: ['latitude', 'longitude', 'meetingPoint'],
  advised: ['latitude'],
};

const photographs: EntryStep = {
  name: 'photographs',
  title: adminBuilderTexts.photographs,
  asks: ['gallery'],
  advised: ['gallery'],
};

const price: EntryStep = {
  name: 'price',
  title: adminBuilderTexts.price,
  asks: ['adultPrice', 'childPrice', 'seniorPrice', 'infantPrice', 'originalPrice'],
};

const included: EntryStep = {
  name: 'included',
  title: adminBuilderTexts.included,
  asks: ['included', 'notIncluded', 'languages'],
  advised: ['included'],
};

const rules: EntryStep = {
  name: 'rules',
  title: adminBuilderTexts.rules,
  asks: ['cancellationPolicy', 'freeCancel', 'asksNames', 'additionalInfo'],
};

/** The steps in which a new attraction is made. */
export const attractionSteps: readonly EntryStep[] = [
  {
    name: 'basics',
    title: adminBuilderTexts.basics,
    asks: ['name', 'location', 'description', 'price', 'places', 'activity'],
  },
  { ...place, asks: [...place.asks, 'area'] },
  photographs,
  { name: 'times', title: adminBuilderTexts.times, asks: ['duration', 'availability', 'timeSlots'] },
  price,
  included,
  rules,
];

/** The steps in which a new tour package is made. */
export const tourSteps: readonly EntryStep[] = [
  {
    name: 'basics',
    title: adminBuilderTexts.basics,
    asks: ['name', 'location', 'description', 'type', 'price', 'places'],
    advised: ['type'],
  },
  { ...place, asks: [...place.asks, 'meetingTime'] },
  photographs,
  {
    name: 'days',
    title: adminBuilderTexts.days,
    asks: ['duration', 'privateTour', 'itinerary'],
    advised: ['itinerary'],
  },
  price,
  included,
  rules,
];
