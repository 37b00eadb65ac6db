import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { undoStockChange } from '../../service/catalog/stock-grid/undo-stock-change.ts';
import { dayOf } from '../../service/core/day.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { askForChange } from '../../service/partners/ask-for-change.ts';
import { assignProduct, releaseProduct } from '../../service/partners/assign-product.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { listPartners } from '../../service/partners/list-partners.ts';
import { showOwnListings, showPartner } from '../../service/partners/show-partner.ts';
import { showOwnStatement, showStatement } from '../../service/partners/show-statement.ts';
import { siteWithPartner } from '../partner-sales.ts';
import { stayItem } from '../travellers.ts';

const site = siteWithPartner();
const { admin, theirs, refusal, closing, sell, december, sold } = site;

test('an address is invited once, and no one loses a role by it', async () => {
  const emails = (await site.harness.emails()).filter(({ kind }) => kind === 'staff-invitation');
  // who works here as a partner already needs no invitation
  expect(emails.map(({ recipient }) => recipient)).toEqual(['raft@example.in']);
  expect(await refusal(invitePartner(admin(), { name: 'Again', email: 'raft@example.in' }))).toBe('ConflictError');
  expect(await refusal(invitePartner(admin(), { name: 'E', email: 'editor@desk.example.in' }))).toBe('ConflictError');
  await expect(invitePartner(admin(), { name: ' ', email: 'x' })).rejects.toMatchObject({
    details: { errors: [{ path: ['name'], message: 'Enter a name.' }, { path: ['email'] }] },
  });
  await expect(invitePartner(admin(), { name: 'x'.repeat(201), email: 'x@example.in' })).rejects.toMatchObject({
    details: { errors: [{ path: ['name'], message: 'Please use at most 200 characters.' }] },
  });
  expect((await listPartners(admin(), {})).rows).toMatchObject([
    { name: 'Lake Family', joined: true, products: 1 },
    { name: 'Raft Club', joined: false, products: 1 },
  ]);
});

test('what is a partner’s is no other’s until it is taken back', async () => {
  const stolen = { ...site.own, type: site.other.type, productId: site.other.productId };
  await expect(assignProduct(admin(), stolen)).rejects.toThrow(
    'Ganga Rafting is assigned to Raft Club. Remove it there first.',
  );
  await releaseProduct(admin(), stolen);
  await assignProduct(admin(), site.other);
  expect((await showPartner(admin(), { documentId: site.other.documentId, find: 'rafting' })).matches).toMatchObject([
    { name: 'Ganga Rafting', owner: 'Raft Club' },
  ]);
  expect(await refusal(assignProduct(admin(), { ...site.own, productId: 999_999 }))).toBe('NotFoundError');
});

test('a partner works with what is his, and finds nothing of another’s', async () => {
  const trip = await sold({ selectedDate: '2026-11-20', checkOut: '2026-11-21' });
  const days = { from: dayOf('2026-12-20'), to: dayOf('2026-12-21') };
  const foreign = randomUUID();
  const raftDay = closing(site.other, '07:00');
  const { mark } = await previewStockChange(admin(), { change: raftDay });
  const table: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'showStockDays',
      () => showStockDays(theirs(), { ...days, sellables: [site.own.sellable] }),
      () => showStockDays(theirs(), { ...days, sellables: [site.own.sellable, site.other.sellable] }),
    ],
    [
      'previewStockChange',
      () => previewStockChange(theirs(), { change: closing(site.own, '') }),
      () => previewStockChange(theirs(), { change: raftDay }),
    ],
    [
      'saveStockChange',
      async () => {
        const change = closing(site.own, '', '2026-12-28');
        const seen = await previewStockChange(theirs(), { change });
        await saveStockChange(theirs(), { change, mark: seen.mark, changeId: foreign });
        await undoStockChange(theirs(), { changeId: foreign });
      },
      () => saveStockChange(theirs(), { change: raftDay, mark, changeId: randomUUID() }),
    ],
    ['showVoucher', () => showVoucher(theirs(), trip.stay), () => showVoucher(theirs(), trip.raft)],
    ['redeemVoucher', () => checkInVoucher(theirs(), trip.stay), () => checkInVoucher(theirs(), trip.raft)],
    [
      'showStatement',
      () => showOwnStatement(theirs(), { month: '2026-11' }),
      () => showStatement(theirs(), { documentId: site.other.documentId, month: '2026-11' }),
    ],
    [
      'showPartner',
      () => showOwnListings(theirs()),
      () => showPartner(theirs(), { documentId: site.other.documentId }),
    ],
    [
      'assignProduct',
      async () => {},
      () => assignProduct(theirs(), { ...site.other, documentId: site.own.documentId }),
    ],
    ['releaseProduct', async () => {}, () => releaseProduct(theirs(), site.own)],
  ];
  const outcome = [];
  for (const [useCase, mine, another] of table)
    outcome.push([useCase, await refusal(mine()), await refusal(another())]);
  const refused = Object.fromEntries(outcome.map(([useCase, mine, another]) => [useCase, `${mine}, ${another}`]));
  expect(refused).toEqual({
    showStockDays: 'done, NotFoundError',
    previewStockChange: 'done, NotFoundError',
    saveStockChange: 'done, NotFoundError',
    showVoucher: 'done, NotFoundError',
    redeemVoucher: 'done, NotFoundError',
    showStatement: 'done, ForbiddenError',
    showPartner: 'done, ForbiddenError',
    assignProduct: 'done, ForbiddenError',
    releaseProduct: 'done, ForbiddenError',
  });
  // and nothing of another's was written, nor taken back
  const another = randomUUID();
  await saveStockChange(admin(), { change: raftDay, mark, changeId: another });
  expect(await refusal(undoStockChange(theirs(), { changeId: another }))).toBe('NotFoundError');
  expect((await showStockDays(admin(), { ...days, sellables: [site.other.sellable] }))[0]?.closed).toBe(true);
  expect((await listStockRows(theirs(), {})).products.map(({ slug }) => slug)).toEqual(['lake-house']);
  expect((await showOwnListings(theirs())).products.map(({ slug }) => slug)).toEqual(['lake-house']);
});

test('days that a partner closes are refused by the storefront at once', async () => {
  const item = stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-21', totalPrice: 5_000 });
  expect(await sell(item)).toBe(true);
  const change = closing(site.own, '');
  const { mark } = await previewStockChange(theirs(), { change });
  await saveStockChange(theirs(), { change, mark, changeId: randomUUID() });
  expect(await sell(item)).toBe(false);
});

test('a partner sees who comes to what is his, and neither addresses, money nor what else they booked', async () => {
  const { bookingId } = await sold(december);
  const { rows } = await listPartnerGuests(theirs(), { from: dayOf('2026-12-01') });
  expect(rows).toMatchObject([
    { bookingId, name: 'Lake House', of: 'Asha Verma', startDay: '2026-12-12', lastDay: '2026-12-14', usedAt: null },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/@|raft|9000|900000|phone|paise|total/i);
  expect((await listPartnerGuests(theirs(), { after: `2026-12-12 ${rows[0]?.line}` })).rows).toEqual([]);
  const stranger = site.harness.ctx({ ...site.partner, email: 'nobody@desk.example.in' });
  expect([(await listPartnerGuests(stranger, {})).rows, (await showOwnListings(stranger)).products]).toEqual([[], []]);
});

test('what a partner wants changed waits in the inbox, once, and only of what is his', async () => {
  const ask = (of: { type: 'stay' | 'attraction'; productId: number }, text = 'A new roof.', form = 'one') =>
    refusal(askForChange(theirs(), { ...of, text, form }));
  const before = await site.harness.database.db.selectFrom('stays').select('updated_at').execute();
  expect([await ask(site.own), await ask(site.own), await ask(site.other), await ask(site.own, ' ')]).toEqual([
    'done',
    'done',
    'NotFoundError',
    'ValidationError',
  ]);
  const { rows } = await listEnquiries(admin(), { kind: 'partner' });
  expect(rows).toMatchObject([{ subject: 'Change request: Lake House', email: site.partner.email, status: 'new' }]);
  expect(rows).toHaveLength(1);
  expect(await site.harness.database.db.selectFrom('stays').select('updated_at').execute()).toEqual(before);
});
