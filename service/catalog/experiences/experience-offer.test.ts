import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, now, selectedLine } from '../../../tests/sold-things.ts';
import { addDays, today } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import type { SelectedLine } from '../product.ts';
import { type ExperienceRow, type ExperienceType, experienceOffer } from './experience-offer.ts';

const row: ExperienceRow = {
  id: 3,
  document_id: 'rafting',
  slug: 'ganga-rafting',
  name: 'Ganga Rafting',
  place: 'Shivpuri, Rishikesh',
  meeting_point: 'Shivpuri',
  meeting_time: '06:30',
  price_paise: 150_000,
  adult_price_paise: null,
  child_price_paise: 20_000,
  senior_price_paise: null,

  infant_price_paise: 0,
  ticket_type: 'simple',
  free_cancel: true,
  cancellation_policy: null,
  asks_names: false,
  activity: true,
  duration: '3 hours',
  available_ticket_types: { adult: true, child: true, senior: true, infant: true },
  duration_hours: 3,
  sellable_id: 9,
  units: 12,
  cut_off_hours: null,
  image_url: '',
  times: ['07:00', '14:00'],
  slot_seasons: null,
  latitude: 30.12,
  longitude: 78.39,
  languages: [
    { name: 'Hindi', code: 'hi' },
    { name: 'English', code: 'en' },
  ],
  plan: [],
};
const plain: Partial<ExperienceRow> = { times: [], languages: [] };

function offered(
  selected: Partial<SelectedLine> = {},
  own: Partial<ExperienceRow> = {},
  type: ExperienceType = 'attraction',
) {
  const chosen = { slot: '07:00', language: 'Hindi', quantity: 2, ...selected };
  return experienceOffer(english, type, selectedLine({ type, ...chosen }), { ...row, ...own }, now, { policies: [] });
}
const offerOf = (...args: Parameters<typeof offered>) => {
  const one = offered(...args);
  return 'offer' in one ? one.offer : undefined;
};
const problemOf = (...args: Parameters<typeof offered>) => {
  const one = offered(...args);
  return 'problem' in one ? one.problem : undefined;
};

describe('an attraction or a tour is offered', () => {
  test('by the place on its day and at its time, without fees', () => {
    expect(offerOf()).toMatchObject({
      type: 'attraction',
      supply: 'entry',
      label: 'activity',
      sellableId: 9,
      capacity: 12,
      slot: '07:00',
      days: ['2026-12-12'],
      startDay: '2026-12-12',
      endDay: '2026-12-13',
      units: 1,
      guests: 2,
      dayPrice: fromRupees(1_500),
      parts: [{ name: 'Ticket', count: 1, price: null }],
      fees: [],
      language: 'Hindi',
      meetingPoint: 'Shivpuri',
      meetingTime: null,
    });
    expect(offerOf({}, { activity: false }, 'tour-package')).toMatchObject({
      type: 'tour-package',
      label: 'tour-package',
      supply: 'tour',
    });
  });
  test('with its meeting time only if it is not sold by start times', () => {
    expect(offerOf({}, plain)?.meetingTime).toBe('06:30');
    expect(offerOf()?.meetingTime).toBeNull();
  });
  test('with a place for each person if tickets are by age', () => {
    const counts = { tickets: { adult: 2, child: 1, infant: 1 } };
    expect(offerOf(counts, { ticket_type: 'detailed' })).toMatchObject({ units: 4, guests: 8 });
  });
  test('until its time, if it has one; else until its day is over', () => {
    expect(offerOf()?.saleEnds.toISOString()).toBe('2026-12-12T01:30:00.000Z');
    expect(offerOf({}, plain)?.saleEnds.toISOString()).toBe('2026-12-12T18:30:00.000Z');
  });
  test('free to cancel until 24 hours before its time, else before midnight', () => {
    expect(offerOf()?.cancellation.freeUntil).toBe('2026-12-11T01:30:00.000Z');
    expect(offerOf({}, plain)?.cancellation.freeUntil).toBe('2026-12-10T18:30:00.000Z');
    expect(offerOf({}, { free_cancel: false })?.cancellation.freeUntil).toBeNull();
  });
  test.each([
    [null, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [99_999, 365],
  ])('that lasts %s hours for %d days', (duration_hours, days) => {
    expect(offerOf({}, { duration_hours })?.endDay).toBe(addDays(firstDay, days));
  });
  test('in its first language if none was chosen, and marks that', () => {
    const [first] = row.languages;
    expect(offerOf({ language: undefined })).toMatchObject({
      language: first?.name,
      chosenForThem: ['selectedLanguage'],
    });
    expect(offerOf({ language: 'en' })?.chosenForThem).toEqual([]);
    expect(offerOf({ language: undefined }, plain)).toMatchObject({ language: null, chosenForThem: [] });
  });
  test('in a language by its name or code, in any case', () => {
    expect(offerOf({ language: ' en ' })?.language).toBe('English');
    expect(offerOf({ language: 'ENGLISH' })?.language).toBe('English');
    expect(offerOf({}, plain)?.language).toBeNull();
  });
});

describe('it is refused', () => {
  test.each([
    ['without a day', { startDay: undefined }, 'Please select a visit date'],
    ['in the past', { startDay: addDays(today(now), -1) }, 'That date is in the past'],
    ['too far ahead', { startDay: addDays(today(now), 541) }, 'That date is too far ahead to book'],
    ['without a time', { slot: undefined }, 'Please select a time'],
    ['at a time that there is not', { slot: '08:00' }, 'Please select a time'],
    ['at a time that has passed', { startDay: today(now) }, 'That time has passed'],
    ['in no language of it', { language: 'French' }, 'Please select a language'],
  ])('%s', (_, selected, problem) => {
    expect(problemOf(selected)).toBe(problem);
  });
  test('in the very instant it begins', () => {
    const atTen = { startDay: today(now), slot: '10:00' };
    expect(problemOf(atTen, { times: ['10:00'] })).toBe('That time has passed');
  });
  test('later today it is not', () => {
    expect(problemOf({ startDay: today(now), slot: '14:00' })).toBeUndefined();
    expect(problemOf({ startDay: today(now) }, plain)).toBeUndefined();
  });
  test('without a ticket if tickets are by age', () => {
    expect(problemOf({}, { ticket_type: 'detailed' })).toBe('Please select at least one ticket');
  });
  test('if it is gone, each with its message', () => {
    const gone = (type: ExperienceType) =>
      experienceOffer(english, type, selectedLine(), undefined, now, { policies: [] });
    expect(gone('attraction')).toMatchObject({ problem: 'This attraction is no longer available' });
    expect(gone('tour-package')).toMatchObject({ problem: 'This tour is no longer available' });
    expect(problemOf({ startDay: undefined }, {}, 'tour-package')).toBe('Please select a tour date');
  });
});
