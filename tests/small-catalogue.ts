import type { SampleCatalogue } from '../database/catalogue/catalogue-rows.ts';
import { destinations } from '../database/catalogue/destinations.ts';
import type { StaySample } from '../database/catalogue/stay-sample.ts';
import { smallAttractions, smallCars, smallTours } from './small-products.ts';

const rules = {
  checkIn: '14:00',
  checkOut: '11:00',
  cancellation: 'Free until 24 hours before check-in.',
  children: 'Children are welcome.',
  beds: 'One extra bed fits.',
  age: 'Guests must be 18 to check in.',
  pets: 'No pets.',
  events: 'No parties.',
  quietHours: 'Quiet from 22:00 to 07:00.',
};

function stay(
  own: Pick<StaySample, 'slug' | 'name' | 'destination' | 'area' | 'type' | 'rooms'> & Partial<StaySample>,
): StaySample {
  return {
    stars: 4,
    description: `${own.name} in ${own.area}.`,
    bedrooms: 1,
    bathrooms: 1,
    latitude: 29.39,
    longitude: 79.45,
    amenities: ['Free WiFi', 'Restaurant', 'Parking'],
    mealOptions: ['Breakfast included'],
    roomFacilities: ['Heating', 'Mountain view'],
    activities: ['Trekking'],
    pictures: [
      ['hotel', 1],
      ['himalayan-lake', 2],
      ['room-lake', 3],
    ],
    nearby: [{ name: 'Mall Road', kind: 'other', description: 'The promenade.', distance: 0.4, walk: '5 min walk' }],
    faqs: [{ question: 'Is there parking?', answer: 'Yes, for six cars.' }],
    houseRules: rules,
    freeCancellation: true,
    noCard: true,
    noPrepayment: false,
    reviews: [
      { name: 'Meera Nair', rating: 5, comment: 'The lake from the bed.', date: '2026-10-02' },
      { name: 'Tom Baker', rating: 4, comment: 'Steep path, worth it.', date: '2026-09-12' },
    ],
    ...own,
  };
}

/**
 * A catalogue with easy numbers, for tests: a hotel with one last suite, a villa, a hostel without reviews, and two each
 * of attractions, tour packages and cars.
 */
export const smallCatalogue: SampleCatalogue = {
  destinations,
  attractions: smallAttractions,
  tours: smallTours,
  cars: smallCars,
  stays: [
    stay({
      slug: 'lake-house',
      name: 'Lake House',
      destination: 'nainital',
      area: 'Mallital',
      type: 'Hotels',
      originalPrice: 5000,
      rooms: [
        {
          name: 'Lake Room',
          price: 4000,
          maxGuests: 2,
          rooms: 5,
          description: 'Faces the lake.',
          beds: '1 king bed',
          picture: ['room-lake', 11],
        },
        {
          name: 'Last Suite',
          price: 9000,
          maxGuests: 4,
          rooms: 1,
          description: 'The only one.',
          beds: '2 king beds',
          picture: ['room-lake', 12],
        },
      ],
    }),
    stay({
      slug: 'palm-villa',
      name: 'Palm Villa',
      destination: 'goa',
      area: 'Palolem',
      type: 'Villas',
      stars: 5,
      freeCancellation: false,
      amenities: ['Free WiFi', 'Swimming Pool'],
      roomFacilities: ['Private pool', 'Sea view'],
      activities: [],
      pictures: [
        ['villa', 21],
        ['beach', 22],
      ],
      rooms: [
        {
          name: 'Whole Villa',
          price: 12500,
          maxGuests: 6,
          rooms: 1,
          description: 'All of it.',
          beds: '3 king beds',
          picture: ['room-sea', 13],
        },
      ],
    }),
    stay({
      slug: 'ganga-hostel',
      name: 'Ganga Hostel',
      destination: 'rishikesh',
      area: 'Tapovan',
      type: 'Hostels',
      stars: 2,
      reviews: [],
      pictures: [
        ['guest-house', 31],
        ['ganga-bridge', 32],
      ],
      rooms: [
        {
          name: 'Dormitory Bed',
          price: 700,
          maxGuests: 1,
          rooms: 8,
          description: 'One of eight.',
          beds: '1 bunk',
          picture: ['room-forest', 14],
        },
      ],
    }),
  ],
};
