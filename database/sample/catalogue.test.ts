import { describe, expect, test } from 'vitest';
import { propertyTypes } from '../../service/catalog/property-types.ts';
import { defaultStayFees } from '../../service/catalog/settings/default-settings.ts';
import { feeShare, mostFeeShare } from '../../service/catalog/stays/fee-shares.ts';
import {
  activities,
  amenities,
  mealOptions,
  nearbyKinds,
  roomFacilities,
} from '../../service/catalog/stays/stay-vocabulary.ts';
import { isDay } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { languages } from './experience-sample.ts';
import { readSample } from './read-sample.ts';
import { sampleFees } from './sample-fees.ts';

const { destinations, stays, attractions, tours, cars } = readSample();

const experiences = [...attractions, ...tours];
const reviews = [...stays, ...experiences, ...cars].flatMap((product) => product.guest_reviews);
const count = <Item>(items: readonly Item[], by: (item: Item) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[by(item)] = (counts[by(item)] ?? 0) + 1;
  return counts;
};
const placesOf = new Map(destinations.map((place) => [place.slug, place]));

describe('cancellation', () => {
  test('house rules say nothing of cancelling and refunds: the policy of the stay does', () => {
    const words = /cancel|refund|money back|penalty|withdraw|non-refundable|reimburse|call(ed)? off free/i;
    const found = stays.flatMap(({ slug, house_rules }) =>
      Object.values(house_rules).flatMap((text) => (words.test(text) ? [`${slug}: ${text}`] : [])),
    );
    expect(found).toEqual([]);
    expect(Object.keys(stays[0]?.house_rules ?? {})).not.toContain('cancellationPolicy');
  });
});

describe('fees', () => {
  test('add at most 40% to the cheapest night of each stay', () => {
    const shares = stays.map(({ slug, type, room_types }) => {
      const night = Math.min(...room_types.map(({ Price }) => Price));
      return [slug, feeShare(type, fromRupees(night), sampleFees)] as const;
    });
    expect(shares.filter(([, share]) => !(share <= mostFeeShare))).toEqual([]);
    expect(feeShare('Hostels', fromRupees(750), defaultStayFees)).toBeGreaterThan(100);
  });
});

describe('meeting', () => {
  test('every attraction and tour says where one meets, and a tour with time slots no other time', () => {
    expect(experiences.filter(({ meetingPoint = '' }) => meetingPoint === '').map(({ slug }) => slug)).toEqual([]);
    const twice = tours.filter(({ meetingTime, timeSlots }) => meetingTime && timeSlots.length > 0);
    expect(twice.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('coverage', () => {
  test('there is as much of everything as a first look needs', () => {
    expect(stays.length).toBeGreaterThanOrEqual(240);
    expect(attractions.length).toBeGreaterThanOrEqual(80);
    expect(tours.length).toBeGreaterThanOrEqual(60);
    expect(cars.length).toBeGreaterThanOrEqual(48);
    expect(destinations.length).toBeGreaterThanOrEqual(40);
    expect(reviews.length).toBeGreaterThanOrEqual(1_500);
  });

  test('every property type and every value of every filter has stays', () => {
    const types = count(stays, ({ type }) => type);
    for (const { label } of propertyTypes) expect(types[label] ?? 0, label).toBeGreaterThanOrEqual(4);
    const has = (value: string, words: (stay: (typeof stays)[number]) => readonly string[]) =>
      stays.filter((stay) => words(stay).includes(value)).length;
    for (const name of Object.keys(amenities))
      expect(
        has(name, (stay) => stay.amenities),
        name,
      ).toBeGreaterThan(0);
    for (const name of Object.keys(mealOptions))
      expect(
        has(name, (stay) => stay.meal_options),
        name,
      ).toBeGreaterThan(0);
    for (const name of Object.keys(roomFacilities))
      expect(
        has(name, (stay) => stay.room_facilities),
        name,
      ).toBeGreaterThan(0);
    for (const name of Object.keys(activities))
      expect(
        has(name, (stay) => stay.activities),
        name,
      ).toBeGreaterThan(0);
    for (const stars of [1, 2, 3, 4, 5]) {
      expect(stays.filter((stay) => stay.propertyRating === stars).length, `${stars} stars`).toBeGreaterThan(0);
    }
    for (const flag of ['freeCancellation', 'noCard', 'noPrepayment'] as const) {
      expect(stays.filter((stay) => stay[flag]).length, flag).toBeGreaterThan(10);
    }
    for (const kind of nearbyKinds) {
      expect(
        stays.flatMap((stay) => stay.nearby_places).filter((near) => near.Type === kind).length,
        kind,
      ).toBeGreaterThan(0);
    }
  });

  test('every destination that the requirements name has stays', () => {
    const byPlace = count(stays, ({ destination }) => destination);
    for (const { slug } of destinations) expect(byPlace[slug] ?? 0, slug).toBeGreaterThanOrEqual(3);
    const byState = count(stays, ({ destination }) => placesOf.get(destination)?.region ?? '');
    for (const state of ['Uttarakhand', 'Himachal Pradesh', 'Rajasthan', 'Kerala', 'Goa', 'Delhi', 'Maharashtra']) {
      expect(byState[state] ?? 0, state).toBeGreaterThanOrEqual(5);
    }
  });

  test('the attraction pages of the requirements have something to show', () => {
    const where = new Set(attractions.flatMap(({ location, destination }) => [location, destination]));
    for (const place of [
      'varanasi',
      'agra',
      'delhi',
      'goa',
      'manali',
      'mumbai',
      'jaipur',
      'udaipur',
      'kerala',
      'shimla',
      'amritsar',
      'kolkata',
      'nainital',
      'haridwar',
      'leh',
      'rishikesh',
      'coimbatore',
      'shillong',
      'mysore',
      'darjeeling',
      'srinagar',
      'chennai',
      'bangalore',
    ]) {
      expect(where.has(place), place).toBe(true);
    }
    expect(attractions.some(({ popularFilters }) => popularFilters.includes('skip_line'))).toBe(true);
    for (const type of ['simple', 'detailed']) {
      expect(attractions.filter(({ ticketType }) => ticketType === type).length).toBeGreaterThanOrEqual(20);
    }
    for (const code of Object.keys(languages)) {
      expect(
        experiences.some((one) => one.languages.some((language) => language === code)),
        code,
      ).toBe(true);
    }
  });

  test('the tour categories and the cities of the requirements have packages', () => {
    const types = count(tours, ({ type }) => type ?? 'none');
    expect(types).toEqual({ pilgrimage: 12, adventure: 8, wildlife: 6, cultural: 9, none: 25 });
    for (const city of ['rishikesh', 'udaipur', 'kochi', 'manali', 'delhi', 'haridwar', 'nainital']) {
      const found = tours.filter(({ location, name }) => `${location} ${name}`.toLowerCase().includes(city));
      expect(found.length, city).toBeGreaterThanOrEqual(3);
    }
    expect(tours.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
  });

  test('the cheapest car of each type costs what the tiles say (CAR-2)', () => {
    const cheapest: Record<string, number> = {};
    for (const { carType, price } of cars) cheapest[carType] = Math.min(cheapest[carType] ?? Infinity, price);
    expect(cheapest).toEqual({
      Hatchback: 677,
      Sedan: 680,
      SUV: 935,
      MUV: 1000,
      Luxury: 3000,
      'Tempo Traveller': 5500,
    });
    for (const feature of ['AC', 'Music System', 'Power Windows']) {
      const having = cars.filter(({ features }) => features.includes(feature)).length;
      expect(having, feature).toBeGreaterThan(0);
      expect(having, feature).toBeLessThan(cars.length);
    }
    for (const where of [
      'Uttarakhand',
      'Delhi',
      'Mumbai',
      'Bangalore',
      'Himachal Pradesh',
      'Kolkata',
      'Pune',
      'Jaipur',
    ]) {
      expect(cars.filter(({ location }) => location.includes(where)).length, where).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('sense', () => {
  test('slugs and pictures are used once', () => {
    for (const list of [stays, attractions, tours, cars]) {
      const slugs = list.map(({ slug }) => slug);
      expect(slugs.filter((slug, place) => slugs.indexOf(slug) !== place)).toEqual([]);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
    const drawn = [
      ...stays.flatMap((stay) => [...stay.stayimages, ...stay.room_types.map(({ Image }) => Image)]),
      ...experiences.flatMap(({ gallery }) => gallery),
      ...cars.map(({ image }) => image),
    ].map(([subject, seed]) => `${subject}-${seed}`);
    const twice = Object.entries(count(drawn, (name) => name)).filter(([, times]) => times > 1);
    expect(twice).toEqual([]);
  });

  test('prices, rooms and guests can be true', () => {
    for (const stay of stays) {
      expect(stay.room_types.length, stay.slug).toBeGreaterThan(0);
      for (const room of stay.room_types) {
        expect(room.Price, stay.slug).toBeGreaterThanOrEqual(300);
        expect(room.Price, stay.slug).toBeLessThanOrEqual(60_000);
        expect(room.MaxGuests, stay.slug).toBeGreaterThan(0);
        expect(room.rooms, stay.slug).toBeGreaterThan(0);
      }
      if (stay.type !== 'Hotels') continue;
      const ratio = (stay.originalPrice ?? 0) / Math.min(...stay.room_types.map(({ Price }) => Price));
      expect(ratio, `${stay.slug}: the recorded former price`).toBeGreaterThanOrEqual(1.195);
      expect(ratio, stay.slug).toBeLessThanOrEqual(1.305);
    }
    for (const one of [...experiences, ...cars]) {
      if (one.originalPrice !== undefined) expect(one.originalPrice, one.slug).toBeGreaterThan(one.price);
    }
  });

  test('an itinerary has a day for each day of the tour, and its slug is its name', () => {
    for (const { slug, name, duration, itinerary } of tours) {
      const days = /^(\d+) days?$/.exec(duration)?.[1];
      expect(itinerary.length, slug).toBe(days === undefined ? 1 : Number(days));
      expect(slug).toBe(
        name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, ''),
      );
    }
  });

  test('a tour says where each night is spent, unless it comes without a hotel', () => {
    for (const { slug, notIncluded, itinerary } of tours) {
      const nights = itinerary.filter(({ hotel, hotelPlace }) => hotel !== undefined && hotelPlace !== undefined);
      expect(nights, slug).toEqual(notIncluded.includes('Hotel') ? [] : itinerary.slice(0, -1));
    }
    expect(tours.filter(({ itinerary }) => itinerary.some(({ meals }) => meals)).length).toBeGreaterThan(45);
  });

  test('reviews are of days gone by, and not all praise', () => {
    for (const { date, Name } of reviews) {
      expect(isDay(date), `${Name} ${date}`).toBe(true);
      expect(date < '2026-11-20', `${Name} ${date}`).toBe(true);
    }
    const stars = count(reviews, ({ Rating }) => String(Rating));
    for (const star of ['1', '2', '3']) expect(stars[star] ?? 0, `${star} stars`).toBeGreaterThanOrEqual(3);
    expect(new Set(reviews.map(({ date }) => date.slice(0, 7))).size, 'months').toBeGreaterThan(12);
  });
});

describe('texts', () => {
  /** Every sentence of more than four words, with where it stands. */
  function sentencesOf(where: string, texts: readonly string[]): [sentence: string, where: string][] {
    return texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
      .map((sentence) =>
        sentence
          .trim()
          .toLowerCase()
          .replace(/[.!?’'"“”]/g, ''),
      )
      .filter((sentence) => sentence.split(/\s+/).length > 4)
      .map((sentence) => [sentence, where]);
  }

  test('no sentence stands in two places', () => {
    const all = [
      ...stays.flatMap((stay) =>
        sentencesOf(stay.slug, [
          stay.description,
          ...stay.room_types.map(({ Description }) => Description),
          ...stay.nearby_places.map(({ Description }) => Description),
          ...stay.faqs.flatMap(({ question, answer }) => [question, answer]),
          ...Object.values(stay.house_rules),
          ...stay.guest_reviews.map(({ Comment }) => Comment),
        ]),
      ),
      ...experiences.flatMap((one) =>
        sentencesOf(one.slug, [
          one.description,
          ...one.additionalInfo,
          ...one.attraction_faqs.flatMap(({ question, answer }) => [question, answer]),
          ...('itinerary' in one ? one.itinerary.flatMap(({ title, details }) => [title, details]) : []),
          ...one.guest_reviews.map(({ Comment }) => Comment),
        ]),
      ),
      ...cars.flatMap((car) =>
        sentencesOf(car.slug, [car.description, ...car.guest_reviews.map(({ Comment }) => Comment)]),
      ),
      ...destinations.flatMap(({ slug, description }) => sentencesOf(slug, [description])),
    ];
    const places = Map.groupBy(all, ([sentence]) => sentence);
    const twice = [...places]
      .filter(([, at]) => at.length > 1)
      .map(([text, at]) => [text, ...at.map(([, slug]) => slug)]);
    expect(twice).toEqual([]);
  });
});
