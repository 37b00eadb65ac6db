import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import { setSubmissionNotices } from '../../service/accounts/staff/submission-notices.ts';
import { releaseProduct } from '../../service/partners/assign-product.ts';
import { acceptSubmission } from '../../service/partners/submissions/accept-submission.ts';
import { listOwnSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { returnSubmission } from '../../service/partners/submissions/return-submission.ts';
import { saveSubmission } from '../../service/partners/submissions/save-submission.ts';
import { showOwnEntry } from '../../service/partners/submissions/show-own-entry.ts';
import { showSubmission } from '../../service/partners/submissions/show-submission.ts';
import { withdrawSubmission } from '../../service/partners/submissions/withdraw-submission.ts';
import { adminSession } from '../staff.ts';
import { siteWithSubmissions } from '../submissions.ts';

const site = siteWithSubmissions();
const { admin, editor, family, refusal, storefront, waiting, propose, accept, edit } = site;

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
  const mail = (await site.harness.emails()).at(-1);
  expect(mail).toMatchObject({ kind: 'submission-decided', recipient: 'lake@example.in' });
  expect(mail?.plain).toMatch(/Not approved: bedrooms[\s\S]*Nine bedrooms\?/i);
  const { rows } = await site.harness.database.pool.query(
    'select actor, action from audit_rows where subject_id = any($1) order by id desc limit 3',
    [[site.lake.stay, documentId]],
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
  const own = await showOwnEntry(family(), { type: 'stay', documentId: site.lake.stay });
  expect(own.submission).toMatchObject({ changed: ['description'], data: { description: 'Of the family.' } });
  const old = saveSubmission(family(), {
    type: 'stay',
    documentId: site.lake.stay,
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
  expect((await site.harness.emails()).at(-1)?.plain).toContain('Not in capitals, please.');
  expect(await waiting()).toEqual([]);
  const { submission } = await showOwnEntry(family(), { type: 'stay', documentId: site.lake.stay });
  expect(submission).toMatchObject({ state: 'returned', note: 'Not in capitals, please.' });
  expect((await propose({ name: 'The best hotel' })).documentId).toBe(documentId);
  expect(await waiting()).toMatchObject([{ state: 'open', note: null, saves: 2 }]);
  await withdrawSubmission(family(), { documentId });
});

test('only what the declaration names can be proposed, by names that can be looked at', async () => {
  const { rows } = await site.harness.database.pool.query('select document_id from media limit 1');
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

test('who is to be told of proposals gets one email an hour, with the way to it, and no one else', async () => {
  const { db } = site.harness.database;
  const mails = async () => (await site.harness.emails()).filter(({ kind }) => kind === 'submission-received');
  await adminSession(site.harness, 'editor');
  await adminSession(site.harness, 'support');
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
  site.harness.clock.advance(3_600_000);
  await fresh('Lake Four');
  expect(await mails()).toHaveLength(2);
  await setSubmissionNotices(admin(), { userId: of('editor'), notified: false });
  site.harness.clock.advance(3_600_000);
  await fresh('Lake Five');
  expect(await mails()).toHaveLength(2);
  await db.deleteFrom('submissions').where('state', '<>', 'accepted').execute();
});

test('what is not theirs any more is not taken', async () => {
  const { documentId } = await propose({ name: 'Lake Castle' });
  await releaseProduct(admin(), { documentId: site.lake.partner, ...site.lake.listing });
  expect(await refusal(accept(documentId, ['name']))).toBe('ConflictError');
  expect(await refusal(showOwnEntry(family(), { type: 'stay', documentId: site.lake.stay }))).toBe('NotFoundError');
  expect((await storefront()).name).toBe('Lake House');
});
