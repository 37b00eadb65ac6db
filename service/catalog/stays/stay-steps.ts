import { adminBuilderTexts } from '../../../messages/en/admin/builder.ts';
import type { EntryStep } from '../../content/entry-step.ts';

/** The steps in which a new stay is made. */
export const staySteps: readonly EntryStep[] = [
  {
    name: 'basics',
    title: adminBuilderTexts.basics,
    asks: ['name', 'location', 'type', 'description', 'maxGuests', 'bedrooms', 'bathrooms'],
  },
  {
    name: 'place',
    title: adminBuilderTexts.place,
    asks: ['latitude', 'longitude'],
    advised: ['latitude'],
  },
  {
    name: 'photographs',
    title: adminBuilderTexts.photographs,
    asks: ['stayimages'],
    advised: ['stayimages'],
  },
  {
    name: 'rooms',
    title: adminBuilderTexts.rooms,
    asks: ['amenities', 'meal_options'],
    parts: [
      {
        relation: 'room_types',
        fields: ['Name', 'Price', 'MaxGuests', 'rooms', 'BedConfiguration', 'mealPlan', 'Image'],
        begin: { Name: adminBuilderTexts.standardRoom, MaxGuests: '2', rooms: '1' },
      },
    ],
    advised: ['room_types', 'amenities'],
  },
  {
    name: 'price',
    title: adminBuilderTexts.price,
    asks: ['price', 'originalPrice'],
    needs: ['price', 'room_types'],
  },
  {
    name: 'rules',
    title: adminBuilderTexts.rules,
    asks: ['cancellationPolicy', 'freeCancellation'],
    parts: [
      {
        relation: 'house_rules',
        fields: ['checkInTime', 'checkOutTime'],
        begin: { checkInTime: '14:00', checkOutTime: '11:00' },
      },
      { relation: 'stay_facts', fields: ['couples', 'localIds', 'minimumAge'] },
    ],
    advised: ['house_rules'],
  },
];
