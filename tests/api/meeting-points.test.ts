import { afterAll, beforeAll, expect, test } from 'vitest';
import { getExperience } from '../../service/catalog/experiences/get-experience.ts';
import { readPdf } from '../documents.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, pay, raftItem } from '../travellers.ts';

let harness: Harness;
let admin: string;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
  asha = await harness.signUp('Asha Verma');
});
afterAll(() => harness.close());

const of = {
  attraction: { path: 'attractions', slug: 'ganga-rafting' },
  'tour-package': { path: 'tour-packages', slug: 'two-shrines' },
} as const;

async function write(type: keyof typeof of, data: object) {
  const { path, slug } = of[type];
  const { body } = await harness.call('GET', `/api/${path}?filters[slug]=${slug}`);
  return harness.call('PUT', `/api/${path}/${body.data[0].documentId}`, { token: admin, body: { data } });
}
const shown = async (type: keyof typeof of) => {
  const page = await getExperience(harness.ctx(), { type, slug: of[type].slug });
  return [page?.meetingPoint, page?.meetingTime];
};
const tourItem = {
  id: 'two-shrines',
  type: 'tour-package',
  name: 'Two Shrines',
  selectedDate: '2026-12-12',
  quantity: 2,
};

/** The text of the voucher, the calendar file and the last email of a paid booking of that item. */
async function papers(item: object) {
  const { body } = await book(harness, asha.token, [item]);
  await pay(harness, body);
  const { data } = (await harness.call('GET', `/api/bookings/${body.bookingId}/documents`, { token: asha.token })).body;
  const file = async (url: string) => {
    const { rawPayload } = await harness.app.inject({ url: url.replace('http://padharo.test', '') });
    return rawPayload;
  };
  const email = (await harness.emails()).filter(({ plain }) => plain.includes(body.bookingId)).at(-1);
  return {
    voucher: (await readPdf(await file(data.vouchers[0].url))).text,
    calendar: (await file(data.calendar)).toString().replaceAll('\r\n ', '').replaceAll('\\', ''),
    email: email?.plain ?? '',
  };
}

test('without a meeting point the area of an attraction is named, or the first place of a tour', async () => {
  expect(await shown('attraction')).toEqual(['Shivpuri', null]);
  await write('tour-package', {
    itinerary: [{ day: 1, title: 'Up', details: 'By road.', places: [{ name: 'Barkot' }, { name: 'Hanuman Chatti' }] }],
  });
  expect(await shown('tour-package')).toEqual(['Barkot', null]);
});

test('page, email, voucher and calendar name the meeting point and the time', async () => {
  await write('attraction', { meetingPoint: 'Raft trailer at the put-in' });
  expect(await shown('attraction')).toEqual(['Raft trailer at the put-in', null]);
  const raft = await papers(raftItem());
  expect(raft.voucher).toContain('Meeting point Raft trailer at the put-in');
  expect(raft.voucher).toContain('Time 07:00');
  expect(raft.email).toContain('Meeting point: Raft trailer at the put-in');
  expect(raft.calendar).toContain('LOCATION:Raft trailer at the put-in, Shivpuri');

  await write('tour-package', { meetingPoint: 'Haridwar station', meetingTime: '06:45' });
  expect(await shown('tour-package')).toEqual(['Haridwar station', '06:45']);
  const tour = await papers(tourItem);
  expect(tour.voucher).toContain('Meeting time 06:45');
  expect(tour.voucher).toContain('Meeting point Haridwar station');
  expect(tour.email).toContain('Meeting point: Haridwar station, at 06:45');
  expect(tour.calendar).toContain('Meeting time: 06:45');
  expect(tour.calendar).toContain('LOCATION:Haridwar station, Uttarakhand');
});

test('a time that is none is refused', async () => {
  const { status, body } = await write('tour-package', { meetingTime: '6:45' });
  expect([status, body.error.message]).toEqual([400, 'meetingTime must be a time as HH:MM']);
});
