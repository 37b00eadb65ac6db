import type {
  AttractionSample,
  CarSample,
  ExperienceSample,
  TourSample,
} from '../database/catalogue/attraction-sample.ts';

const shared: Omit<ExperienceSample, 'slug' | 'name' | 'pictures'> = {
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
    { name: 'Morning', times: ['07:00', '09:30'] },
    { name: 'Afternoon', times: ['14:00'] },
  ],
  faqs: [{ question: 'Must I swim?', answer: 'No.' }],
  ticketType: 'simple',
  popularFilters: ['skip_line'],
  places: 12,
  reviews: [
    { name: 'Kiran Rao', rating: 5, comment: 'Cold and fast.', date: '2026-10-01' },
    { name: 'Anna Weber', rating: 4, comment: 'Good guide.', date: '2026-09-01' },
  ],
};

/** A rafting trip with simple tickets, and a fort with tickets by age and no time slots. */
export const smallAttractions: readonly AttractionSample[] = [
  {
    ...shared,
    slug: 'ganga-rafting',
    name: 'Ganga Rafting',
    area: 'Shivpuri',
    activity: true,
    pictures: [
      ['ganga-bridge', 41],
      ['river-valley', 42],
    ],
  },
  {
    ...shared,
    slug: 'amber-fort-and-add-on-packages',
    name: 'Amber Fort and Add-on Packages',
    destination: 'jaipur',
    area: 'Amer',
    activity: false,
    freeCancel: false,
    price: 500,
    childPrice: 200,
    originalPrice: 650,
    ticketType: 'detailed',
    tickets: { adult: true, child: true, senior: false, infant: true },
    availability: 'Closed on Holi',
    languages: ['en', 'fr'],
    timeSlots: [],
    faqs: [],
    popularFilters: ['skip_line', 'free_cancellation'],
    places: 3,
    pictures: [['fort-ridge', 43]],
    reviews: [],
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
      { title: 'Up', details: 'By road to the first.' },
      { title: 'Down', details: 'Past the second.' },
    ],
    pictures: [['ghats', 44]],
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
    itinerary: [{ title: 'One morning', details: 'Before the sun.' }],
    pictures: [['tiger-forest', 45]],
  },
];

function car(own: Pick<CarSample, 'slug' | 'name' | 'carType' | 'price'> & Partial<CarSample>): CarSample {
  return {
    destination: 'delhi',
    location: 'Delhi',
    description: 'Clean, serviced in August.',
    transmission: 'Manual',
    fuelType: 'Petrol',
    capacity: 4,
    freeKms: 250,
    extraKmRate: 12.5,
    freeCancellation: true,
    features: ['AC', 'Music System'],
    included: ['Driver'],
    notIncluded: ['Tolls'],
    vehicles: 4,
    picture: ['car-sedan', 46],
    reviews: [{ name: 'Dev Anand', rating: 4, comment: 'On time.', date: '2026-08-01' }],
    ...own,
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
    picture: ['car-tempo', 47],
    reviews: [],
  }),
];
