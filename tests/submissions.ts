import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { ProductType } from '../service/catalog/kinds.ts';
import { catalogContent } from '../service/catalog/products/catalog.api.ts';
import { typeNamed } from '../service/content/content-type.ts';
import { updateEntry } from '../service/content/update-entry.ts';
import { operator, type Role, type SignedIn } from '../service/core/viewer.ts';
import { assignProduct } from '../service/partners/assign-product.ts';
import { invitePartner } from '../service/partners/invite-partner.ts';
import { acceptSubmission } from '../service/partners/submissions/accept-submission.ts';
import { listSubmissions } from '../service/partners/submissions/list-submissions.ts';
import { saveSubmission } from '../service/partners/submissions/save-submission.ts';
import { showOwnEntry } from '../service/partners/submissions/show-own-entry.ts';
import { showSubmission } from '../service/partners/submissions/show-submission.ts';
import { type Harness, startHarness } from './harness.ts';

/** A site with two partners who submit content. Called at the top of a file. */
export function siteWithSubmissions() {
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

  return {
    get harness() {
      return harness;
    },
    get lake() {
      return lake;
    },
    get raft() {
      return raft;
    },
    admin,
    editor,
    family,
    club,
    refusal,
    storefront,
    waiting,
    propose,
    accept,
    edit,
  };
}
