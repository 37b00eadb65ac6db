import { expect } from 'vitest';
import { type Case, post } from './case.ts';
import { exactly, header, refuses, shows } from './expected.ts';
import { ids } from './ground.ts';

const good = { Name: 'Ravi', Rating: 4, Comment: 'Clean bunks.' };
const of = (stay: unknown) => post('reviews', { data: { ...good, stay } });
const review = (change: object) => post('reviews', { data: { ...good, stay: 3, ...change } });
const text = (body: string) => post('reviews', body, { headers: { 'content-type': 'application/json' } });

const posted = shows({ Name: 'Ravi', Rating: 4, Comment: 'Clean bunks.', verified: false });
const rejects = (message: string, ...paths: readonly string[]) =>
  refuses('ValidationError', message, {
    errors: paths.map((path) => ({ path: [path], message: expect.stringContaining(path), name: 'ValidationError' })),
  });
const noStay = refuses('ValidationError', 'Stay ID not provided.');
const unknownStay = refuses('ValidationError', 'The stay of this review does not exist');
const noData = refuses('ValidationError', 'Missing "data" payload in the request body', {});
const instant = expect.stringMatching(/^2026-11-20T04:30:00\.000Z$/);

/** POST /api/reviews (API-7), in every form that a stay can be named, and what is wrong with a review. */
export const reviews: readonly Case[] = [
  [
    'the whole answer',
    of(3),
    201,
    exactly({
      data: {
        ...good,
        id: expect.any(Number),
        documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
        verified: false,
        travellerType: null,
        cleanliness: null,
        location: null,
        value: null,
        service: null,
        createdAt: instant,
        updatedAt: instant,
        publishedAt: instant,
      },
      meta: {},
    }),
  ],
  ['the stay by its number', of(3), 201, posted],
  ['by its number as a text', of('3'), 201, posted],
  ['by its documentId', of(ids.ganga), 201, posted],
  ['by {id}', of({ id: 3 }), 201, posted],
  ['by {id} as a text', of({ id: '3' }), 201, posted],
  ['by {documentId}', of({ documentId: ids.ganga }), 201, posted],
  ['by connect with a number', of({ connect: [3] }), 201, posted],
  ['by connect with a documentId', of({ connect: [ids.ganga] }), 201, posted],
  ['by connect with {id}', of({ connect: [{ id: 3 }] }), 201, posted],
  ['by connect with {documentId}', of({ connect: [{ documentId: ids.ganga }] }), 201, posted],
  ['by set', of({ set: [{ documentId: ids.ganga }] }), 201, posted],
  ['by a list of one', of([ids.ganga]), 201, posted],
  ['of an attraction', post('reviews', { data: { ...good, attraction: ids.fort } }), 201, posted],
  ['of a tour package', post('reviews', { data: { ...good, tourPackage: 2 } }), 201, posted],
  ['of a car', post('reviews', { data: { ...good, carRental: { connect: [ids.tempo] } } }), 201, posted],
  ['with a bearer', post('reviews', { data: { ...good, stay: 3 } }, { bearer: 'traveller' }), 201, posted],
  ['with blanks around', review({ Name: '  Ravi ' }), 201, posted],
  [
    'in any script',
    review({ Name: 'अनीता', Comment: 'बहुत अच्छा 🏔' }),
    201,
    shows({ Name: 'अनीता', Comment: 'बहुत अच्छा 🏔' }),
  ],
  [
    'with markup, as it is',
    review({ Comment: '<script>alert(1)</script>' }),
    201,
    shows({ Comment: '<script>alert(1)</script>' }),
  ],
  [
    'with who travelled and scores of aspects',
    review({ travellerType: 'couple', cleanliness: 5, location: 3 }),
    201,
    shows({ travellerType: 'couple', cleanliness: 5, location: 3, value: null, service: null }),
  ],
  ['with a score of 6', review({ value: 6 }), 400, rejects('value must be less than or equal to 5', 'value')],
  ['one star', review({ Rating: 1 }), 201, shows({ Rating: 1 })],
  ['five stars', review({ Rating: 5 }), 201, shows({ Rating: 5 })],
  ['no body', { method: 'POST', path: 'reviews' }, 400, noData],
  ['an empty body', post('reviews', {}), 400, noData],
  ['fields without data', post('reviews', { ...good, stay: 3 }), 400, noData],
  ['data that is null', post('reviews', { data: null }), 400, noData],
  ['data that is a list', post('reviews', { data: [good] }), 400, noData],
  ['data that is a text', post('reviews', { data: 'nice' }), 400, noData],
  ['a list for a body', text('[]'), 400, refuses('ValidationError', 'The body must be a JSON object')],
  ['broken JSON', text('{"data":'), 400, refuses('BadRequestError', 'The body is not valid JSON')],
  ['no JSON', text('nice'), 400, refuses('BadRequestError', 'The body is not valid JSON')],
  [
    'more than 1 MB',
    text(JSON.stringify({ data: { ...good, Comment: 'x'.repeat(2 ** 20) } })),
    413,
    refuses('PayloadTooLargeError', 'Payload too large'),
  ],
  ['nothing in data', post('reviews', { data: {} }), 400, rejects('3 errors occurred', 'Name', 'Rating', 'Comment')],
  ['no name', review({ Name: undefined }), 400, rejects('Name must be defined.', 'Name')],
  ['a blank name', review({ Name: ' ' }), 400, rejects('Name must be defined.', 'Name')],
  ['no rating', review({ Rating: undefined }), 400, rejects('Rating must be defined.', 'Rating')],
  ['no comment', review({ Comment: null }), 400, rejects('Comment must be defined.', 'Comment')],
  ['two missing', review({ Name: '', Comment: '' }), 400, rejects('2 errors occurred', 'Name', 'Comment')],
  ['a name that is a number', review({ Name: 7 }), 400, rejects('Name must be a string', 'Name')],
  ['a rating in words', review({ Rating: 'four' }), 400, rejects('Rating must be a number', 'Rating')],
  ['a rating of 0', review({ Rating: 0 }), 400, rejects('Rating must be greater than or equal to 1', 'Rating')],
  ['a rating of 6', review({ Rating: 6 }), 400, rejects('Rating must be less than or equal to 5', 'Rating')],
  ['a rating of 4.5', review({ Rating: 4.5 }), 400, rejects('Rating must be an integer', 'Rating')],
  [
    'an unknown field',
    review({ foo: 1 }),
    400,
    refuses('ValidationError', 'Invalid key foo', { key: 'foo', path: 'foo', source: 'body' }),
  ],
  ['calling itself verified', review({ verified: true }), 400, refuses('ValidationError', 'Invalid key verified')],
  ['choosing its id', review({ id: 4711 }), 400, refuses('ValidationError', 'Invalid key id')],
  ['choosing its time', review({ createdAt: '2020-01-01' }), 400, refuses('ValidationError', 'Invalid key createdAt')],
  ['no stay', review({ stay: undefined }), 400, noStay],
  ['a stay that is null', review({ stay: null }), 400, noStay],
  ['a stay that is empty', review({ stay: '' }), 400, noStay],
  ['a stay that is an empty object', review({ stay: {} }), 400, noStay],
  ['nothing to connect', review({ stay: { connect: [] } }), 400, noStay],
  ['an unknown number', review({ stay: 999 }), 400, unknownStay],
  ['an unknown documentId', review({ stay: 'nowhere' }), 400, unknownStay],
  ['a draft', review({ stay: ids.draftStay }), 400, unknownStay],
  ['a number beyond all', review({ stay: 1e15 }), 400, unknownStay],
  [
    'two products',
    review({ attraction: 1 }),
    400,
    refuses('ValidationError', 'A review is of one product, not of stay and attraction'),
  ],
  [
    'NUL in a text',
    review({ Comment: 'a\0b' }),
    400,
    refuses('ValidationError', 'Texts must not contain a NUL character'),
  ],
  [
    'the sixth within ten minutes',
    { ...of(3), times: 6 },
    429,
    refuses('RateLimitError', 'Too many requests, please try again later.', {}),
  ],
  ['and when to come back', { ...of(3), times: 6 }, 429, header('retry-after', '600')],
];
