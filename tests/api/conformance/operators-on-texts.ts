import type { Case } from './case.ts';
import { ids } from './ground.ts';
import { asking } from './operators.ts';

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = [lake, palm, ganga];

/** Every operator on every kind of field that holds words. */
export const operatorsOnTexts: readonly Case[] = [
  // Lake House, Palm Villa, Ganga Hostel
  ...asking('text', 'stays', 'name', [
    ['$eq', 'Palm Villa', [palm]],
    ['$eq', 'palm villa', []],
    ['$eqi', 'palm VILLA', [palm]],
    ['$ne', 'Palm Villa', [lake, ganga]],
    ['$ne', 'palm villa', every],
    ['$nei', 'palm villa', [lake, ganga]],
    ['$lt', 'Lake House', [ganga]],
    ['$lte', 'Lake House', [lake, ganga]],
    ['$gt', 'Lake House', [palm]],
    ['$gte', 'Lake House', [lake, palm]],
    ['$in', ['Palm Villa', 'Lake House', 'Nowhere'], [lake, palm]],
    ['$in', 'Palm Villa', [palm]],
    ['$notIn', ['Palm Villa', 'Lake House'], [ganga]],
    ['$between', ['Ganga', 'Lake House'], [lake, ganga]],
    ['$contains', 'Ho', [lake, ganga]],
    ['$contains', 'ho', []],
    ['$containsi', 'hO', [lake, ganga]],
    ['$notContains', 'Ho', [palm]],
    ['$notContains', 'ho', every],
    ['$notContainsi', 'hO', [palm]],
    ['$startsWith', 'Palm', [palm]],
    ['$startsWith', 'palm', []],
    ['$startsWithi', 'pALM', [palm]],
    ['$endsWith', 'Villa', [palm]],
    ['$endsWith', 'villa', []],
    ['$endsWithi', 'vILLA', [palm]],
    ['$null', 'true', []],
    ['$null', 'false', every],
    ['$notNull', 'true', every],
    ['$notNull', 'false', []],
  ]),

  // 'Lake House in Mallital.', 'Palm Villa in Palolem.', 'Ganga Hostel in Tapovan.'
  ...asking('rich text', 'stays', 'description', [
    ['$eq', 'Palm Villa in Palolem.', [palm]],
    ['$eqi', 'palm villa IN palolem.', [palm]],
    ['$ne', 'Palm Villa in Palolem.', [lake, ganga]],
    ['$nei', 'palm villa in palolem.', [lake, ganga]],
    ['$lt', 'Lake', [ganga]],
    ['$lte', 'Lake House in Mallital.', [lake, ganga]],
    ['$gt', 'Lake House in Mallital.', [palm]],
    ['$gte', 'Lake House in Mallital.', [lake, palm]],
    ['$in', ['Palm Villa in Palolem.'], [palm]],
    ['$notIn', ['Palm Villa in Palolem.'], [lake, ganga]],
    ['$between', ['L', 'Q'], [lake, palm]],
    ['$contains', 'in Ma', [lake]],
    ['$containsi', 'IN MA', [lake]],
    ['$notContains', 'in Ma', [palm, ganga]],
    ['$notContainsi', 'IN MA', [palm, ganga]],
    ['$startsWith', 'Ganga', [ganga]],
    ['$startsWithi', 'gANGA', [ganga]],
    ['$endsWith', 'Tapovan.', [ganga]],
    ['$endsWithi', 'TAPOVAN.', [ganga]],
    ['$null', 'true', []],
    ['$notNull', 'true', every],
  ]),

  // shown by its label: 16 amenities, 6 meal options, 24 room facilities, 10 activities (STAY-6)
  ...asking('label', 'features', 'type', [
    ['$eq', 'Activities', 10],
    ['$eqi', 'meal OPTIONS', 6],
    ['$ne', 'Activities', 46],
    ['$nei', 'activities', 46],
    ['$lt', 'B', 26],
    ['$lte', 'Amenities', 26],
    ['$gt', 'Meal options', 24],
    ['$gte', 'Meal options', 30],
    ['$in', ['Activities', 'Meal options'], 16],
    ['$notIn', ['Activities', 'Meal options'], 40],
    ['$between', ['Amenities', 'Meal options'], 22],
    ['$contains', 'facil', 24],
    ['$containsi', 'FACIL', 24],
    ['$notContains', 'ies', 6],
    ['$notContainsi', 'IES', 6],
    ['$startsWith', 'A', 26],
    ['$startsWithi', 'a', 26],
    ['$endsWith', 'options', 6],
    ['$endsWithi', 'OPTIONS', 6],
    ['$null', 'true', 0],
    ['$notNull', 'true', 56],
  ]),

  ...asking('documentId', 'stays', 'documentId', [
    ['$eq', ids.palm, [palm]],
    ['$ne', ids.palm, [lake, ganga]],
    ['$in', [ids.palm, ids.ganga], [palm, ganga]],
    ['$notIn', [ids.palm, ids.ganga], [lake]],
    ['$startsWith', ids.palm.slice(0, 12), [palm]],
    ['$contains', ids.palm.slice(3, 15), [palm]],
    ['$eqi', ids.palm.toUpperCase(), [palm]],
    ['$eq', ids.draftStay, []],
    ['$notNull', 'true', every],
  ]),

  // what is no email is nothing special
  ...asking('odd characters', 'reviews', 'Name', [
    ['$contains', '100%', ['100% <b>"O\'Hara"</b>']],
    ['$startsWith', '%', []],
    ['$endsWith', '"</b>', ['100% <b>"O\'Hara"</b>']],
    ['$contains', "O'H", ['100% <b>"O\'Hara"</b>']],
    ['$contains', '_', []],
  ]),
  ...asking('odd characters', 'reviews', 'Comment', [
    ['$contains', 'a_b', ['100% <b>"O\'Hara"</b>']],
    ['$startsWith', 'a_b\\c &', ['100% <b>"O\'Hara"</b>']],
    ['$contains', '\\', ['100% <b>"O\'Hara"</b>']],
    ['$contains', '%', []],
    ['$contains', 'नमस्ते', ['100% <b>"O\'Hara"</b>']],
    ['$endsWith', '🏔 é', ['100% <b>"O\'Hara"</b>']],
    ['$eq', "' or 1=1 --", []],
  ]),
];
