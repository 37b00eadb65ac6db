import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The release that is measured. */
export const packages = {
  '@strapi/plugin-users-permissions': '5.54.0',
  '@strapi/strapi': '5.54.0',
  pg: '8',
  react: '18',
  'react-dom': '18',
  'react-router-dom': '6',
  'styled-components': '6',
} as const;

const words = { type: 'text' };
const whole = { type: 'integer' };
const decimal = { type: 'decimal' };
const yesOrNo = { type: 'boolean' };
const media = (multiple: boolean) => ({ type: 'media', multiple, allowedTypes: ['images'] });
const own = (relation: string, type: string) => ({ type: 'relation', relation, target: `api::${type}.${type}` });

/** Stays as our content declares them, by what Strapi calls it. */
const types: Record<string, Record<string, object>> = {
  feature: { name: words, icon: words, type: words },
  'room-type': {
    Name: words,
    Price: whole,
    MaxGuests: whole,
    Description: words,
    BedConfiguration: words,
    size: whole,
    facilities: { type: 'json' },
  },
  'nearby-place': { Name: words, Type: words, Description: words, Distance: decimal, WalkingTime: words },
  faq: { question: words, answer: words },
  'house-rule': { checkInTime: words, checkOutTime: words, cancellationPolicy: words },
  stay: {
    slug: { type: 'string', unique: true },
    name: words,
    location: words,
    description: words,
    type: words,
    rating: decimal,
    reviews: whole,
    price: whole,
    originalPrice: whole,
    propertyRating: whole,
    maxGuests: whole,
    bedrooms: whole,
    bathrooms: whole,
    latitude: decimal,
    longitude: decimal,
    freeCancellation: yesOrNo,
    noCard: yesOrNo,
    noPrepayment: yesOrNo,
    image: media(false),
    stayimages: media(true),
    ...Object.fromEntries(
      ['amenities', 'meal_options', 'room_facilities', 'activities'].map((name) => [
        name,
        own('manyToMany', 'feature'),
      ]),
    ),
    room_types: own('oneToMany', 'room-type'),
    nearby_places: own('oneToMany', 'nearby-place'),
    faqs: own('oneToMany', 'faq'),
    house_rules: own('oneToOne', 'house-rule'),
  },
};

const middlewares = [
  'logger',
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
];

/** What a new project of Strapi has, without its back office, and nothing that makes it slower: by file, what is in it. */
const settings = {
  server: `{ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['bench', 'mark'] } }`,
  admin: `{ serveAdminPanel: false, auth: { secret: 'bench' }, apiToken: { salt: 'bench' }, transfer: { token: { salt: 'bench' } } }`,
  // none goes while it is measured, or what it took would be forgotten
  database: `{ connection: { client: 'postgres', connection: process.env.DATABASE_URL, pool: { min: 10, max: 10 } } }`,
  api: '{ rest: { defaultLimit: 25, maxLimit: 100 } }',
  middlewares: JSON.stringify(middlewares.map((name) => `strapi::${name}`)),
  plugins: `{ 'users-permissions': { config: { jwtSecret: 'bench' } } }`,
} as const;

/** Writes a project of Strapi that has our stays into that folder, without its packages. */
export function makeProject(folder: string): void {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('package.json', JSON.stringify({ name: 'peer', private: true, version: '0.0.0', dependencies: packages }));
  put('favicon.png', '');
  put('public/uploads/.keep', '');
  put('src/index.js', 'module.exports = {};');
  for (const [name, value] of Object.entries(settings)) put(`config/${name}.js`, `module.exports = ${value};`);
  for (const [type, attributes] of Object.entries(types)) {
    const info = { singularName: type, pluralName: `${type}s`, displayName: type };
    const schema = { kind: 'collectionType', collectionName: `${type.replace('-', '_')}s`, info };
    const options = { draftAndPublish: true };
    put(`src/api/${type}/content-types/${type}/schema.json`, JSON.stringify({ ...schema, options, attributes }));
    for (const part of ['Controller', 'Service', 'Router']) {
      const at = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`;
      const created = `require('@strapi/strapi').factories.createCore${part}('api::${type}.${type}')`;
      put(`src/api/${type}/${at}/${type}.js`, `module.exports = ${created};`);
    }
  }
}
