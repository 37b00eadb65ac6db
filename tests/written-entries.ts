import { afterAll, beforeAll } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { staffToken } from './staff.ts';

type Method = Parameters<Harness['call']>[0];

/** A site whose content is written. Called at the top of a file. */
export function siteToWrite() {
  let harness: Harness;
  let admin: string;
  beforeAll(async () => {
    harness = await startHarness();
    admin = await staffToken(harness);
  });
  afterAll(() => harness.close());

  const send = (method: Method, path: string, data?: unknown, headers: Record<string, string> = {}) =>
    harness.call(method, `/api/${path}`, {
      token: admin,
      headers,
      ...(data === undefined ? {} : { body: { data } }),
    });
  const first = async (path: string) => (await harness.call('GET', `/api/${path}`)).body.data[0];

  const images = async (count: number): Promise<{ id: number; documentId: string }[]> => {
    const rows = await harness.database.db.selectFrom('media').select(['id', 'document_id']).limit(count).execute();
    return rows.map(({ id, document_id }) => ({ id, documentId: document_id }));
  };

  const boat = {
    name: 'Boat at Dawn',
    location: 'Varanasi',
    description: 'Oars, no engine.',
    price: 450,
    places: 8,
  };

  return {
    get harness() {
      return harness;
    },
    get admin() {
      return admin;
    },
    send,
    first,
    images,
    boat,
  };
}
