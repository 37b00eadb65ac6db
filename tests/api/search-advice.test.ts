import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { type ExperienceList, parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const day = () => today(harness.clock.now);
const stays = (query: string) =>
  searchList(harness.ctx(), stayList, parseStaySearch(new URLSearchParams(query), day()));
const attractions: ExperienceList = { type: 'attraction', place: '', category: null };
const experiences = (list: ExperienceList, query: string) =>
  searchList(harness.ctx(), experienceLists[list.type], parseExperienceSearch(list, new URLSearchParams(query), day()));
const cars = (city: string, query: string) =>
  searchList(harness.ctx(), carList, parseCarSearch(city, new URLSearchParams(query), day()));

describe('a search that finds nothing says what to change, and that finds something', () => {
  test.each([
    ['adults=30', 'guests', { adults: 4, rooms: 1 }],
    ['location=Nainital&adults=5', 'rooms', { rooms: 3, adults: 5, place: 'Nainital' }],
    ['location=Nainital&adults=30&stars=4', 'guests', { chosen: { stars: ['4'] }, place: 'Nainital' }],
    ['location=Nainital&propertyType=villas', 'filters', { chosen: { propertyType: [] }, place: 'Nainital' }],
    ['location=atlantis', 'place', { place: '' }],
    ['location=atlantis&stars=1', 'place', { place: '', chosen: { stars: [] } }],
    ['location=Nainital&stars=1&adults=16', 'everything', { place: 'Nainital', chosen: { stars: [] }, adults: 1 }],
  ])('stays?%s: %s', async (query, expected, change) => {
    const { total, soldOut, advice } = await stays(query);
    expect([total, soldOut]).toEqual([0, 0]);
    expect(advice).toMatchObject({ what: expected, search: change });
    if (advice) expect((await searchList(harness.ctx(), stayList, advice.search)).total).toBe(advice.total);
  });

  test('but not where something is found', async () => {
    expect((await stays('location=Nainital&adults=2')).advice).toBeNull();
  });

  test('attractions and tours', async () => {
    const many = await experiences({ ...attractions, place: 'rishikesh' }, 'guests=30');
    expect(many).toMatchObject({ total: 0, advice: { what: 'guests', search: { guests: 10 }, total: 1 } });
    const night = await experiences({ ...attractions, place: 'rishikesh' }, 'rating=4.5&rating=4&language=ar');
    expect(night).toMatchObject({ total: 0, advice: { what: 'filters', total: 1 } });
    const nowhere = await experiences({ ...attractions, place: 'atlantis' }, '');
    expect(nowhere).toMatchObject({ total: 0, advice: { what: 'place', search: { place: '' }, total: 2 } });
    const tours = await experiences({ type: 'tour-package', place: 'atlantis', category: null }, '');
    expect(tours).toMatchObject({ total: 0, advice: null });
  });

  test('cars', async () => {
    expect(await cars('delhi', 'carType=SUV')).toMatchObject({
      total: 0,
      soldOut: 0,
      advice: { what: 'filters', search: { chosen: { carType: [] }, place: 'delhi' }, total: 1 },
    });
    expect(await cars('atlantis', '')).toMatchObject({ total: 0, advice: { what: 'place', total: 2 } });
    expect((await cars('delhi', '')).advice).toBeNull();
  });
});
