import type { ErrorName } from '../../../service/core/app-error.ts';
import type { Case } from './case.ts';
import { notFound, refuses } from './expected.ts';
import { ids } from './ground.ts';

type Param = 'filters' | 'sort' | 'fields' | 'populate';

/** `Invalid key nope`; below a relation `Invalid key nope at room_types`. */
function unknown(param: Param, key: string, path = key) {
  const suffix = path.endsWith(`.${key}`) ? ` at ${path.slice(0, -key.length - 1)}` : '';
  return refuses('ValidationError', `Invalid key ${key}${suffix}`, { key, path, source: 'query', param });
}
const noFields = 'Invalid fields parameter. Expected a string or an array of strings';
/** `Invalid key $foo at name`. */
function unknownOperator(key: string, path: string) {
  const suffix = path === '' ? '' : ` at ${path}`;
  return refuses('ValidationError', `Invalid key ${key}${suffix}`, { key, path, source: 'query', param: 'filters' });
}
const rejects = (message: string | RegExp, name: ErrorName = 'ValidationError') => refuses(name, message);
const expects = (kind: string, path: string) => rejects(`Invalid value at ${path}: expected ${kind}`);

/** What is not there. */
export const notThere: readonly Case[] = [
  ['an unknown type', 'castles', 404, notFound],
  ['a type in the singular', 'stay', 404, notFound],
  ['a type in capitals', 'Stays', 404, notFound],
  ['no type', '', 404, notFound],
  ['something below an entry', `stays/${ids.lake}/rooms`, 404, notFound],
  ['a component has no address', 'time-slots', 404, notFound],
  ['users have no list', 'users', 404, notFound],
  ['an id that is a number', 'stays/1', 404, notFound],
  ['an id that is an injection', "stays/'%20or%201=1", 404, notFound],
  ['an id with NUL', 'stays/%00', 400, refuses('ValidationError', 'Texts must not contain a NUL character')],
  ['a documentId of another type', `stays/${ids.rafting}`, 404, notFound],
  ['a documentId in capitals', `stays/${ids.lake.toUpperCase()}`, 404, notFound],
  ['an unknown one, whatever is asked of it', 'stays/nowhere?populate=*&fields=name', 404, notFound],
];

/** Names that do not exist in filters, sort, fields and populate, at any depth. */
export const unknownKeys: readonly Case[] = [
  ['in filters', 'stays?filters[nope]=1', 400, unknown('filters', 'nope')],
  ['in filters with an operator', 'stays?filters[nope][$eq]=1', 400, unknown('filters', 'nope')],
  ['in $and', 'stays?filters[$and][0][nope]=1', 400, unknown('filters', 'nope')],
  ['in $or', 'stays?filters[$or][0][slug]=a&filters[$or][1][nope]=1', 400, unknown('filters', 'nope')],
  ['in $not', 'stays?filters[$not][nope]=1', 400, unknown('filters', 'nope')],
  ['in filters of a relation', 'stays?filters[room_types][nope]=1', 400, unknown('filters', 'nope', 'room_types.nope')],
  [
    'two relations deep',
    'stays?filters[room_types][Image][nope]=1',
    400,
    unknown('filters', 'nope', 'room_types.Image.nope'),
  ],
  ['in the wrong case', 'stays?filters[Name]=Lake House', 400, unknown('filters', 'Name')],
  ['a column is no field', 'stays?filters[property_rating]=5', 400, unknown('filters', 'property_rating')],
  ['in sort', 'stays?sort=nope', 400, unknown('sort', 'nope')],
  ['in sort, behind a good one', 'stays?sort=price:desc,nope', 400, unknown('sort', 'nope')],
  ['in sort as an object', 'stays?sort[nope]=desc', 400, unknown('sort', 'nope')],
  ['in sort of a relation', 'stays?sort=image.nope', 400, unknown('sort', 'nope', 'image.nope')],
  ['a list is no order', 'stays?sort=room_types.Price', 400, unknown('sort', 'room_types', 'room_types.Price')],
  ['a relation is no order', 'stays?sort=image', 400, unknown('sort', 'image')],
  ['in fields', 'stays?fields=nope', 400, unknown('fields', 'nope')],
  ['in fields, behind a good one', 'stays?fields[0]=name&fields[1]=nope', 400, unknown('fields', 'nope')],
  ['a relation is no field', 'stays?fields=image', 400, unknown('fields', 'image')],
  ['in populate', 'stays?populate=nope', 400, unknown('populate', 'nope')],
  ['in populate, behind a good one', 'stays?populate=image,nope', 400, unknown('populate', 'nope')],
  ['in populate as an object', 'stays?populate[nope]=*', 400, unknown('populate', 'nope')],
  ['in a path of populate', 'stays?populate=room_types.nope', 400, unknown('populate', 'nope', 'room_types.nope')],
  [
    'in populate of populate',
    'stays?populate[room_types][populate]=nope',
    400,
    unknown('populate', 'nope', 'room_types.nope'),
  ],
  ['a field is nothing to populate', 'stays?populate=name', 400, unknown('populate', 'name')],
  ['an option of populate', 'stays?populate[image][nope]=1', 400, unknown('populate', 'nope', 'image.nope')],
  ['in fields of populate', 'stays?populate[image][fields][0]=nope', 400, unknown('populate', 'nope', 'image.nope')],
  [
    'in filters of populate',
    'stays?populate[room_types][filters][nope]=1',
    400,
    unknown('populate', 'nope', 'room_types.nope'),
  ],
  ['in sort of populate', 'stays?populate[room_types][sort]=nope', 400, unknown('populate', 'nope', 'room_types.nope')],
  ['populate that is only true', 'stays?populate=true', 400, unknown('populate', 'true')],
  ['true in a list of populate', 'stays?populate[0]=image&populate[1]=true', 400, unknown('populate', 'true')],
  [
    'true in populate of populate',
    'stays?populate[room_types][populate]=true',
    400,
    unknown('populate', 'true', 'room_types.true'),
  ],
  [
    'in words, an option of populate',
    'stays?populate[room_types][nope]=1',
    400,
    rejects('Invalid key nope at room_types'),
  ],
  [
    'in words, filters of a relation',
    'stays?filters[room_types][nope]=1',
    400,
    rejects('Invalid key nope at room_types'),
  ],
  ['in words, filters of reviews', 'reviews?filters[stay][nope]=1', 400, rejects('Invalid key nope at stay')],
  ['in words, the order of reviews', 'reviews?sort=stay.nope', 400, rejects('Invalid key nope at stay')],
  [
    'in words, filters two levels of populate deep',
    'stays?populate[room_types][populate][Image][filters][nope]=1',
    400,
    rejects('Invalid key nope at room_types.Image'),
  ],
  ['of one entry', `stays/${ids.lake}?populate=nope`, 400, unknown('populate', 'nope')],
  ['in fields of one entry', `stays/${ids.lake}?fields=nope`, 400, unknown('fields', 'nope')],
  ['an operator', 'stays?filters[name][$foo]=1', 400, unknownOperator('$foo', 'name')],
  ['an operator in capitals', 'stays?filters[name][$EQ]=1', 400, unknownOperator('$EQ', 'name')],
  ['an operator on a relation', 'stays?filters[image][$foo]=1', 400, unknownOperator('$foo', 'image')],
  ['an operator without a field', 'stays?filters[$eq]=1', 400, unknownOperator('$eq', '')],
  ['a field where an operator belongs', 'stays?filters[name][first]=1', 400, unknownOperator('first', 'name')],
];

/** Values that do not fit. Stock answers 500 to some of them; we do not. */
export const wrongValues: readonly Case[] = [
  ['a text for a whole number', 'stays?filters[maxGuests]=four', 400, expects('integer', 'maxGuests')],
  ['nothing for a whole number', 'stays?filters[maxGuests][$gt]=', 400, expects('integer', 'maxGuests')],
  ['a hexadecimal number', 'stays?filters[id]=0x10', 400, expects('integer', 'id')],
  ['a text for a decimal', 'stays?filters[rating][$gte]=good', 400, expects('decimal', 'rating')],
  ['Infinity', 'stays?filters[rating]=Infinity', 400, expects('decimal', 'rating')],
  ['NaN', 'stays?filters[rating]=NaN', 400, expects('decimal', 'rating')],
  ['a text for rupees', 'stays?filters[price][$lt]=cheap', 400, expects('money', 'price')],
  ['rupees with a comma', 'stays?filters[price][$lt]=1,000', 400, expects('money', 'price')],
  ['a text for yes or no', 'stays?filters[noCard]=maybe', 400, expects('boolean', 'noCard')],
  ['a number for yes or no', 'stays?filters[noCard]=2', 400, expects('boolean', 'noCard')],
  ['a text for an instant', 'stays?filters[createdAt][$gt]=yesterday', 400, expects('datetime', 'createdAt')],
  ['a day that does not exist', 'stays?filters[createdAt][$gt]=2026-13-45', 400, expects('datetime', 'createdAt')],
  ['one wrong value in a list', 'stays?filters[id][$in][0]=1&filters[id][$in][1]=two', 400, expects('integer', 'id')],
  [
    'a wrong value in $between',
    'stays?filters[price][$between][0]=a&filters[price][$between][1]=b',
    400,
    expects('money', 'price'),
  ],
  ['a wrong value in a relation', 'reviews?filters[stay][rating]=x', 400, expects('decimal', 'stay.rating')],
  ['$null of a text', 'stays?filters[name][$null]=perhaps', 400, expects('boolean', 'name')],
  ['$between of one', 'stays?filters[price][$between]=1', 400, rejects('$between takes two values at price')],
  [
    '$between of three',
    'stays?filters[id][$between]=1&filters[id][$between]=2&filters[id][$between]=3',
    400,
    rejects('$between takes two values at id'),
  ],
  ['$in of an object', 'stays?filters[name][$in][a]=1', 400, rejects('$in takes a list at name')],
  ['$eq of an object', 'stays?filters[name][$eq][a]=1', 400, rejects('$eq takes one value at name')],
  ['$contains of a list', 'stays?filters[name][$contains][0]=a', 400, rejects('$contains takes one value at name')],
  ['$or of an object', 'stays?filters[$or][type]=Hotels', 400, rejects('$or must be a list')],
  ['$or of a text', 'stays?filters[$or]=Hotels', 400, rejects('$or must be a list')],
  ['$and of an object', 'stays?filters[$and][type]=Hotels', 400, rejects('$and must be a list')],
  ['$or of texts', 'stays?filters[$or][0]=Hotels', 400, rejects('The filters parameter must be an object or an array')],
  ['$or of an object inside of a relation', 'stays?filters[image][$or][url]=a', 400, rejects('$or must be a list')],
  ['filters of a text', 'stays?filters=Hotels', 400, rejects('The filters parameter must be an object or an array')],
  ['_q of an object', 'stays?_q[a]=1', 400, rejects('_q must be a text')],
  ['fields by name', 'stays?fields[name]=1', 400, rejects(noFields)],
  ['fields by name, of populate', 'stays?populate[image][fields][url]=1', 400, rejects(noFields)],
  ['fields by name in a list', 'stays?fields[0][name]=1', 400, rejects(noFields)],
  ['a broken escape', 'stays?filters[name]=%E0%A4%A', 400, rejects('The query string is not valid', 'BadRequestError')],
  ['half of an escape', 'stays?filters[name]=50%', 400, rejects('The query string is not valid', 'BadRequestError')],
  [
    'bytes that are no text',
    'stays?filters[name]=%ff%fe',
    400,
    rejects('The query string is not valid', 'BadRequestError'),
  ],
  [
    'a broken escape in a parameter that nobody knows',
    'stays?x=%',
    400,
    rejects('The query string is not valid', 'BadRequestError'),
  ],
  ['NUL', 'stays?filters[name]=a%00b', 400, rejects('Texts must not contain a NUL character')],
];

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index));

/** More than a reader needs. */
export const tooMuch: readonly Case[] = [
  [
    'conditions',
    `stays?${many(70, (index) => `filters[$or][${index}][id]=1`).join('&')}`,
    400,
    rejects(/^filters may hold at most 60 conditions/),
  ],
  [
    'depth of filters',
    `stays?filters${'[$not]'.repeat(14)}[id]=1`,
    400,
    rejects('filters may be at most 12 levels deep'),
  ],
  [
    'depth of brackets',
    `stays?filters${'[$not]'.repeat(100)}[id]=1`,
    400,
    rejects('The query string has too many parts'),
  ],
  [
    'a list',
    `stays?${many(250, () => 'filters[id][$in]=1').join('&')}`,
    400,
    rejects('The query string has too many parts'),
  ],
  [
    'parameters',
    `stays?${many(400, (index) => `a${index}=1`).join('&')}`,
    400,
    rejects('The query string has too many parts'),
  ],
  ['a text', `stays?filters[name]=${'a'.repeat(1_001)}`, 400, rejects('A value may have at most 1000 characters')],
  [
    'the query',
    `stays?${many(20, (index) => `x${index}=${'a'.repeat(900)}`).join('&')}`,
    400,
    rejects('The query string is too long'),
  ],
  ['orders', `stays?sort=${many(11, () => 'id').join()}`, 400, rejects('sort may name at most 10 fields')],
  [
    'circles',
    'stays?populate=room_types.stay.room_types.stay',
    400,
    rejects('populate goes in a circle at room_types.stay.room_types.stay'),
  ],
];
