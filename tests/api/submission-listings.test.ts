import { expect, test } from 'vitest';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { showOwnListings } from '../../service/partners/show-partner.ts';
import { acceptSubmission } from '../../service/partners/submissions/accept-submission.ts';
import { allowNewListings } from '../../service/partners/submissions/allow-new-listings.ts';
import { listOwnSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { beginOwnEntry, saveSubmission } from '../../service/partners/submissions/save-submission.ts';
import { showOwnEntry, showOwnSubmission } from '../../service/partners/submissions/show-own-entry.ts';
import { withdrawSubmission } from '../../service/partners/submissions/withdraw-submission.ts';
import { adminForms } from '../admin-forms.ts';
import { adminSession } from '../staff.ts';
import { siteWithSubmissions } from '../submissions.ts';

const site = siteWithSubmissions();
const { admin, family, club, refusal, waiting, propose, accept } = site;

test('a partner finds nothing of another’s', async () => {
  const theirs = await showOwnEntry(club(), { type: 'attraction', documentId: site.raft.attraction });
  const { version, entry } = theirs;
  const made = await saveSubmission(club(), {
    type: 'attraction',
    documentId: site.raft.attraction,
    version,
    data: { name: 'Rafting' },
    form: 'theirs',
  });
  await allowNewListings(admin(), { documentId: site.raft.partner, kinds: ['attraction', 'none-such'] });
  const fresh = { name: 'Kayaks', location: 'rishikesh', description: 'Two.', price: 900, places: 4 };
  const anew = await saveSubmission(club(), { type: 'attraction', data: fresh, form: 'anew' });
  const room = { Name: 'Attic', Price: 1, MaxGuests: 1, stay: site.lake.stay };
  const table: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'showOwnEntry',
      () => showOwnEntry(family(), { type: 'stay', documentId: site.lake.stay }),
      () => showOwnEntry(family(), { type: 'attraction', documentId: site.raft.attraction }),
    ],
    [
      'saveProposal of a change',
      () => propose({ name: 'Ours' }),
      () =>
        saveSubmission(family(), {
          type: 'attraction',
          documentId: site.raft.attraction,
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
      () => beginOwnEntry(family(), { type: 'room-type', data: { stay: site.lake.stay } }),
      () => beginOwnEntry(club(), { type: 'room-type', data: { stay: site.lake.stay } }),
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
  await allowNewListings(admin(), { documentId: site.lake.partner, kinds: ['stay'] });
  const data = { name: 'Boat House', location: 'Nainital, Uttarakhand', description: 'On the water.' };
  const made = await saveSubmission(family(), { type: 'stay', data, form: 'boat' });
  expect(await refusal(saveSubmission(family(), { type: 'stay', data, form: 'boat' }))).toBe('ConflictError');
  expect(await refusal(showOwnSubmission(family(), made))).toBe('done');
  const { entry } = await accept(made.documentId, []);
  expect((await site.harness.call('GET', `/api/stays/${entry}`)).status).toBe(404);
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
  const { body } = await site.harness.call('GET', `/api/stays/${entry}?populate=room_types`);
  expect(body.data).toMatchObject({ name: 'Boat House', bedrooms: 2, room_types: [{ Name: 'Cabin' }] });
});

test('the form of a new listing opens for who may offer its kind, and else says so', async () => {
  const { open } = adminForms(site.harness, await adminSession(site.harness, 'partner'));
  const { documentId } = await invitePartner(admin(), { name: 'Tent House', email: 'partner@desk.example.in' });
  const form = async () => {
    const { statusCode, body } = await open('/admin/listings/stay/new');
    return [statusCode, body.includes('Send for review'), body.includes('You cannot add new listings of this type')];
  };
  expect(await form()).toEqual([404, false, true]);
  await allowNewListings(admin(), { documentId, kinds: ['stay'] });
  expect(await form()).toEqual([200, true, false]);
  const room = (stay: string) => open(`/admin/listings/room-type/new?${new URLSearchParams({ stay })}`);
  expect((await room(site.lake.stay)).statusCode).toBe(404);
});

test('only a new listing is a draft, which staff cannot decide, and no draft replaces what was sent', async () => {
  await allowNewListings(admin(), { documentId: site.lake.partner, kinds: ['stay'] });
  const data = { name: 'Draft House', location: 'Nainital, Uttarakhand', description: 'On the hill.' };
  const room = { Name: 'Attic', Price: 900, MaxGuests: 1, stay: site.lake.stay };
  const { version } = await showOwnEntry(family(), { type: 'stay', documentId: site.lake.stay });
  const change = { type: 'stay', documentId: site.lake.stay, version, data: { name: 'Ours' }, form: 'draft-1' };
  expect(await refusal(saveSubmission(family(), { ...change, draft: true }))).toBe('NotFoundError');
  const part = { type: 'room-type', data: room, form: 'draft-2', draft: true };
  expect(await refusal(saveSubmission(family(), part))).toBe('NotFoundError');
  const written = { type: 'stay', data, draft: true };
  const { documentId } = await saveSubmission(family(), { ...written, form: 'draft-3' });
  const decision = { documentId, saves: 1, version: '', fields: [], publish: false, note: '' };
  expect(await refusal(acceptSubmission(site.editor(), decision))).toBe('NotFoundError');
  await saveSubmission(family(), { type: 'stay', submission: documentId, data, form: 'draft-4' });
  const again = { ...written, submission: documentId, form: 'draft-5' };
  expect(await refusal(saveSubmission(family(), again))).toBe('ConflictError');
  await withdrawSubmission(family(), { documentId });
});
