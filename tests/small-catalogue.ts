import { readDestinations } from '../database/sample/read-sample.ts';
import type { SampleCatalogue } from '../database/sample/sample-catalogue.ts';
import type { StaySample } from '../database/sample/stay-sample.ts';
import { smallAttractions, smallCars, smallTours } from './small-products.ts';

const rules = {
  checkInTime: '14:00',
  checkOutTime: '11:00',
  cancellationPolicy: 'Free until 24 hours before check-in.',
  childrenPolicy: 'Children are welcome.',
  bedPolicy: 'One extra bed fits.',
  ageRestriction: 'Guests must be 18 to check in.',
  petsPolicy: 'No pets.',
  eventsPolicy: 'No parties.',
  quietHours: 'Quiet from 22:00 to 07:00.',
};

function stay(
  overrides: Pick<StaySample, 'slug' | 'name' | 'destination' | 'location' | 'type' | 'room_types'> &
    Partial<StaySample>,
): StaySample {
  return {
    propertyRating: 4,
    description: `${overrides.name} in ${overrides.location.split(',')[0]}.`,
    maxGuests: Math.max(...overrides.room_types.map(({ MaxGuests }) => MaxGuests)),
    bedrooms: 1,
    bathrooms: 1,
    latitude: 29.39,
    longitude: 79.45,
    amenities: ['Free WiFi', 'Restaurant', 'Parking'],
    meal_options: ['Breakfast included'],
    room_facilities: ['Heating', 'Mountain view'],
    activities: ['Trekking'],
    stayimages: [
      ['hotel', 1],
      ['himalayan-lake', 2],
      ['room-lake', 3],
    ],
    nearby_places: [
      {
        Name: 'Mall Road',
        Type: 'other',
        Description: 'The promenade.',
        Distance: 0.4,
        WalkingTime: '5 min walk',
      },
    ],
    faqs: [{ question: 'Is there parking?', answer: 'Yes, for six cars.' }],
    house_rules: rules,
    freeCancellation: true,
    noCard: true,
    noPrepayment: false,
    guest_reviews: [
      { Name: 'Meera Nair', Rating: 5, Comment: 'The lake from the bed.', date: '2026-10-02' },
      { Name: 'Tom Baker', Rating: 4, Comment: 'Steep path, worth it.', date: '2026-09-12' },
    ],
    ...overrides,
  };
}

/**
 * A catalogue with easy numbers, for tests: a hotel with one last suite, a villa, a hostel without reviews, and two each
 * of attractions, tour packages and cars.
 */
export const smallCatalogue: SampleCatalogue = {
  destinations: readDestinations(),
  attractions: smallAttractions,
  tours: smallTours,
  cars: smallCars,
  stays: [
    stay({
      slug: 'lake-house',
      name: 'Lake House',
      destination: 'nainital',
      location: 'Mallital, Nainital, Uttarakhand',
      type: 'Hotels',
      originalPrice: 5000,
      room_types: [
        {
          Name: 'Lake Room',
          Price: 4000,
          MaxGuests: 2,
          rooms: 5,
          Description: 'Faces the lake.',
          BedConfiguration: '1 king bed',
          Image: ['room-lake', 11],
        },
        {
          Name: 'Last Suite',
          Price: 9000,
          MaxGuests: 4,
          rooms: 1,
          Description: 'The only one.',
          BedConfiguration: '2 king beds',
          Image: ['room-lake', 12],
        },
      ],
    }),
    stay({
      slug: 'palm-villa',
      name: 'Palm Villa',
      destination: 'goa',
      location: 'Palolem, Goa',
      type: 'Villas',
      propertyRating: 5,
      freeCancellation: false,
      amenities: ['Free WiFi', 'Swimming Pool'],
      room_facilities: ['Private pool', 'Sea view'],
      activities: [],
      stayimages: [
        ['villa', 21],
        ['beach', 22],
      ],
      room_types: [
        {
          Name: 'Whole Villa',
          Price: 12500,
          MaxGuests: 6,
          rooms: 1,
          Description: 'All of it.',
          BedConfiguration: '3 king beds',
          Image: ['room-sea', 13],
        },
      ],
    }),
    stay({
      slug: 'ganga-hostel',
      name: 'Ganga Hostel',
      destination: 'rishikesh',
      location: 'Tapovan, Rishikesh, Uttarakhand',
      type: 'Hostels',
      propertyRating: 2,
      guest_reviews: [],
      stayimages: [
        ['guest-house', 31],
        ['ganga-bridge', 32],
      ],
      room_types: [
        {
          Name: 'Dormitory Bed',
          Price: 700,
          MaxGuests: 1,
          rooms: 8,
          Description: 'One of eight.',
          BedConfiguration: '1 bunk',
          Image: ['room-forest', 14],
        },
      ],
    }),
  ],
};
