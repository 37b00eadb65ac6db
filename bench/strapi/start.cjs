// Runs within a project of Strapi (make-project.ts): fills it with the stays of STAYS, a file, and listens.
const { readFileSync } = require('node:fs');
const { createStrapi } = require('@strapi/strapi');

const itsOwn = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt']);
const json = new Set(['facilities', 'formats']);

/** What an entry says without those that it leads to. */
const plain = (entry) =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) => !itsOwn.has(name) && (value === null || typeof value !== 'object' || json.has(name)),
    ),
  );

async function inTurn(list, make) {
  const made = [];
  for (const one of list) made.push(await make(one));
  return made;
}

/** Everybody may read, as in the shop. */
async function letRead(strapi) {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
  const actions = Object.keys(strapi.contentTypes)
    .filter((uid) => uid.startsWith('api::'))
    .flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]);
  for (const action of [...actions, 'plugin::upload.content-api.find'])
    await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
}

async function fill(strapi, stays) {
  const create = async (uid, data) => (await strapi.documents(uid).create({ data, status: 'published' })).documentId;
  const made = new Map();
  /** What several stays lead to is made once. */
  const once = async (kind, entry, make) => {
    const key = `${kind} ${entry.id}`;
    if (!made.has(key)) made.set(key, await make());
    return made.get(key);
  };
  const picture = (file) =>
    once('file', file, async () => (await strapi.db.query('plugin::upload.file').create({ data: plain(file) })).id);
  const feature = (entry) => once('feature', entry, () => create('api::feature.feature', plain(entry)));
  const own = (type, list) => inTurn(list, (entry) => create(`api::${type}.${type}`, plain(entry)));
  for (const stay of stays) {
    const { cancellationPolicy: _, ...said } = plain(stay);
    const [rules] = await own('house-rule', stay.house_rules ? [stay.house_rules] : []);
    await create('api::stay.stay', {
      ...said,
      image: stay.image ? await picture(stay.image) : null,
      stayimages: await inTurn(stay.stayimages, picture),
      amenities: await inTurn(stay.amenities, feature),
      meal_options: await inTurn(stay.meal_options, feature),
      room_facilities: await inTurn(stay.room_facilities, feature),
      activities: await inTurn(stay.activities, feature),
      room_types: await own('room-type', stay.room_types),
      nearby_places: await own('nearby-place', stay.nearby_places),
      faqs: await own('faq', stay.faqs),
      house_rules: rules ?? null,
    });
  }
}

async function start() {
  const strapi = await createStrapi({ appDir: process.cwd(), distDir: process.cwd() }).load();
  await letRead(strapi);
  await fill(strapi, JSON.parse(readFileSync(process.env.STAYS, 'utf8')));
  await strapi.start();
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
