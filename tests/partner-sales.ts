import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { recordUpiTransfer } from '../service/booking/usecases/payments/record-upi-transfer.ts';
import { listStockRows } from '../service/catalog/stock-grid/list-stock-rows.ts';
import { operator, type SignedIn } from '../service/core/viewer.ts';
import { assignProduct } from '../service/partners/assign-product.ts';
import { invitePartner } from '../service/partners/invite-partner.ts';
import { type Harness, startHarness } from './harness.ts';
import { adminSession } from './staff.ts';
import { book, raftItem, stayItem } from './travellers.ts';

/** A site with a partner and sales of what is theirs, with its pages if asked. Called at the top of a file. */
export function siteWithPartner({ pages = false } = {}) {
  let harness: Harness;
  let asha: Awaited<ReturnType<Harness['signUp']>>;
  let partner: SignedIn;
  /** Of the partner, and of another one. */
  let own: { documentId: string; type: 'stay'; productId: number; sellable: number };
  let other: { documentId: string; type: 'attraction'; productId: number; sellable: number };
  beforeAll(async () => {
    harness = await startHarness({ UPI_ID: 'padharo@bank' }, { pages });
    asha = await harness.signUp('Asha Verma');
    await adminSession(harness, 'partner');
    await adminSession(harness, 'editor');
    partner = {
      kind: 'user',
      userId: asha.id,
      sessionId: randomUUID(),
      role: 'partner',
      confirmed: true,
      email: 'partner@desk.example.in',
      username: 'The partner',
    };
    const { products } = await listStockRows(admin(), {});
    const of = (slug: string) => {
      const product = products.find((one) => one.slug === slug);
      return { productId: product?.id ?? 0, sellable: product?.rows[0]?.sellableId ?? 0 };
    };
    const mine = await invitePartner(admin(), { name: 'Lake Family', email: 'Partner@Desk.example.in' });
    const theirs = await invitePartner(admin(), { name: 'Raft Club', email: 'raft@example.in' });
    own = { documentId: mine.documentId, type: 'stay', ...of('lake-house') };
    other = { documentId: theirs.documentId, type: 'attraction', ...of('ganga-rafting') };
    await assignProduct(admin(), own);
    await assignProduct(admin(), other);
  });
  afterAll(() => harness.close());

  const admin = () => harness.ctx(operator);
  const theirs = () => harness.ctx(partner);
  const refusal = (work: Promise<unknown>) => work.then(() => 'done').catch(({ name }: Error) => name);

  /** A paid booking of both, and what is in the codes of their vouchers. */
  let transfers = 0;
  async function sold(dates: { selectedDate: string; checkOut: string }, { token } = asha) {
    const { body } = await book(harness, token, [
      stayItem(dates),
      raftItem({ selectedDate: dates.selectedDate, selectedTime: '14:00' }),
    ]);
    const bookingId = String(body.bookingId);
    transfers += 1;
    await recordUpiTransfer(admin(), { bookingId, transferId: `UTR000000${transfers}` });
    const { body: documents } = await harness.call('GET', `/api/bookings/${bookingId}/documents`, { token });
    const checks: { check: string }[] = documents.data.vouchers;
    const [stay = '', raft = ''] = checks.map(({ check }) => new URL(check).pathname.split('/').at(-1) ?? '');
    return { bookingId, stay, raft };
  }
  const closing = ({ sellable }: { sellable: number }, slot: string, day = '2026-12-20') => ({
    edits: [{ rows: [{ sellableId: sellable, slot }], days: [day], says: { closed: true } }],
  });
  const sell = async (item: object) => {
    const { body } = await harness.call('POST', '/api/quotes', { body: { items: [item] } });
    return body.lines[0].available;
  };
  const december = { selectedDate: '2026-12-12', checkOut: '2026-12-14' };

  return {
    get harness() {
      return harness;
    },
    get asha() {
      return asha;
    },
    get partner() {
      return partner;
    },
    get own() {
      return own;
    },
    get other() {
      return other;
    },
    admin,
    theirs,
    refusal,
    closing,
    sell,
    december,
    sold,
  };
}
