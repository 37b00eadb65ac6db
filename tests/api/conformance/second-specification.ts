import { type Case, get } from './case.ts';
import { both, drawn, finds, lists } from './expected.ts';

const ask = (path: string) =>
  get(path, { bearer: 'reader', headers: { accept: 'application/json', 'content-type': 'application/json' } });

const detail =
  'populate[languages][fields][0]=name&populate[languages][fields][1]=code' +
  '&populate[timeSlots][fields][0]=name&populate[timeSlots][fields][1]=availableTimes' +
  '&populate[gallery]=true&populate[image]=true' +
  '&populate[attraction_faqs][fields][0]=question&populate[attraction_faqs][fields][1]=answer' +
  '&populate[additionalInfo]=true&publicationState=live';
const short = 'populate=languages,timeSlots,gallery,image,attraction_faqs,additionalInfo&publicationState=live';
const listed = 'populate[0]=image&populate[1]=languages&populate[2]=timeSlots&populate[3]=popularFilters';
const orWord = (word: string) =>
  `filters[$or][0][location][$containsi]=${word}&filters[$or][1][name][$containsi]=${word}&populate=*`;

const rafting = {
  name: 'Ganga Rafting',
  languages: [
    { name: 'Hindi', code: 'hi' },
    { name: 'English', code: 'en' },
  ],
  timeSlots: [
    { name: 'Morning', availableTimes: ['07:00', '09:30'] },
    { name: 'Afternoon', availableTimes: ['14:00'] },
  ],
  gallery: [{ url: drawn('ganga-bridge-41') }, { url: drawn('river-valley-42') }],
  image: { url: drawn('ganga-bridge-41') },
  attraction_faqs: [{ question: 'Must I swim?', answer: 'No.' }],
  additionalInfo: ['Bring dry clothes.', 'From 14 years.'],
  included: ['Raft and guide', 'Life jacket'],
  notIncluded: ['Lunch'],
};

/** The reads of API-9 to API-15, one by one. */
export const secondSpecification: readonly Case[] = [
  ['an attraction by its slug', ask(`attractions?filters[slug][$eq]=ganga-rafting&${detail}`), 200, lists(rafting)],
  ['the same, asked for in short', ask(`attractions?filters[slug][$eq]=ganga-rafting&${short}`), 200, lists(rafting)],
  ['no attraction of that slug', ask(`attractions?filters[slug][$eq]=nowhere&${detail}`), 200, finds()],
  [
    'attractions of a place, by its name in lower case',
    ask(`attractions?filters[location][$eq]=rishikesh&${listed}`),
    200,
    both(
      finds('ganga-rafting'),
      lists({
        location: 'rishikesh',
        duration: '3 hours',
        freeCancel: true,
        availability: 'Available daily',
        reviews: 2,
        rating: 4.5,
        popularFilters: [{ code: 'skip_line' }],
        languages: [{}, {}],
      }),
    ),
  ],
  ['without operator', ask(`attractions?filters[location]=rishikesh&${listed}`), 200, finds('ganga-rafting')],
  ['the equality minds the case', ask('attractions?filters[location][$eq]=Rishikesh'), 200, finds()],
  ['a slug is no place', ask(`attractions?filters[location][$eq]=ganga-rafting&${listed}`), 200, finds()],
  [
    'so the slug is asked for',
    ask(`attractions?filters[slug][$eq]=ganga-rafting&${listed}`),
    200,
    finds('ganga-rafting'),
  ],
  [
    'another place',
    ask(`attractions?filters[location][$eq]=jaipur&${listed}`),
    200,
    lists({ slug: 'amber-fort-and-add-on-packages', timeSlots: [], popularFilters: [{}, {}] }),
  ],
  [
    'a tour package by its slug',
    ask(`tour-packages?filters[slug][$eq]=two-shrines&${detail}&populate[itinerary]=true`),
    200,
    lists({
      name: 'Two Shrines',
      privateTour: true,
      featured: true,
      type: 'pilgrimage',
      timeSlots: [],
      languages: [{ code: 'hi' }, { code: 'en' }],
      itinerary: [
        { day: 1, title: 'Up', details: 'By road to the first.' },
        { day: 2, title: 'Down', details: 'Past the second.' },
      ],
    }),
  ],
  ['no tour package of that slug', ask(`tour-packages?filters[slug][$eq]=nowhere&${detail}`), 200, finds()],
  [
    'tour packages of a category',
    ask('tour-packages?filters[type][$eq]=wildlife&populate=*'),
    200,
    both(
      finds('tiger-morning'),
      lists({
        id: 2,
        name: 'Tiger Morning',
        location: 'Ramnagar, Uttarakhand',
        duration: '5 hours',
        price: 3200,
        rating: 4.5,
        reviews: 2,
        slug: 'tiger-morning',
        type: 'wildlife',
        image: { url: drawn('tiger-forest-45') },
      }),
    ),
  ],
  ['a category without tours', ask('tour-packages?filters[type][$eq]=cultural&populate=*'), 200, finds()],
  ['featured tour packages', ask('tour-packages?filters[featured][$eq]=true&populate=*'), 200, finds('two-shrines')],
  ['tour packages by a location', ask(`tour-packages?${orWord('ramnagar')}`), 200, finds('tiger-morning')],
  ['tour packages by a name', ask(`tour-packages?${orWord('SHRINES')}`), 200, finds('two-shrines')],
  [
    'tour packages by what both have',
    ask(`tour-packages?${orWord('uttarakhand')}`),
    200,
    finds('two-shrines', 'tiger-morning'),
  ],
  ['tour packages by a word of none', ask(`tour-packages?${orWord('atlantis')}`), 200, finds()],
  [
    'all cars',
    ask('car-rentals?populate=image'),
    200,
    both(
      finds('city-sedan', 'tempo-17'),
      lists({
        id: 1,
        name: 'City Sedan',
        price: 2200,
        originalPrice: 2600,
        location: 'Delhi',
        carType: 'Sedan',
        features: ['AC', 'Music System'],
        freeKms: 250,
        extraKmRate: 12,
        freeCancellation: true,
        transmission: 'Manual',
        rating: 4,
        reviews: 1,
        image: { url: drawn('car-sedan-46') },
      }),
    ),
  ],
  ['cars of a city', ask('car-rentals?populate=image&filters[location][$containsi]=delhi'), 200, finds('city-sedan')],
  ['cars of a city without any', ask('car-rentals?populate=image&filters[location][$containsi]=kolkata'), 200, finds()],
  [
    'a car by its slug',
    ask('car-rentals?filters[slug][$eq]=tempo-17&populate=image'),
    200,
    lists({
      carType: 'Tempo Traveller',
      capacity: 17,
      fuelType: 'Diesel',
      included: ['Driver'],
      notIncluded: ['Tolls'],
    }),
  ],
  ['no car of that slug', ask('car-rentals?filters[slug][$eq]=nowhere&populate=image'), 200, finds()],
];
