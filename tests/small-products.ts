import type { CarSample } from '../database/sample/car-sample.ts';
import type { AttractionSample, TourSample } from '../database/sample/experience-sample.ts';

const shared: Omit<AttractionSample, 'slug' | 'name' | 'gallery' | 'location' | 'area' | 'activity'> = {
  destination: 'rishikesh',
  latitude: 30.12,
  longitude: 78.31,
  description: 'Two paragraphs.\n\nThe second.',
  duration: '3 hours',
  price: 1500,
  freeCancel: true,
  included: ['Raft and guide', 'Life jacket'],
  notIncluded: ['Lunch'],
  additionalInfo: ['Bring dry clothes.', 'From 14 years.'],
  languages: ['hi', 'en'],
  timeSlots: [
    { name: 'Morning', availableTimes: ['07:00', '09:30'] },
    { name: 'Afternoon', availableTimes: ['14:00'] },
  ],
  attraction_faqs: [{ question: 'Must I swim?', answer: 'No.' }],
  ticketType: 'simple',
  popularFilters: ['skip_line'],
  places: 12,
  guest_reviews: [
    { Name: 'Kiran Rao', Rating: 5, Comment: 'Cold and fast.', date: '2026-10-01' },
    { Name: 'Anna Weber', Rating: 4, Comment: 'Good guide.', date: '2026-09-01' },
  ],
};

/** A rafting trip with simple tickets, and a fort with tickets by age and no time slots. */
export const smallAttractions: readonly AttractionSample[] = [
  {
    ...shared,
    slug: 'ganga-rafting',
    name: 'Ganga Rafting',
    location: 'rishikesh',
    area: 'Shivpuri',
    activity: true,
    gallery: [
      ['ganga-bridge', 41],
      ['river-valley', 42],
    ],
  },
  {
    ...shared,
    slug: 'amber-fort-and-add-on-packages',
    name: 'Amber Fort and Add-on Packages',
    destination: 'jaipur',
    location: 'jaipur',
    area: 'Amer',
    activity: false,
    freeCancel: false,
    price: 500,
    childPrice: 200,
    originalPrice: 650,
    ticketType: 'detailed',
    availableTicketTypes: { adult: true, child: true, senior: false, infant: true },
    availability: 'Closed on Holi',
    languages: ['en', 'fr'],
    timeSlots: [],
    attraction_faqs: [],
    popularFilters: ['skip_line', 'free_cancellation'],
    places: 3,
    gallery: [['fort-ridge', 43]],
    guest_reviews: [],
  },
];

/** A featured pilgrimage of two days, and a wildlife tour with a price for each age. */
export const smallTours: readonly TourSample[] = [
  {
    ...shared,
    slug: 'two-shrines',
    name: 'Two Shrines',
    destination: 'haridwar',
    location: 'Haridwar, Uttarakhand',
    type: 'pilgrimage',
    featured: true,
    privateTour: true,
    duration: '2 days',
    price: 9000,
    timeSlots: [],
    places: 6,
    itinerary: [
      {
        day: 1,
        title: 'Up',
        details: 'By road to the first.',
        meals: ['breakfast', 'dinner'],
        hotel: 'Guest house',
        hotelPlace: 'Barkot',
        places: [{ name: 'Haridwar' }, { name: 'Barkot', latitude: 30.809, longitude: 78.206 }, { name: 'Nowhere' }],
      },
      { day: 2, title: 'Down', details: 'Past the second.' },
    ],
    gallery: [['ghats', 44]],
  },
  {
    ...shared,
    slug: 'tiger-morning',
    name: 'Tiger Morning',
    destination: 'ramnagar',
    location: 'Ramnagar, Uttarakhand',
    type: 'wildlife',
    featured: false,
    privateTour: false,
    duration: '5 hours',
    price: 3200,
    adultPrice: 3200,
    childPrice: 1600,
    seniorPrice: 2800,
    infantPrice: 100,
    ticketType: 'detailed',
    places: 6,
    itinerary: [{ day: 1, title: 'One morning', details: 'Before the sun.' }],
    gallery: [['tiger-forest', 45]],
  },
];

function car(overrides: Pick<CarSample, 'slug' | 'name' | 'carType' | 'price'> & Partial<CarSample>): CarSample {
  return {
    destination: 'delhi',
    location: 'Delhi',
    description: 'Clean, serviced in August.',
    transmission: 'Manual',
    fuelType: 'Petrol',
    capacity: 4,
    freeKms: 250,
    extraKmRate: 12,
    freeCancellation: true,
    features: ['AC', 'Music System'],
    included: ['Driver'],
    notIncluded: ['Tolls'],
    vehicles: 4,
    image: ['car-sedan', 46],
    guest_reviews: [{ Name: 'Dev Anand', Rating: 4, Comment: 'On time.', date: '2026-08-01' }],
    ...overrides,
  };
}

/** A sedan in Delhi, and the last tempo traveller of Rishikesh. */
export const smallCars: readonly CarSample[] = [
  car({ slug: 'city-sedan', name: 'City Sedan', carType: 'Sedan', price: 2200, originalPrice: 2600 }),
  car({
    slug: 'tempo-17',
    name: 'Tempo 17',
    carType: 'Tempo Traveller',
    price: 5500,
    destination: 'rishikesh',
    location: 'Rishikesh, Uttarakhand',
    capacity: 17,
    vehicles: 1,
    fuelType: 'Diesel',
    freeCancellation: false,
    image: ['car-tempo', 47],
    guest_reviews: [],
  }),
];
