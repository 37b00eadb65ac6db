import { expect } from 'vitest';
import type { Case } from './case.ts';
import { finds, notFound, refuses } from './expected.ts';
import { ids } from './ground.ts';

/** Names of what is kept and not shown, by the type that it is asked of. */
const secrets: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['stays', ['search_text', 'price_paise', 'destination_id', 'published_at', 'xmin', 'createdBy', 'user']],
  ['room-types', ['sellable_id', 'sellable', 'position', 'stay_id']],
  ['reviews', ['hidden', 'user', 'email', 'user_id', 'author']],
  ['attractions', ['search_text', 'sellable', 'adult_price_paise']],
  ['tour-packages', ['search_text', 'sellable_id']],
  ['car-rentals', ['search_text', 'sellable_id']],
  ['settings', ['public']],
  ['languages', ['password', 'token_hash', 'resetPasswordToken', 'confirmationToken']],
];
const prototype = ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf', 'prototype'];

const unknownKey =
  (key: string): Case[3] =>
  ({ body }) => {
    expect(body.data).toBeNull();
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError', details: { key } });
    expect(body.error.message).toMatch(/^Invalid key /);
  };

/** What is private is no name at all: it cannot be filtered, sorted, selected or populated, at any depth. */
export const secretFields: readonly Case[] = [
  ...secrets.flatMap(([path, names]) =>
    names.flatMap((name): Case[] => [
      [`${path}: ${name} in filters`, `${path}?filters[${name}][$contains]=a`, 400, unknownKey(name)],
      [`${path}: ${name} in sort`, `${path}?sort=${name}`, 400, unknownKey(name)],
      [`${path}: ${name} in fields`, `${path}?fields=${name}`, 400, unknownKey(name)],
      [`${path}: ${name} in populate`, `${path}?populate=${name}`, 400, unknownKey(name)],
    ]),
  ),
  ...prototype.flatMap((name): Case[] => [
    [`${name} in filters`, `stays?filters[${name}]=1`, 400, unknownKey(name)],
    [`${name} in sort`, `stays?sort=${name}`, 400, unknownKey(name)],
    [`${name} in fields`, `stays?fields=${name}`, 400, unknownKey(name)],
    [`${name} in populate`, `stays?populate=${name}`, 400, unknownKey(name)],
  ]),
  ['through a relation', 'faqs?filters[stay][search_text][$contains]=a', 400, unknownKey('search_text')],
  ['through two', 'faqs?filters[stay][guest_reviews][hidden]=true', 400, unknownKey('hidden')],
  ['in $or', 'reviews?filters[$or][0][hidden]=true', 400, unknownKey('hidden')],
  ['in $not', 'reviews?filters[$not][hidden]=false', 400, unknownKey('hidden')],
  ['in sort through a relation', 'faqs?sort=stay.search_text', 400, unknownKey('search_text')],
  ['in fields of populate', 'faqs?populate[stay][fields]=search_text', 400, unknownKey('search_text')],
  ['in filters of populate', 'stays?populate[guest_reviews][filters][hidden]=true', 400, unknownKey('hidden')],
  ['in sort of populate', 'stays?populate[guest_reviews][sort]=hidden', 400, unknownKey('hidden')],
  ['in populate of populate', 'stays?populate[guest_reviews][populate]=user', 400, unknownKey('user')],
  ['of one entry', `stays/${ids.lake}?fields=search_text`, 400, unknownKey('search_text')],
  ['parts of a JSON field', 'attractions?filters[availableTicketTypes][adult]=true', 400, unknownKey('adult')],
  [
    '__proto__ in filters',
    'stays?filters[__proto__][slug]=a',
    400,
    refuses('ValidationError', 'Invalid key __proto__'),
  ],
];

const secretSetting = 'settings?filters[key]=gateway-secret';

/** Drafts, hidden reviews and settings that are not public do not exist. */
export const unseen: readonly Case[] = [
  ['a draft in a list', 'stays?filters[slug]=draft-inn', 200, finds()],
  ['a draft by its documentId', `stays/${ids.draftStay}`, 404, notFound],
  ['a draft by _q', 'stays?_q=draft', 200, finds()],
  ['a draft of a tour', 'tour-packages?filters[type]=wildlife', 200, finds('tiger-morning')],
  ['a featured draft', 'tour-packages?filters[featured]=true', 200, finds('two-shrines')],
  ['a draft of a car', 'car-rentals?filters[location][$containsi]=delhi', 200, finds('city-sedan')],
  ['a draft of a question', 'faqs?filters[stay]=1', 200, finds('Is there parking?')],
  ['a room of a draft', 'room-types?filters[Name]=Draft Room', 200, finds()],
  ['a room of a draft by its documentId', `room-types/${ids.draftRoom}`, 404, notFound],
  ['a hidden review', 'reviews?filters[Rating]=1', 200, finds()],
  ['a hidden review by its documentId', `reviews/${ids.hiddenReview}`, 404, notFound],
  ['a draft of a review by its documentId', `reviews/${ids.draftReview}`, 404, notFound],
  ['a draft with $null of its publication', 'stays?filters[publishedAt][$null]=true', 200, finds()],
  ['a draft through $not', 'stays?filters[$not][slug]=lake-house', 200, finds('palm-villa', 'ganga-hostel')],
  [
    'a draft through $or',
    'stays?filters[$or][0][publishedAt][$null]=true&filters[$or][1][slug]=palm-villa',
    200,
    finds('palm-villa'),
  ],
  ['a setting that is not public', secretSetting, 200, finds()],
  ['a setting that is not public by its value', 'settings?filters[value][$contains]=s3cret', 200, finds()],
  ['a setting that is not public by its documentId', `settings/${ids.secretSetting}`, 404, notFound],
  ['not even for the staff', { method: 'GET', path: `${secretSetting}&status=draft`, bearer: 'admin' }, 200, finds()],
  [
    'a hidden review for the staff',
    { method: 'GET', path: 'reviews?filters[hidden]=true&status=draft', bearer: 'editor' },
    200,
    finds('Hidden Harry'),
  ],
  [
    'asking for drafts as a program that reads',
    { method: 'GET', path: 'stays?status=draft', bearer: 'reader' },
    403,
    refuses('ForbiddenError', 'Forbidden', {}),
  ],
];
