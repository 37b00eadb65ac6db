import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

describe('bad queries are refused', () => {
  const cases: [query: string, name: string, message: string][] = [
    ['filters[nope]=1', 'ValidationError', 'Invalid key nope'],
    ['filters[nope][$eq]=1', 'ValidationError', 'Invalid key nope'],
    ['filters[constructor]=1', 'ValidationError', 'Invalid key constructor'],
    ['filters[name][$foo]=1', 'ValidationError', 'Invalid key $foo at name'],
    ['filters[$foo]=1', 'ValidationError', 'Invalid key $foo'],
    ['filters[name][first]=1', 'ValidationError', 'Invalid key first at name'],
    ['filters[amenities][nope]=1', 'ValidationError', 'Invalid key nope at amenities'],
    ['filters[$and][0][nope]=1', 'ValidationError', 'Invalid key nope'],
    ['filters[search_text]=lake', 'ValidationError', 'Invalid key search_text'],
    ['filters[hidden]=true', 'ValidationError', 'Invalid key hidden'],
    ['filters[price_paise]=1', 'ValidationError', 'Invalid key price_paise'],
    ['filters=1', 'ValidationError', 'The filters parameter must be an object or an array'],
    ['filters[$or][type]=Hotels', 'ValidationError', '$or must be a list'],
    ['filters[$and]=1', 'ValidationError', '$and must be a list'],
    ['filters[$or][]=', 'ValidationError', 'The filters parameter must be an object or an array'],
    ['filters[price][$gt]=cheap', 'ValidationError', 'Invalid value at price: expected money'],
    ['filters[price][$gt]=', 'ValidationError', 'Invalid value at price: expected money'],
    ['filters[id]=one', 'ValidationError', 'Invalid value at id: expected integer'],
    ['filters[id]=0x1', 'ValidationError', 'Invalid value at id: expected integer'],
    ['filters[rating]=Infinity', 'ValidationError', 'Invalid value at rating: expected decimal'],
    ['filters[freeCancellation]=maybe', 'ValidationError', 'Invalid value at freeCancellation: expected boolean'],
    ['filters[createdAt][$gt]=yesterday', 'ValidationError', 'Invalid value at createdAt: expected datetime'],
    ['filters[originalPrice][$null]=maybe', 'ValidationError', 'Invalid value at originalPrice: expected boolean'],
    ['filters[price][$between]=1', 'ValidationError', '$between takes two values at price'],
    ['filters[name][$eq][a]=1', 'ValidationError', '$eq takes one value at name'],
    ['filters[name][$eq][0]=1', 'ValidationError', '$eq takes one value at name'],
    ['filters[name][$in][a]=1', 'ValidationError', '$in takes a list at name'],
    ['filters[name]=a%00b', 'ValidationError', 'Texts must not contain a NUL character'],
    ['filters[name]=%E0%A4%A', 'BadRequestError', 'The query string is not valid'],
    ['sort=nope', 'ValidationError', 'Invalid key nope'],
    ['sort=search_text', 'ValidationError', 'Invalid key search_text'],
    ['sort=amenities.name', 'ValidationError', 'Invalid key amenities'],
    ['sort=price:up', 'ValidationError', 'Invalid order. order can only be one of asc|desc|ASC|DESC'],
    ['fields=nope', 'ValidationError', 'Invalid key nope'],
    ['fields[0]=name&fields[1]=nope', 'ValidationError', 'Invalid key nope'],
    ['fields[a]=name', 'ValidationError', 'Invalid fields parameter. Expected a string or an array of strings'],
    ['populate=nope', 'ValidationError', 'Invalid key nope'],
    ['populate=name', 'ValidationError', 'Invalid key name'],
    ['populate=room_types.nope', 'ValidationError', 'Invalid key nope at room_types'],
    ['populate[nope]=*', 'ValidationError', 'Invalid key nope'],
    ['populate[image][nope]=*', 'ValidationError', 'Invalid key nope at image'],
    ['populate[image][fields][0]=nope', 'ValidationError', 'Invalid key nope at image'],
    ['populate[room_types][filters][nope]=1', 'ValidationError', 'Invalid key nope at room_types'],
    [
      'populate=room_types.stay.room_types.stay',
      'ValidationError',
      'populate goes in a circle at room_types.stay.room_types.stay',
    ],
    ['pagination[page]=x', 'ValidationError', 'Invalid page parameter. Expected a whole number'],
    ['pagination[page]=1.5', 'ValidationError', 'Invalid page parameter. Expected a whole number'],
    ['pagination[pageSize]=2.5', 'ValidationError', 'Invalid pageSize parameter. Expected a whole number'],
    [
      'pagination[page]=1&pagination[limit]=1',
      'PaginationError',
      'Cannot use both page & offset pagination in the same query',
    ],
    [
      'pagination[pageSize]=1&pagination[start]=1',
      'PaginationError',
      'Cannot use both page & offset pagination in the same query',
    ],
    [
      'pagination[withCount]=perhaps',
      'ValidationError',
      'Invalid withCount parameter. Expected "t","1","true","false","0","f"',
    ],
    ['_q[a]=1', 'ValidationError', '_q must be a text'],
  ];
  test.each(cases)('%s', async (query, name, message) => {
    const { status, body } = await harness.call('GET', `/api/stays?${query}`);
    expect({ status, name: body.error?.name, message: body.error?.message }).toEqual({ status: 400, name, message });
    expect(body.data).toBeNull();
  });

  test('with the error, its place and the parameter', async () => {
    const { body } = await harness.call('GET', '/api/stays?filters[nope]=1');
    expect(body.error.details).toEqual({ key: 'nope', path: 'nope', source: 'query', param: 'filters' });
  });

  test('a private field of another table is an unknown key too', async () => {
    for (const query of [
      'filters[stay][user][password]=x',
      'sort=stay.password_hash',
      'populate[stay][fields]=email',
    ]) {
      expect((await harness.call('GET', `/api/reviews?${query}`)).status).toBe(400);
    }
  });
});
