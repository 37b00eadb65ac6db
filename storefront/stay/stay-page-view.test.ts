import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { fromRupees } from '../../service/core/money.ts';
import { stayHead } from './stay-head.ts';
import { stayPageView } from './stay-page-view.ts';

const bare: StayPageData = {
  id: 1,
  documentId: 'a',
  slug: 'lake-house',
  name: 'Lake House',
  type: 'Cottages',
  location: 'Mallital, Nainital',
  region: null,
  around: 'Mallital, Nainital',
  latitude: null,
  longitude: null,
  description: 'By the lake.',
  stars: null,
  rating: 0,
  reviewCount: 0,
  price: null,
  originalPrice: null,
  maxGuests: 2,
  bedrooms: 1,
  bathrooms: 1,
  freeCancellation: false,
  cancellationPolicy: null,
  noCard: false,
  noPrepayment: false,
  images: [],
  features: [],
  rooms: [],
  nearby: [],
  faqs: [],
  houseRules: null,
  facts: null,
  reviews: [],
  histogram: [0, 0, 0, 0, 0],
  aspects: { cleanliness: null, location: null, value: null, service: null },
};
const viewOf = (stay: Partial<StayPageData>) =>
  stayPageView(
    english,
    { ...bare, ...stay },
    { similar: [], taxRules: [], stayFees: [], policies: [], mostNights: 30 },
  );
const review = {
  id: 1,
  name: 'Asha',
  rating: 5,
  comment: 'Good.',
  verified: false,
  travellerType: null,
  answer: null,
  createdAt: '2026-10-01T20:00:00Z',
};

test('a review is signed with a letter as readers count letters, and dated by the day in India', () => {
  const initials = ['asha', '😀 smiles', 'नितिन', '👨‍👩‍👧 all of us', ''].map(
    (name) => viewOf({ reviews: [{ ...review, name }] }).reviews[0]?.initial,
  );
  expect(initials).toEqual(['A', '😀', 'नि', '👨‍👩‍👧', '']);
  expect(viewOf({ reviews: [review] }).reviews[0]?.on).toBe('2 October 2026');
});

test('only a long review is shown in part', () => {
  const long = (comment: string) => viewOf({ reviews: [{ ...review, comment }] }).reviews[0]?.long;
  expect([long('Good.'), long('Good. '.repeat(100))]).toEqual([false, true]);
});

test('surroundings have great-circle distances, nearby places have the distances the site states', () => {
  const place = { id: 1, name: 'Temple', type: 'other', description: '', distance: 0.4, walkingTime: '' } as const;
  const { where, nearby } = viewOf({ nearby: [place], latitude: 30.13, longitude: 78.32 });
  expect(nearby[0]).toMatchObject({ name: 'Temple', where: '400 m' });
  expect(where.around).toContainEqual({ icon: 'plane', name: 'Jolly Grant Airport', away: '15 km north-west' });
  expect(where.streetsAt).toContain('mlat=30.13&mlon=78.32');
  const nowhere = viewOf({ latitude: null }).where;
  expect(nowhere).toMatchObject({ at: null, around: [] });
  expect(nowhere.streetsAt).toContain('/search?query=');
});

test('the histogram has the number of reviews by stars', () => {
  expect(viewOf({ histogram: [1, 0, 0, 1, 2] }).histogram).toEqual([
    { label: '5 stars', count: 2, width: 50 },
    { label: '4 stars', count: 1, width: 25 },
    { label: '3 stars', count: 0, width: 0 },
    { label: '2 stars', count: 0, width: 0 },
    { label: '1 star', count: 1, width: 25 },
  ]);
});

test('the breadcrumb of a stay equals its structured data, and passes on dates and guests', () => {
  const stay = { ...bare, region: 'Uttarakhand' };
  const head = JSON.stringify(stayHead(english, stay, 'https://padharo.example'));
  for (const { name, to } of viewOf(stay).crumbs) {
    expect(head).toContain(JSON.stringify({ name, item: `https://padharo.example${to}` }).slice(1));
  }
  const travel = new URLSearchParams({ adults: '3' });
  expect(
    stayPageView(english, stay, { similar: [], taxRules: [], stayFees: [], policies: [], mostNights: 30, travel })
      .crumbs,
  ).toEqual([
    { name: 'Stays', to: '/stays?adults=3' },
    { name: 'Uttarakhand', to: '/stays?location=Uttarakhand&adults=3' },
    { name: 'Lake House', to: '/stays/lake-house?adults=3' },
  ]);
});

test('if there are more reviews than are shown, the rest is a link away', () => {
  expect(viewOf({ histogram: [0, 0, 0, 0, 1], reviews: [review] }).allReviews).toBeNull();
  expect(viewOf({ histogram: [100, 0, 0, 0, 1_200], reviews: [review] }).allReviews).toEqual({
    text: 'Show all 1,300 reviews',
    to: '/stays/lake-house/reviews',
  });
});

test('a room shows what the operator has recorded, and nothing else', () => {
  const room = {
    id: 1,
    name: 'Hill',
    price: fromRupees(100),
    maxGuests: 1,
    maxOccupancy: null,
    description: '',
    bedConfiguration: '',
  };
  const bare = { ...room, image: null, size: null, facilities: [], mealPlan: null };
  const known = { ...bare, bedConfiguration: '1 king bed', maxGuests: 3, size: 26, mealPlan: 'Breakfast included' };
  const { rooms } = viewOf({ rooms: [{ ...known, facilities: ['Safe', 'Balcony'] }, bare] });
  expect(rooms.map(({ facts }) => facts.map(({ text }) => text))).toEqual([
    ['1 king bed', 'Up to 3 guests', '26 m²', 'Breakfast included'],
    ['1 guest'],
  ]);
  const { rooms: families } = viewOf({
    rooms: [
      { ...bare, maxGuests: 2, maxOccupancy: 4 },
      { ...bare, maxGuests: 2, maxOccupancy: 2 },
      { ...bare, maxGuests: 4, maxOccupancy: 3 },
    ],
  });
  expect(families.map(({ facts }) => facts.map(({ text }) => text).join())).toEqual([
    'Up to 2 adults, 4 guests in all',
    'Up to 2 guests',
    'Up to 3 guests',
  ]);
  expect(rooms.map(({ facilities }) => facilities)).toEqual(['Safe · Balcony', '']);
});

test('bedrooms are only counted for properties that are booked as a whole', () => {
  const counted = (type: string) =>
    viewOf({ type, bedrooms: 30, bathrooms: 30 }).facts.filter(({ text }) => /^30 b/.test(text)).length;
  expect(['Villas', 'Cottages', 'Apartments'].map(counted)).toEqual([2, 2, 2]);
  expect(['Hotels', 'Resorts', 'Hostels', 'Homestays'].map(counted)).toEqual([0, 0, 0, 0]);
});

test('editors’ Markdown is rendered on the page, and plain text in structured data', () => {
  const faq = { id: 1, question: 'Parking?', answer: '- **free** by the [gate](/gate)\n- none at night' };
  const room = {
    id: 1,
    name: 'Hill',
    price: fromRupees(100),
    maxGuests: 2,
    maxOccupancy: null,
    description: '*Quiet*.',
    bedConfiguration: '',
    size: null,
    facilities: [],
    mealPlan: null,
  };
  const stay = { description: 'By the **lake**.', faqs: [faq], rooms: [{ ...room, image: null }] };
  const view = viewOf(stay);
  expect(view.about).toEqual([
    { type: 'paragraph', items: [[{ text: 'By the ' }, { text: 'lake', bold: true }, { text: '.' }]] },
  ]);
  expect(view.faqs[0]?.answer).toMatchObject([{ type: 'list', items: [[{ text: 'free', bold: true }, {}, {}], [{}]] }]);
  expect(view.rooms[0]?.description).toBe('Quiet.');
  const head = JSON.stringify(stayHead(english, { ...bare, ...stay }, 'https://padharo.example'));
  expect(head).toContain('"content":"By the lake."');
  expect(head).toContain(JSON.stringify('• free by the gate\n• none at night'));
  expect(head).not.toContain('**');
});

test('structured data has nothing that is not recorded', () => {
  const head = JSON.stringify(stayHead(english, { ...bare, rating: 9 }, 'https://padharo.example'));
  expect(head).toContain('"@type":"LodgingBusiness"');
  for (const unknown of ['aggregateRating', '"image"', 'geo', 'starRating', 'makesOffer', 'FAQPage', 'checkinTime']) {
    expect(head).not.toContain(unknown);
  }
});
