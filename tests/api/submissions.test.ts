import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import { setSubmissionNotices } from '../../service/accounts/staff/submission-notices.ts';
import { catalogContent } from '../../service/catalog/catalog.api.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { updateEntry } from '../../service/content/update-entry.ts';
import { operator, type Role, type SignedIn } from '../../service/core/viewer.ts';
import { assignProduct, releaseProduct } from '../../service/partners/assign-product.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { cropOwnPicture } from '../../service/partners/pictures/crop-own-picture.ts';
import {
  deleteOwnPicture,
  describeOwnPicture,
  findOwnPictures,
  uploadOwnPictures,
} from '../../service/partners/pictures/own-pictures.ts';
import { showOwnListings } from '../../service/partners/show-partner.ts';
import { acceptSubmission } from '../../service/partners/submissions/accept-submission.ts';
import { allowNewListings } from '../../service/partners/submissions/allow-new-listings.ts';
import { listOwnSubmissions, listSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { returnSubmission } from '../../service/partners/submissions/return-submission.ts';
import { beginOwnEntry, saveSubmission } from '../../service/partners/submissions/save-submission.ts';
import { showOwnEntry, showOwnSubmission } from '../../service/partners/submissions/show-own-entry.ts';
import { showSubmission } from '../../service/partners/submissions/show-submission.ts';
import { withdrawSubmission } from '../../service/partners/submissions/withdraw-submission.ts';
import { adminForms } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { halves } from '../pictures.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let userId: number;
let lake: { partner: string; stay: string; listing: { type: ProductType; productId: number } };
let raft: { partner: string; attraction: string };
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  userId = (await harness.signUp('Asha Verma')).id;
  const id = async (path: string, slug: string) => {
    const { body } = await harness.call('GET', `/api/${path}?filters[slug][$eq]=${slug}`);
    return { documentId: String(body.data[0].documentId), productId: Number(body.data[0].id) };
  };
  const [stay, rafting] = [await id('stays', 'lake-house'), await id('attractions', 'ganga-rafting')];
  const mine = await invitePartner(admin(), { name: 'Lake Family', email: 'lake@example.in' });
  const theirs = await invitePartner(admin(), { name: 'Raft Club', email: 'raft@example.in' });
  const listing = { type: 'stay', productId: stay.productId } as const;
  await assignProduct(admin(), { ...mine, ...listing });
  await assignProduct(admin(), { ...theirs, type: 'attraction', productId: rafting.productId });
  lake = { partner: mine.documentId, stay: stay.documentId, listing };
  raft = { partner: theirs.documentId, attraction: rafting.documentId };
});
afterAll(() => harness.close());

const admin = () => harness.ctx(operator);
const user = (role: Role, email: string): SignedIn => ({
  kind: 'user',
  userId,
  sessionId: randomUUID(),
  role,
  confirmed: true,
  username: 'Kabir Rao',
  email,
});
const editor = () => harness.ctx(user('editor', 'kabir@example.in'));
const family = () => harness.ctx(user('partner', 'lake@example.in'));
const club = () => harness.ctx(user('partner', 'raft@example.in'));
const refusal = (work: Promise<unknown>) => work.then(() => 'done').catch(({ name }: Error) => name);

/** What the family proposes of its stay. */
async function propose(data: Record<string, unknown>) {
  const { version } = await showOwnEntry(family(), { type: 'stay', documentId: lake.stay });
  return saveSubmission(family(), { type: 'stay', documentId: lake.stay, version, data, form: randomUUID() });
}
const storefront = async () => (await harness.call('GET', `/api/stays/${lake.stay}?populate=*`)).body.data;
const waiting = async () => (await listSubmissions(editor(), { state: 'open' })).rows;
async function accept(documentId: string, fields: string[], more: { publish?: boolean; note?: string } = {}) {
  const { saves, version } = await showSubmission(editor(), { documentId });
  return acceptSubmission(editor(), { documentId, saves, version, fields, publish: false, note: '', ...more });
}
async function edit(data: Record<string, unknown>) {
  const subject = catalogContent.subjectFor(typeNamed(catalogContent.model, 'stay'), operator);
  await updateEntry(admin(), { subject, documentId: lake.stay, data, search: '', ifMatch: undefined });
}

test('what a partner proposes waits, is taken in part, and is then in the storefront, with its history and an email', async () => {
  const before = await storefront();
  const { documentId } = await propose({ name: 'Lake Palace', description: 'With a new roof.', bedrooms: 9 });
  expect(await storefront()).toEqual(before);
  const [row] = await waiting();
  expect(row).toMatchObject({ title: 'Lake House', partnerName: 'Lake Family', state: 'open' });
  expect(await showSubmission(editor(), { documentId })).toMatchObject({
    data: { name: 'Lake Palace', description: 'With a new roof.', bedrooms: 9 },
    now: { name: 'Lake House', description: before.description, bedrooms: before.bedrooms },
    changed: [],
  });
  expect(await refusal(accept(documentId, []))).toBe('ValidationError');
  await accept(documentId, ['name', 'description'], { note: 'Nine bedrooms?' });
  expect(await storefront()).toMatchObject({
    name: 'Lake Palace',
    description: 'With a new roof.',
    bedrooms: before.bedrooms,
  });
  expect((await listOwnSubmissions(family(), {})).rows[0]).toMatchObject({
    state: 'accepted',
    taken: ['name', 'description'],
    note: 'Nine bedrooms?',
  });
  const mail = (await harness.emails()).at(-1);
  expect(mail).toMatchObject({ kind: 'submission-decided', recipient: 'lake@example.in' });
  expect(mail?.plain).toMatch(/Not taken: bedrooms[\s\S]*Nine bedrooms\?/i);
  const { rows } = await harness.database.pool.query(
    'select actor, action from audit_rows where subject_id = any($1) order by id desc limit 3',
    [[lake.stay, documentId]],
  );
  expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'kabir@example.in accept',
    'kabir@example.in update',
    'lake@example.in submit',
  ]);
  expect(await refusal(accept(documentId, ['bedrooms']))).toBe('ConflictError');
  await edit({ name: 'Lake House' });
});

test('saving again replaces it, also at once, and what was looked at before is not taken', async () => {
  await Promise.all([propose({ name: 'One' }), propose({ name: 'Two' })]);
  const open = await waiting();
  expect(open).toHaveLength(1);
  const { documentId = '' } = open[0] ?? {};
  const { saves, version } = await showSubmission(editor(), { documentId });
  expect((await propose({ name: 'Three' })).documentId).toBe(documentId);
  const stale = acceptSubmission(editor(), { documentId, saves, version, fields: ['name'], publish: false, note: '' });
  expect(await refusal(stale)).toBe('ConflictError');
  expect((await storefront()).name).toBe('Lake House');
  await withdrawSubmission(family(), { documentId });
  expect(await waiting()).toEqual([]);
});

test('what someone changed in the meantime is said by the field, and never written over unseen', async () => {
  const { documentId } = await propose({ name: 'Lake Inn', description: 'Of the family.' });
  const read = await showSubmission(editor(), { documentId });
  await edit({ description: 'Of the house.' });
  const stale = { documentId, saves: read.saves, version: read.version, publish: false, note: '' };
  expect(await refusal(acceptSubmission(editor(), { ...stale, fields: ['name'] }))).toBe('ConflictError');
  expect((await showSubmission(editor(), { documentId })).changed).toEqual(['description']);
  const own = await showOwnEntry(family(), { type: 'stay', documentId: lake.stay });
  expect(own.submission).toMatchObject({ changed: ['description'], data: { description: 'Of the family.' } });
  const old = saveSubmission(family(), {
    type: 'stay',
    documentId: lake.stay,
    version: read.version,
    data: { name: 'X' },
    form: randomUUID(),
  });
  expect(await refusal(old)).toBe('ConflictError');
  await accept(documentId, ['name']);
  expect(await storefront()).toMatchObject({ name: 'Lake Inn', description: 'Of the house.' });
  await edit({ name: 'Lake House' });
});

test('what is sent back says why, and can be sent again', async () => {
  const { documentId } = await propose({ name: 'THE BEST HOTEL' });
  const back = (note: string, saves = 1) => returnSubmission(editor(), { documentId, saves, note });
  expect([await refusal(back(' ')), await refusal(back('x', 2))]).toEqual(['ValidationError', 'ConflictError']);
  await back('Not in capitals, please.');
  expect((await harness.emails()).at(-1)?.plain).toContain('Not in capitals, please.');
  expect(await waiting()).toEqual([]);
  const { submission } = await showOwnEntry(family(), { type: 'stay', documentId: lake.stay });
  expect(submission).toMatchObject({ state: 'returned', note: 'Not in capitals, please.' });
  expect((await propose({ name: 'The best hotel' })).documentId).toBe(documentId);
  expect(await waiting()).toMatchObject([{ state: 'open', note: null, saves: 2 }]);
  await withdrawSubmission(family(), { documentId });
});

test('only what the declaration names can be proposed, by names that can be looked at', async () => {
  const { rows } = await harness.database.pool.query('select document_id from media limit 1');
  const refused = [
    { slug: 'mine' },
    { rating: 5 },
    { propertyRating: 5 },
    { cancellationPolicy: 'strict' },
    { destination: null },
    { name: '' },
    { price: -1 },
    { amenities: ['none-such'] },
    { image: 1 },
    { image: { set: [1] } },
    {},
    // no one of them sent that one
    { image: rows[0]?.document_id },
  ];
  for (const data of refused) expect([data, await refusal(propose(data))]).toEqual([data, 'ValidationError']);
  expect(await refusal(saveSubmission(family(), { type: 'review', data: {}, form: 'a' }))).toBe('NotFoundError');
  expect(await waiting()).toEqual([]);
});

test('a partner finds nothing of another’s', async () => {
  const theirs = await showOwnEntry(club(), { type: 'attraction', documentId: raft.attraction });
  const { version, entry } = theirs;
  const made = await saveSubmission(club(), {
    type: 'attraction',
    documentId: raft.attraction,
    version,
    data: { name: 'Rafting' },
    form: 'theirs',
  });
  await allowNewListings(admin(), { documentId: raft.partner, kinds: ['attraction', 'none-such'] });
  const fresh = { name: 'Kayaks', location: 'rishikesh', description: 'Two.', price: 900, places: 4 };
  const anew = await saveSubmission(club(), { type: 'attraction', data: fresh, form: 'anew' });
  const room = { Name: 'Attic', Price: 1, MaxGuests: 1, stay: lake.stay };
  const table: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'showOwnEntry',
      () => showOwnEntry(family(), { type: 'stay', documentId: lake.stay }),
      () => showOwnEntry(family(), { type: 'attraction', documentId: raft.attraction }),
    ],
    [
      'saveProposal of a change',
      () => propose({ name: 'Ours' }),
      () =>
        saveSubmission(family(), {
          type: 'attraction',
          documentId: raft.attraction,
          version,
          data: { name: 'Ours' },
          form: 'b',
        }),
    ],
    [
      'saveProposal of a room',
      () => saveSubmission(family(), { type: 'room-type', data: room, form: 'room' }),
      () => saveSubmission(club(), { type: 'room-type', data: room, form: 'room' }),
    ],
    [
      'saveProposal of a new listing',
      () => saveSubmission(club(), { type: 'attraction', submission: anew.documentId, data: fresh, form: 'd' }),
      () => saveSubmission(family(), { type: 'attraction', data: fresh, form: 'd' }),
    ],
    [
      'saveProposal in the place of one',
      () => saveSubmission(club(), { type: 'attraction', submission: anew.documentId, data: fresh, form: 'e' }),
      () => saveSubmission(family(), { type: 'room-type', submission: anew.documentId, data: room, form: 'e' }),
    ],
    [
      'beginOwnEntry of a listing',
      () => beginOwnEntry(club(), { type: 'attraction', data: {} }),
      () => beginOwnEntry(family(), { type: 'attraction', data: {} }),
    ],
    [
      'beginOwnEntry of a room',
      () => beginOwnEntry(family(), { type: 'room-type', data: { stay: lake.stay } }),
      () => beginOwnEntry(club(), { type: 'room-type', data: { stay: lake.stay } }),
    ],
    ['showOwnProposal', () => showOwnSubmission(club(), anew), () => showOwnSubmission(family(), anew)],
    ['withdrawProposal', () => withdrawSubmission(club(), anew), () => withdrawSubmission(family(), made)],
  ];
  for (const [useCase, own, other] of table)
    expect([useCase, await refusal(own()), await refusal(other())]).toEqual([useCase, 'done', 'NotFoundError']);
  expect(entry['name']).toBe('Ganga Rafting');
  expect((await listOwnSubmissions(family(), {})).rows.map(({ title }) => title)).not.toContain('Ganga Rafting');
  for (const { documentId, partnerName } of await waiting())
    await withdrawSubmission(partnerName === 'Raft Club' ? club() : family(), { documentId });
});

test('a new listing is a draft or in the storefront as the site says, and the partner’s; so is a room of it', async () => {
  await allowNewListings(admin(), { documentId: lake.partner, kinds: ['stay'] });
  const data = { name: 'Boat House', location: 'Nainital, Uttarakhand', description: 'On the water.' };
  const made = await saveSubmission(family(), { type: 'stay', data, form: 'boat' });
  expect(await refusal(saveSubmission(family(), { type: 'stay', data, form: 'boat' }))).toBe('ConflictError');
  expect(await refusal(showOwnSubmission(family(), made))).toBe('done');
  const { entry } = await accept(made.documentId, []);
  expect((await harness.call('GET', `/api/stays/${entry}`)).status).toBe(404);
  expect((await showOwnListings(family())).products).toMatchObject([
    { name: 'Boat House', published: false, slug: 'boat-house' },
    { name: 'Lake House' },
  ]);
  const room = { Name: 'Cabin', Price: 2_000, MaxGuests: 2, rooms: 3, stay: entry };
  const cabin = await saveSubmission(family(), { type: 'room-type', data: room, form: 'cabin' });
  await accept(cabin.documentId, [], { publish: true });
  const { version, ...own } = await showOwnEntry(family(), { type: 'stay', documentId: entry });
  expect(own.entry['room_types']).toMatchObject([{ Name: 'Cabin' }]);
  const last = await saveSubmission(family(), {
    type: 'stay',
    documentId: entry,
    version,
    data: { bedrooms: 2 },
    form: 'last',
  });
  await accept(last.documentId, ['bedrooms'], { publish: true });
  const { body } = await harness.call('GET', `/api/stays/${entry}?populate=room_types`);
  expect(body.data).toMatchObject({ name: 'Boat House', bedrooms: 2, room_types: [{ Name: 'Cabin' }] });
});

test('who is to be told of proposals gets one email an hour, with the way to it, and no one else', async () => {
  const { db } = harness.database;
  const mails = async () => (await harness.emails()).filter(({ kind }) => kind === 'submission-received');
  await adminSession(harness, 'editor');
  await adminSession(harness, 'support');
  const { staff } = await listStaff(admin());
  const of = (role: string) => staff.find((one) => one.role === role)?.userId ?? 0;
  expect(await mails()).toEqual([]);
  expect(await refusal(setSubmissionNotices(admin(), { userId: of('support'), notified: true }))).toBe('NotFoundError');
  const { email } = await setSubmissionNotices(admin(), { userId: of('editor'), notified: true });
  const fresh = async (name: string) => {
    await db.deleteFrom('submissions').where('state', '<>', 'accepted').execute();
    return propose({ name });
  };
  const { documentId } = await fresh('Lake One');
  await propose({ name: 'Lake Two' });
  await fresh('Lake Three');
  const [first, ...more] = await mails();
  expect([first?.recipient, more]).toEqual([email, []]);
  expect(first?.plain).toContain(`/admin/proposals/${documentId}`);
  harness.clock.advance(3_600_000);
  await fresh('Lake Four');
  expect(await mails()).toHaveLength(2);
  await setSubmissionNotices(admin(), { userId: of('editor'), notified: false });
  harness.clock.advance(3_600_000);
  await fresh('Lake Five');
  expect(await mails()).toHaveLength(2);
  await db.deleteFrom('submissions').where('state', '<>', 'accepted').execute();
});

test('pictures are those that he sent, within a budget, and are the site’s once they are taken', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'padharo-proposals-')), 'lake.jpg');
  await halves().jpeg().toFile(path);
  const file = { field: 'files', name: 'lake.jpg', path, bytes: 1 };
  const send = (ctx: ReturnType<typeof family>) => uploadOwnPictures(ctx, async () => ({ fields: [], files: [file] }));
  const [sent] = await send(family());
  const documentId = String(sent?.['documentId']);
  expect((await findOwnPictures(family(), {})).map((one) => one['documentId'])).toEqual([documentId]);
  expect(await findOwnPictures(club(), {})).toEqual([]);
  const say = (ctx: ReturnType<typeof family>) =>
    refusal(describeOwnPicture(ctx, { documentId, read: async () => ({ alternativeText: 'The lake' }) }));
  expect([await say(family()), await say(club())]).toEqual(['done', 'NotFoundError']);
  const stays = (await storefront()).stayimages.map((one: { documentId: string }) => one.documentId);
  const submission = await propose({ image: documentId, stayimages: [documentId, ...stays] });
  expect((await showSubmission(editor(), submission)).pictures).toHaveLength(stays.length + 1);
  const drop = (ctx: ReturnType<typeof family>, of = documentId) => refusal(deleteOwnPicture(ctx, { documentId: of }));
  // another's, one that waits in a proposal
  expect([await drop(club()), await drop(family())]).toEqual(['NotFoundError', 'ConflictError']);
  await accept(submission.documentId, ['image', 'stayimages']);
  expect((await storefront()).image.alternativeText).toBe('The lake');
  expect(await say(family())).toBe('ConflictError');
  // one that the storefront shows; one that nothing shows releases its room
  expect(await drop(family())).toBe('ConflictError');
  const [spare] = await send(family());
  expect(await drop(family(), String(spare?.['documentId']))).toBe('done');
  expect((await findOwnPictures(family(), {})).map((one) => one['documentId'])).toEqual([documentId]);
  await harness.database.pool.query('update partner_pictures set bytes = 200 * 1024 * 1024');
  expect([await refusal(send(family())), await refusal(send(club()))]).toEqual(['PayloadTooLargeError', 'done']);
});

test('a partner cuts what he sent into a picture of his own, within his budget, and nothing of another', async () => {
  await harness.database.pool.query('update partner_pictures set bytes = 1000');
  const path = join(await mkdtemp(join(tmpdir(), 'padharo-proposals-')), 'garden.jpg');
  await halves().jpeg().toFile(path);
  const file = { field: 'files', name: 'garden.jpg', path, bytes: 1 };
  const [sent] = await uploadOwnPictures(family(), async () => ({ fields: [], files: [file] }));
  const documentId = String(sent?.['documentId']);
  await describeOwnPicture(family(), { documentId, read: async () => ({ alternativeText: 'The garden' }) });
  const half = { documentId, area: { x: 0, y: 0, width: 50, height: 100 } };
  const made = await cropOwnPicture(family(), half);
  expect(made).toMatchObject({ alternativeText: 'The garden', width: Number(sent?.['width']) / 2 });
  expect(made['documentId']).not.toBe(documentId);
  const own = (await findOwnPictures(family(), { words: 'garden' })).map((one) => one['documentId']);
  expect(own.toSorted()).toEqual([documentId, made['documentId']].toSorted());
  // what it takes is counted, and it is his to delete
  const { rows } = await harness.database.pool.query('select bytes from partner_pictures where picture = $1', [
    made['documentId'],
  ]);
  expect(Number(rows[0].bytes)).toBeGreaterThan(100);
  expect(await refusal(deleteOwnPicture(family(), { documentId: String(made['documentId']) }))).toBe('done');
  expect(await refusal(cropOwnPicture(club(), half))).toBe('NotFoundError');
  const [shown] = (await storefront()).stayimages;
  expect(await refusal(cropOwnPicture(club(), { ...half, documentId: shown.documentId }))).toBe('NotFoundError');
  expect(await refusal(cropOwnPicture(family(), { documentId, area: { x: 0, y: 0, width: 0.1, height: 0.1 } }))).toBe(
    'ValidationError',
  );
  // by the address that the back office asks
  const cookie = await adminSession(harness, 'partner');
  const answer = await adminForms(harness, cookie).send(`/admin/pictures/${documentId}/crop`, [
    ...(['x', 'y'] as const).map((name) => [name, '0'] as const),
    ...(['width', 'height'] as const).map((name) => [name, '50'] as const),
  ]);
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'You did not send this picture. Upload one of your own.',
  ]);
  await harness.database.pool.query('update partner_pictures set bytes = 200 * 1024 * 1024 where picture = $1', [
    documentId,
  ]);
  expect(await refusal(cropOwnPicture(family(), half))).toBe('PayloadTooLargeError');
});

test('the form of a new listing opens for who may offer its kind, and else says so', async () => {
  const { open } = adminForms(harness, await adminSession(harness, 'partner'));
  const { documentId } = await invitePartner(admin(), { name: 'Tent House', email: 'partner@desk.example.in' });
  const form = async () => {
    const { statusCode, body } = await open('/admin/listings/stay/new');
    return [
      statusCode,
      body.includes('Send for review'),
      body.includes('New listings of this kind are not open to you'),
    ];
  };
  expect(await form()).toEqual([404, false, true]);
  await allowNewListings(admin(), { documentId, kinds: ['stay'] });
  expect(await form()).toEqual([200, true, false]);
  const room = (stay: string) => open(`/admin/listings/room-type/new?${new URLSearchParams({ stay })}`);
  expect((await room(lake.stay)).statusCode).toBe(404);
});

test('what is not theirs any more is not taken', async () => {
  const { documentId } = await propose({ name: 'Lake Castle' });
  await releaseProduct(admin(), { documentId: lake.partner, ...lake.listing });
  expect(await refusal(accept(documentId, ['name']))).toBe('ConflictError');
  expect(await refusal(showOwnEntry(family(), { type: 'stay', documentId: lake.stay }))).toBe('NotFoundError');
  expect((await storefront()).name).toBe('Lake House');
});
