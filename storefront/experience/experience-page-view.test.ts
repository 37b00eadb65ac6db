import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { ExperienceCardData } from '../../service/catalog/experiences/experience-card-data.ts';
import type { ExperiencePageData } from '../../service/catalog/experiences/experience-page-data.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { experienceHead } from './experience-head.ts';
import { experiencePageView, labelOf, placeText } from './experience-page-view.ts';

const raft: ExperiencePageData = {
  type: 'attraction',
  id: 1,
  documentId: 'doc',
  slug: 'ganga-rafting',
  name: 'Ganga Rafting',
  location: 'rishikesh',
  area: 'Shivpuri',
  meetingPoint: 'Shivpuri',
  meetingTime: null,
  destination: { name: 'Rishikesh', region: 'Uttarakhand' },
  latitude: 30.1,
  longitude: 78.3,
  description: 'Down the **river**.',
  duration: '3 hours',
  availability: 'Available daily',
  kind: null,
  privateTour: false,
  activity: true,
  freeCancel: true,
  cancellationPolicy: null,
  rating: 4.5,
  reviewCount: 2,
  price: fromRupees(1_500),
  ticketPrices: { adult: null, child: fromRupees(700), senior: null, infant: fromRupees(0) },
  detailed: true,
  tickets: { adult: true, child: true, senior: false, infant: true },
  originalPrice: fromRupees(2_000),
  included: ['Raft and guide'],
  notIncluded: ['Lunch'],
  additionalInfo: ['Bring dry clothes.'],
  languages: ['Hindi', 'English'],
  slots: [
    { name: 'Morning', times: ['09:30', '07:00'], season: null },
    { name: 'Afternoon', times: ['14:00'], season: null },
  ],
  images: [{ url: '/artwork/raft.svg', alt: 'Illustration: a raft', width: 1200, height: 800 }],
  faqs: [{ id: 1, question: 'Must I swim?', answer: 'No.' }],
  itinerary: [],
  reviews: [
    {
      id: 1,
      name: 'Kiran Rao',
      rating: 5,
      comment: 'Cold.',
      verified: false,
      travellerType: null,
      answer: null,
      createdAt: '2026-10-01T00:00:00Z',
    },
  ],
  histogram: [0, 0, 0, 1, 1],
};
const tour: ExperiencePageData = {
  ...raft,
  type: 'tour-package',
  slug: 'two-shrines',
  name: 'Two Shrines',
  location: 'Haridwar, Uttarakhand',
  area: null,
  meetingPoint: 'Haridwar station, main entrance',
  meetingTime: '07:00',
  kind: 'pilgrimage',
  privateTour: true,
  itinerary: [
    {
      day: 1,
      title: 'Up',
      details: 'By road to the first.',
      meals: ['dinner'],
      hotel: 'Guest house',
      hotelPlace: 'Barkot',
      stops: [],
    },
    { day: 2, title: 'Down', details: 'Past the second.', meals: [], hotel: null, hotelPlace: null, stops: [] },
  ],
};

const aarti: ExperienceCardData = {
  type: 'attraction',
  id: 1,
  slug: 'triveni-aarti',
  name: 'Triveni Aarti',
  place: 'Rishikesh',
  description: '',
  duration: '1 hour',
  availability: 'Available daily',
  image: null,
  rating: 0,
  reviews: 0,
  freeCancel: false,
  kind: null,
  price: fromRupees(300),
  originalPrice: null,
  ticket: { amount: fromRupees(354), of: 'anybody' },
  placesLeft: null,
};
const beside = { taxRules: [], policies: [], nearby: [aarti], groupSize: null };

test('the page shows the recorded facts as text', () => {
  expect(experiencePageView(english, raft, beside)).toMatchObject({
    label: 'Activity',
    place: 'Shivpuri, Rishikesh, Uttarakhand',
    crumbs: [
      { name: 'Attractions', to: '/attractions' },
      { name: 'Rishikesh', to: '/attraction/rishikesh' },
      { name: 'Ganga Rafting', to: '/attraction/booking/ganga-rafting' },
    ],
    rated: { score: '4.5', outOf: 5, word: null, reviews: '2 reviews' },
    facts: [
      { title: 'Free Cancellation', text: 'Up to 24 hours before the start time' },
      { title: 'Duration', text: '3 hours' },
      { title: 'Availability', text: 'Available daily' },
      { title: 'Starting times', text: '07:00, 09:30, 14:00' },
      { title: 'Meeting point', text: 'Shivpuri' },
    ],
    shownReviews: '1 of 2 reviews, newest first',
    sale: {
      originalPrice: 200_000,
      availability: 'Available daily',
      kinds: [
        { kind: 'adult', price: null },
        { kind: 'child', price: 70_000 },
        { kind: 'infant', price: 0 },
      ],
    },
    more: {
      title: 'More attractions in Rishikesh',
      cards: [{ rated: null, price: '₹300', under: '₹354 total · 1\u00a0person\u00a0with\u00a0GST' }],
    },
    stays: { to: '/stays?location=Rishikesh', text: 'Stays in Rishikesh' },
  });
});

test('a start time shows its season, and its group too; a place to meet shows its time', () => {
  const season = { first: '2026-04-01', last: '2026-09-30', yearly: true };
  const slots = [
    { name: 'Winter aarti', times: ['16:30'], season: null },
    { name: 'Summer aarti', times: ['18:00'], season },
  ];
  const view = experiencePageView(english, { ...raft, slots }, beside);
  const fact = (title: string, of = view) => of.facts.find((one) => one.title === title)?.text;
  expect(fact('Starting times')).toBe('16:30, 18:00 (1 Apr to 30 Sept)');
  expect(view.sale.slots).toEqual([
    { name: 'Winter aarti', times: ['16:30'] },
    { name: 'Summer aarti, 1 Apr to 30 Sept', times: ['18:00'] },
  ]);
  expect(fact('Meeting point')).toBe('Shivpuri');
  expect(fact('Meeting point', experiencePageView(english, tour, beside))).toBe(
    'Haridwar station, main entrance, 07:00',
  );
});

test('unrecorded facts are left out, and an unrated product is new', () => {
  const bare = experiencePageView(
    english,
    {
      ...raft,
      freeCancel: false,
      duration: null,
      slots: [],
      meetingPoint: null,
      rating: 0,
      originalPrice: raft.price,
      destination: null,
    },
    beside,
  );
  expect(bare.facts.map(({ title }) => title)).toEqual(['Availability']);
  expect(bare).toMatchObject({ rated: null, more: null, stays: null, sale: { originalPrice: null } });
  expect(bare.place).toBe('Shivpuri, Rishikesh');
});

test('a tour shows its type and its starting place, and links to its own list', () => {
  expect(labelOf(english, tour)).toBe('Private pilgrimage tour');
  expect(labelOf(english, { ...tour, kind: null })).toBe('Private tour');
  expect(labelOf(english, { ...tour, kind: null, privateTour: false })).toBe('Tour');
  expect(labelOf(english, { ...tour, privateTour: false })).toBe('Pilgrimage tour');
  expect(labelOf(english, { ...raft, activity: false })).toBe('Attraction');
  expect(placeText(english, tour)).toBe('Haridwar, Uttarakhand');
  expect(placeText(english, { ...raft, area: null, location: 'port blair', destination: null })).toBe('Port Blair');
  const { crumbs, more, plan } = experiencePageView(english, tour, {
    ...beside,
    nearby: [{ ...aarti, type: 'tour-package' }],
  });
  expect(crumbs[0]).toEqual({ name: 'Tour Packages', to: '/tour-packages' });
  expect(more?.cards[0]?.to).toBe('/tour-packages/booking/triveni-aarti');
  expect(plan.map(({ day, title }) => `Day ${day}: ${title}`)).toEqual(['Day 1: Up', 'Day 2: Down']);
  expect(plan.map(({ tourFacts }) => tourFacts.map(({ title, text }) => `${title}: ${text}`))).toEqual([
    ['Night: Guest house, Barkot', 'Meals: Dinner'],
    ['Meals: None included'],
  ]);
  const silent = tour.itinerary.map((day) => ({ ...day, meals: [], hotel: null, hotelPlace: null }));
  expect(
    experiencePageView(english, { ...tour, itinerary: silent }, beside).plan.flatMap(({ tourFacts }) => tourFacts),
  ).toEqual([]);
});

test('the group size is shown if it is known, and that a private tour takes one party', () => {
  const groupOf = (privateTour: boolean, groupSize: number | null) =>
    experiencePageView(english, { ...tour, privateTour }, { ...beside, groupSize }).facts.find(
      ({ icon }) => icon === 'users',
    );
  expect(groupOf(false, 12)).toEqual({ icon: 'users', title: 'Group size', text: 'Up to 12 people' });
  expect(groupOf(false, 1)?.text).toBe('Up to 1 person');
  expect(groupOf(true, 6)?.text).toBe('Private tour, up to 6 people');
  expect(groupOf(false, null)).toBeUndefined();
});

test('only tax rules that can apply reach the browser', () => {
  const rule = { name: 'GST', from: 0, to: null, since: dayOf('2017-07-01'), percent: 18 };
  const rules = (['*', 'lodging', 'tour'] as const).map((supply) => ({ ...rule, supply }));
  const { sale } = experiencePageView(english, tour, { ...beside, taxRules: rules });
  expect(sale.taxRules.map(({ supply }) => supply)).toEqual(['*', 'tour']);
});

test('the metadata has the page, its card and its canonical address', () => {
  const head = experienceHead(english, raft, 'https://padharo.test');
  expect(head).toContainEqual({ title: 'Ganga Rafting, Rishikesh | travel and tourism' });
  expect(head).toContainEqual({ name: 'description', content: 'Down the river.' });
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://padharo.test/attraction/booking/ganga-rafting',
  });
  expect(head).toContainEqual({
    property: 'og:image',
    content: 'https://padharo.test/cards/attractions/ganga-rafting.png',
  });
});

test('structured data has the type, the price, the rating and, for a tour, its days', () => {
  const graph = (page: ExperiencePageData) =>
    experienceHead(english, page, 'https://padharo.test').flatMap((part) =>
      'script:ld+json' in part ? [part['script:ld+json']] : [],
    );
  expect(graph(raft)).toMatchObject([
    {
      '@graph': [
        {
          '@type': ['TouristAttraction', 'Product'],
          offers: { price: 1_500, priceCurrency: 'INR' },
          aggregateRating: { ratingValue: 4.5, bestRating: 5, reviewCount: 2 },
          geo: { latitude: 30.1 },
        },
        { '@type': 'BreadcrumbList' },
        { '@type': 'FAQPage', mainEntity: [{ name: 'Must I swim?', acceptedAnswer: { text: 'No.' } }] },
      ],
    },
  ]);
  expect(graph({ ...tour, faqs: [], rating: 0 })).toMatchObject([
    {
      '@graph': [
        {
          '@type': ['TouristTrip', 'Product'],
          itinerary: { itemListElement: [{ position: 1, item: { name: 'Up' } }, { position: 2 }] },
        },
        { '@type': 'BreadcrumbList' },
      ],
    },
  ]);
});
