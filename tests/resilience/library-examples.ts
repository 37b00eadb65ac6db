import type { Harness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import type { Example } from './example.ts';

const anyText = ['a text', 'markup', 'half a character', 'SQL', 'NaN', 'two lines'];
const nothing = ['missing', 'null', 'empty', 'spaces'];
const percents = ['a number', 'zero', 'minus zero', 'a fraction'];

async function someFile(harness: Harness, token: string): Promise<number> {
  return (await harness.call('GET', '/api/upload/files?pagination[limit]=1', { token })).body[0].id;
}

const webhook = { name: 'Shop', url: 'https://shop.example/hooks', events: ['entry.create'], enabled: true };
const oneLine = anyText.filter((value) => value !== 'two lines');

/** Valid requests for the calls about pictures and webhooks. */
export const libraryExamples: Readonly<Record<string, Example>> = {
  'PUT /api/upload/files/:id': {
    prepare: async (harness) => {
      const token = await staffToken(harness, 'editor');
      const body = { name: 'a.jpg', alternativeText: 'A lake', caption: 'Dusk', focalPoint: { x: 50, y: 50 } };
      return { path: `/api/upload/files/${await someFile(harness, token)}`, body, token };
    },
    harmless: {
      name: ['missing', ...anyText],
      alternativeText: [...nothing, ...anyText],
      caption: [...nothing, ...anyText],
      focalPoint: ['missing', 'null'],
      'focalPoint.x': percents,
      'focalPoint.y': percents,
    },
  },
  'POST /api/admin/webhooks': {
    prepare: async (harness) => {
      // their number is limited
      await harness.database.pool.query('delete from webhooks');
      return { path: '/api/admin/webhooks', body: webhook, token: await staffToken(harness) };
    },
    harmless: { name: oneLine, enabled: ['missing', 'true', 'false'] },
  },
  'PUT /api/admin/webhooks/:documentId': {
    prepare: async (harness) => {
      await harness.database.pool.query('delete from webhooks');
      const token = await staffToken(harness);
      const created = await harness.call('POST', '/api/admin/webhooks', { token, body: webhook });
      return { path: `/api/admin/webhooks/${created.body.data.documentId}`, body: webhook, token };
    },
    harmless: {
      name: ['missing', ...oneLine],
      url: ['missing'],
      events: ['missing'],
      enabled: ['missing', 'true', 'false'],
    },
  },
};
