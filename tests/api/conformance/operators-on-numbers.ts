import type { Case } from './case.ts';
import { asking } from './operators.ts';

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = [lake, palm, ganga];
const rafting = 'ganga-rafting';
const fort = 'amber-fort-and-add-on-packages';

/** Every operator on every kind of field that holds a number. The ones for texts look at it as it is written. */
export const operatorsOnNumbers: readonly Case[] = [
  // 4, 6, 1
  ...asking('integer', 'stays', 'maxGuests', [
    ['$eq', '4', [lake]],
    ['$eqi', '4', [lake]],
    ['$ne', '4', [palm, ganga]],
    ['$nei', '4', [palm, ganga]],
    ['$lt', '4', [ganga]],
    ['$lte', '4', [lake, ganga]],
    ['$gt', '4', [palm]],
    ['$gt', '3.5', [lake, palm]],
    ['$gte', '4', [lake, palm]],
    ['$gte', '-1', every],
    ['$in', ['1', '6', '99'], [palm, ganga]],
    ['$notIn', ['1', '6'], [lake]],
    ['$between', ['1', '4'], [lake, ganga]],
    ['$between', ['4', '1'], []],
    ['$contains', '6', [palm]],
    ['$containsi', '6', [palm]],
    ['$notContains', '6', [lake, ganga]],
    ['$notContainsi', '6', [lake, ganga]],
    ['$startsWith', '1', [ganga]],
    ['$startsWithi', '1', [ganga]],
    ['$endsWith', '4', [lake]],
    ['$endsWithi', '4', [lake]],
    ['$null', 'true', []],
    ['$notNull', 'true', every],
  ]),

  // 9, 9, 0
  ...asking('decimal', 'stays', 'rating', [
    ['$eq', '9', [lake, palm]],
    ['$eq', '9.0', [lake, palm]],
    ['$eqi', '9', [lake, palm]],
    ['$ne', '9', [ganga]],
    ['$nei', '9', [ganga]],
    ['$lt', '8.99', [ganga]],
    ['$lte', '9', every],
    ['$gt', '8.99', [lake, palm]],
    ['$gte', '9', [lake, palm]],
    ['$in', ['0', '4.5'], [ganga]],
    ['$notIn', ['0', '4.5'], [lake, palm]],
    ['$between', ['8.5', '9.5'], [lake, palm]],
    ['$contains', '9', [lake, palm]],
    ['$containsi', '9', [lake, palm]],
    ['$notContains', '9', [ganga]],
    ['$notContainsi', '9', [ganga]],
    ['$startsWith', '0', [ganga]],
    ['$startsWithi', '0', [ganga]],
    ['$endsWith', '9', [lake, palm]],
    ['$endsWithi', '9', [lake, palm]],
    ['$null', 'true', []],
    ['$notNull', 'true', every],
  ]),

  // rupees: 4000, 12500, 700
  ...asking('money', 'stays', 'price', [
    ['$eq', '4000', [lake]],
    ['$eq', '4000.00', [lake]],
    ['$eqi', '4000', [lake]],
    ['$ne', '4000', [palm, ganga]],
    ['$nei', '4000', [palm, ganga]],
    ['$lt', '4000', [ganga]],
    ['$lte', '4000', [lake, ganga]],
    ['$gt', '3999.99', [lake, palm]],
    ['$gte', '4000', [lake, palm]],
    ['$in', ['700', '12500'], [palm, ganga]],
    ['$notIn', ['700', '12500'], [lake]],
    ['$between', ['700', '4000'], [lake, ganga]],
    ['$contains', '00', every],
    ['$containsi', '25', [palm]],
    ['$notContains', '25', [lake, ganga]],
    ['$notContainsi', '25', [lake, ganga]],
    ['$startsWith', '40', [lake]],
    ['$startsWithi', '40', [lake]],
    ['$endsWith', '500', [palm]],
    ['$endsWithi', '500', [palm]],
    ['$notNull', 'true', every],
  ]),
  // 12: an operand may have paise, which no price has
  ...asking('money with paise asked for', 'car-rentals', 'extraKmRate', [
    ['$eq', '12.00', ['city-sedan', 'tempo-17']],
    ['$eq', '12.5', []],
    ['$eq', '12.50', []],
    ['$lt', '12.5', ['city-sedan', 'tempo-17']],
    ['$lt', '12', []],
    ['$gt', '11.99', ['city-sedan', 'tempo-17']],
    ['$between', ['11.99', '12.01'], ['city-sedan', 'tempo-17']],
    ['$between', ['12.01', '12.99'], []],
    ['$contains', '2', ['city-sedan', 'tempo-17']],
    ['$contains', '2.0', []],
  ]),

  // 5000, null, null: nothing compares with null
  ...asking('null', 'stays', 'originalPrice', [
    ['$eq', '5000', [lake]],
    ['$ne', '1', [lake]],
    ['$notIn', ['1'], [lake]],
    ['$notContains', '7', [lake]],
    ['$lt', '1000000', [lake]],
    ['$null', 'true', [palm, ganga]],
    ['$null', 'false', [lake]],
    ['$notNull', 'true', [lake]],
    ['$notNull', 'false', [palm, ganga]],
  ]),

  ...asking('id', 'stays', 'id', [
    ['$eq', '2', [palm]],
    ['$ne', '2', [lake, ganga]],
    ['$in', ['3', '1'], [lake, ganga]],
    ['$gt', '1', [palm, ganga]],
    ['$between', ['2', '3'], [palm, ganga]],
    ['$eq', '99999999999999999999', []],
    ['$eq', '-1', []],
  ]),

  // the price where there is none of its own: 1500, 200
  ...asking('price by age', 'attractions', 'childPrice', [
    ['$eq', '1500', [rafting]],
    ['$lt', '1500', [fort]],
    ['$in', ['1500', '200'], [rafting, fort]],
    ['$null', 'true', []],
    ['$startsWith', '2', [fort]],
  ]),

  // kept in another table: 4, 1
  ...asking('stock', 'car-rentals', 'vehicles', [
    ['$eq', '1', ['tempo-17']],
    ['$gte', '4', ['city-sedan']],
    ['$between', ['1', '4'], ['city-sedan', 'tempo-17']],
    ['$contains', '4', ['city-sedan']],
    ['$notNull', 'true', ['city-sedan', 'tempo-17']],
  ]),
];
