import { type Case, get } from './case.ts';
import { both, finds, holds, notFound, pages, shows } from './expected.ts';
import { ids } from './ground.ts';

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = finds(lake, palm, ganga);
const json = { headers: { accept: 'application/json', 'content-type': 'application/json' } };

/** Parameters beside the language of filters, and how a query may be written. */
export const parameters: readonly Case[] = [
  ['_q finds a word of the name', 'stays?_q=Villa', 200, finds(palm)],
  ['_q whatever the case', 'stays?_q=vILLA', 200, finds(palm)],
  ['_q a part of a word', 'stays?_q=alolem', 200, finds(palm)],
  ['_q in the description', 'attractions?_q=The second', 200, finds('ganga-rafting', 'amber-fort-and-add-on-packages')],
  ['_q in what a review says', 'reviews?_q=steep path&filters[stay]=1', 200, finds('Tom Baker')],
  ['_q that nothing holds', 'stays?_q=atlantis', 200, finds()],
  ['_q with filters', 'stays?_q=uttarakhand&filters[type]=Hostels', 200, finds(ganga)],
  [
    '_q with order and paging',
    'stays?_q=uttarakhand&sort=price&pagination[pageSize]=1',
    200,
    both(finds(ganga), pages({ page: 1, pageSize: 1, pageCount: 2, total: 2 })),
  ],
  ['_q is no pattern', 'stays?_q=%25', 200, finds()],
  ['an empty _q', 'stays?_q=', 200, every],
  ['publicationState=live', 'stays?publicationState=live', 200, every],
  ['publicationState=preview shows no draft', 'stays?publicationState=preview', 200, every],
  ['status=published', 'stays?status=published', 200, every],
  ['status=draft shows visitors no draft', 'stays?status=draft', 200, every],
  ['status=draft and one draft', `stays/${ids.draftStay}?status=draft`, 404, notFound],
  [
    'status=draft of somebody who may not see drafts',
    get('stays?status=draft', { bearer: 'traveller' }),
    403,
    () => undefined,
  ],
  [
    'status=draft of the staff',
    get('stays?status=draft&sort=id', { bearer: 'editor' }),
    200,
    finds(lake, palm, ganga, 'draft-inn'),
  ],
  [
    'one draft for the staff',
    get(`stays/${ids.draftStay}?status=draft`, { bearer: 'admin' }),
    200,
    shows({ slug: 'draft-inn', publishedAt: null }),
  ],
  ['no draft for the staff, unless asked for', get('stays', { bearer: 'admin' }), 200, every],
  ['locale', 'stays?locale=en', 200, every],
  ['any locale', 'stays?locale=hi-IN', 200, every],
  [
    'locale in populate',
    'stays?populate[image][locale]=en&fields=slug',
    200,
    holds('id', 'documentId', 'slug', 'image'),
  ],
  ['unknown parameters are ignored', 'stays?utm_source=mail&page=7&limit=1', 200, every],
  ['unknown objects are ignored', 'stays?foo[bar][0]=1', 200, every],
  ['raw brackets', 'stays?filters[slug][$eq]=palm-villa', 200, finds(palm)],
  ['encoded brackets', 'stays?filters%5Bslug%5D%5B%24eq%5D=palm-villa', 200, finds(palm)],
  ['encoded in lower case', 'stays?filters%5bslug%5d%5b%24eq%5d=palm-villa', 200, finds(palm)],
  ['half of the brackets encoded', 'stays?filters%5Bslug]%5B$eq]=palm-villa', 200, finds(palm)],
  ['encoded everywhere', 'stays?%66ilters%5B%73lug%5D=%70alm-villa', 200, finds(palm)],
  ['encoded commas', 'stays?fields=slug%2Cname', 200, holds('id', 'documentId', 'slug', 'name')],
  ['encoded colons', 'stays?sort=price%3Adesc', 200, finds(palm, lake, ganga)],
  ['a plus is a blank', 'stays?filters[name]=Palm+Villa', 200, finds(palm)],
  ['%20 is a blank', 'stays?filters[name]=Palm%20Villa', 200, finds(palm)],
  ['an encoded plus is a plus', 'stays?filters[name]=Palm%2BVilla', 200, finds()],
  ['a query with nothing in it', 'stays?', 200, every],
  ['empty parts', 'stays?&&filters[slug]=palm-villa&', 200, finds(palm)],
  ['JSON headers on a GET', get('stays', json), 200, every],
  ['a body type on a GET of one', get(`stays/${ids.palm}`, json), 200, shows({ slug: palm })],
];
