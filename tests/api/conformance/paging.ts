import type { Case } from './case.ts';
import { both, finds, pages, refuses } from './expected.ts';

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = finds(lake, palm, ganga);

const mixed = refuses('PaginationError', 'Cannot use both page & offset pagination in the same query', {});
const whole = (name: string) =>
  refuses('ValidationError', `Invalid ${name} parameter. Expected a whole number`, {
    path: name,
    source: 'query',
    param: 'pagination',
  });

/** Both styles of paging, and what is made of numbers that make no sense. */
export const paging: readonly Case[] = [
  ['the first 25 by default', 'stays', 200, both(every, pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 }))],
  [
    'by page',
    'stays?pagination[page]=2&pagination[pageSize]=1',
    200,
    both(finds(palm), pages({ page: 2, pageSize: 1, pageCount: 3, total: 3 })),
  ],
  [
    'the last page is shorter',
    'stays?pagination[page]=2&pagination[pageSize]=2',
    200,
    both(finds(ganga), pages({ page: 2, pageSize: 2, pageCount: 2, total: 3 })),
  ],
  [
    'page alone',
    'stays?pagination[page]=2',
    200,
    both(finds(), pages({ page: 2, pageSize: 25, pageCount: 1, total: 3 })),
  ],
  [
    'size alone',
    'stays?pagination[pageSize]=2',
    200,
    both(finds(lake, palm), pages({ page: 1, pageSize: 2, pageCount: 2, total: 3 })),
  ],
  [
    'a page beyond the last is empty',
    'stays?pagination[page]=99&pagination[pageSize]=2',
    200,
    both(finds(), pages({ page: 99, pageSize: 2, pageCount: 2, total: 3 })),
  ],
  [
    'page 0 is the first',
    'stays?pagination[page]=0&pagination[pageSize]=2',
    200,
    both(finds(lake, palm), pages({ page: 1, pageSize: 2, pageCount: 2, total: 3 })),
  ],
  [
    'a negative page is the first',
    'stays?pagination[page]=-3',
    200,
    both(every, pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 })),
  ],
  [
    'an empty page is the first',
    'stays?pagination[page]=',
    200,
    both(every, pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 })),
  ],
  [
    'sizes go up to 1000',
    'stays?pagination[pageSize]=1000',
    200,
    pages({ page: 1, pageSize: 1000, pageCount: 1, total: 3 }),
  ],
  [
    'and no further',
    'stays?pagination[pageSize]=5000',
    200,
    pages({ page: 1, pageSize: 1000, pageCount: 1, total: 3 }),
  ],
  ['size 0 is 1', 'stays?pagination[pageSize]=0', 200, pages({ page: 1, pageSize: 1, pageCount: 3, total: 3 })],
  [
    'a negative size is 1',
    'stays?pagination[pageSize]=-1',
    200,
    pages({ page: 1, pageSize: 1, pageCount: 3, total: 3 }),
  ],
  ['an empty size is 1', 'stays?pagination[pageSize]=', 200, pages({ page: 1, pageSize: 1, pageCount: 3, total: 3 })],
  [
    'a size that is no number is the default',
    'stays?pagination[pageSize]=all',
    200,
    pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 }),
  ],
  [
    'by offset',
    'stays?pagination[start]=1&pagination[limit]=1',
    200,
    both(finds(palm), pages({ start: 1, limit: 1, total: 3 })),
  ],
  ['start alone', 'stays?pagination[start]=2', 200, both(finds(ganga), pages({ start: 2, limit: 25, total: 3 }))],
  ['limit alone', 'stays?pagination[limit]=2', 200, both(finds(lake, palm), pages({ start: 0, limit: 2, total: 3 }))],
  ['start beyond the end', 'stays?pagination[start]=50', 200, both(finds(), pages({ start: 50, limit: 25, total: 3 }))],
  [
    'start 0',
    'stays?pagination[start]=0&pagination[limit]=10',
    200,
    both(every, pages({ start: 0, limit: 10, total: 3 })),
  ],
  ['a limit above the cap', 'stays?pagination[limit]=100000', 200, pages({ start: 0, limit: 1000, total: 3 })],
  ['limit -1 is 1', 'stays?pagination[limit]=-1', 200, both(finds(lake), pages({ start: 0, limit: 1, total: 3 }))],
  ['limit 0 is 1', 'stays?pagination[limit]=0', 200, both(finds(lake), pages({ start: 0, limit: 1, total: 3 }))],
  [
    'without totals',
    'stays?pagination[pageSize]=2&pagination[withCount]=false',
    200,
    both(finds(lake, palm), pages({ page: 1, pageSize: 2 })),
  ],
  [
    'with totals, when it is said',
    'stays?pagination[withCount]=true',
    200,
    pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 }),
  ],
  [
    'by offset without totals',
    'stays?pagination[start]=1&pagination[limit]=1&pagination[withCount]=0',
    200,
    both(finds(palm), pages({ start: 1, limit: 1 })),
  ],
  [
    'totals are of what was found',
    'stays?filters[price][$gt]=700&pagination[pageSize]=1',
    200,
    both(finds(lake), pages({ page: 1, pageSize: 1, pageCount: 2, total: 2 })),
  ],
  [
    'nothing found',
    'stays?filters[slug]=nowhere',
    200,
    both(finds(), pages({ page: 1, pageSize: 25, pageCount: 0, total: 0 })),
  ],
  [
    'pages do not overlap when all are equal in the order',
    'stays?sort=noCard&pagination[page]=3&pagination[pageSize]=1',
    200,
    finds(ganga),
  ],
  [
    'a text is no paging',
    'stays?pagination=abc',
    200,
    both(every, pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 })),
  ],
  ['nor is a list', 'stays?pagination[]=2', 200, pages({ page: 1, pageSize: 25, pageCount: 1, total: 3 })],
  ['page and limit mixed', 'stays?pagination[page]=1&pagination[limit]=1', 400, mixed],
  ['size and start mixed', 'stays?pagination[pageSize]=1&pagination[start]=0', 400, mixed],
  [
    'all four mixed',
    'stays?pagination[page]=1&pagination[pageSize]=1&pagination[start]=0&pagination[limit]=1',
    400,
    mixed,
  ],
  ['a page that is no number', 'stays?pagination[page]=first', 400, whole('page')],
  ['half a page', 'stays?pagination[page]=1.5', 400, whole('page')],
  ['half an entry', 'stays?pagination[pageSize]=2.5', 400, whole('pageSize')],
  ['half a limit', 'stays?pagination[limit]=0.5', 400, whole('limit')],
  ['a start that is no number', 'stays?pagination[start]=here', 400, whole('start')],
  ['two pages', 'stays?pagination[page]=1&pagination[page]=2', 400, whole('page')],
  [
    'totals perhaps',
    'stays?pagination[withCount]=perhaps',
    400,
    refuses('ValidationError', 'Invalid withCount parameter. Expected "t","1","true","false","0","f"'),
  ],
];

const wrongOrder = refuses('ValidationError', 'Invalid order. order can only be one of asc|desc|ASC|DESC');

/** Every way to say an order. */
export const sorting: readonly Case[] = [
  ['in the order they were made, unless told', 'stays', 200, every],
  ['by a field', 'stays?sort=price', 200, finds(ganga, lake, palm)],
  ['upwards, said so', 'stays?sort=price:asc', 200, finds(ganga, lake, palm)],
  ['downwards', 'stays?sort=price:desc', 200, finds(palm, lake, ganga)],
  ['in capitals', 'stays?sort=price:DESC', 200, finds(palm, lake, ganga)],
  ['a list in one text', 'stays?sort=rating:desc,price:desc', 200, finds(palm, lake, ganga)],
  ['with blanks between', 'stays?sort=rating:desc, price:asc', 200, finds(lake, palm, ganga)],
  ['an indexed list', 'stays?sort[0]=rating:desc&sort[1]=price:desc', 200, finds(palm, lake, ganga)],
  ['a list with empty brackets', 'stays?sort[]=rating:desc&sort[]=price:asc', 200, finds(lake, palm, ganga)],
  ['by repetition', 'stays?sort=rating:desc&sort=price:asc', 200, finds(lake, palm, ganga)],
  ['an object', 'stays?sort[price]=desc', 200, finds(palm, lake, ganga)],
  ['a list of objects', 'stays?sort[0][rating]=desc&sort[1][price]=desc', 200, finds(palm, lake, ganga)],
  ['by text', 'stays?sort=name', 200, finds(ganga, lake, palm)],
  ['by a whole number', 'stays?sort=maxGuests', 200, finds(ganga, lake, palm)],
  ['by yes and no', 'stays?sort=freeCancellation', 200, finds(palm, lake, ganga)],
  [
    'by an instant',
    'reviews?filters[stay][id]=2&sort=createdAt',
    200,
    finds('100% <b>"O\'Hara"</b>', 'Tom Baker', 'Meera Nair'),
  ],
  [
    'by an instant, newest first',
    'reviews?filters[stay][id]=2&sort=createdAt:desc',
    200,
    finds('Meera Nair', 'Tom Baker', '100% <b>"O\'Hara"</b>'),
  ],
  ['by the id', 'stays?sort=id:desc', 200, finds(ganga, palm, lake)],
  [
    'by stock',
    'room-types?sort=rooms:desc&fields=Name',
    200,
    finds('Dormitory Bed', 'Lake Room', 'Last Suite', 'Whole Villa'),
  ],
  [
    'by a price that may be another one',
    'attractions?sort=childPrice',
    200,
    finds('amber-fort-and-add-on-packages', 'ganga-rafting'),
  ],
  ['by a field of a relation', 'stays?sort=destination.name', 200, finds(palm, lake, ganga)],
  ['by it as an object', 'stays?sort[destination][name]=desc', 200, finds(ganga, lake, palm)],
  [
    'by a relation of a relation',
    'room-types?sort=stay.destination.name:desc',
    200,
    finds('Dormitory Bed', 'Lake Room', 'Last Suite', 'Whole Villa'),
  ],
  ['an empty order', 'stays?sort=', 200, every],
  ['neither up nor down', 'stays?sort=price:sideways', 400, wrongOrder],
  ['up and down', 'stays?sort=price:asc:desc', 400, wrongOrder],
];
