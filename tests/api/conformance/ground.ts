import { documentId } from '../../../database/sample/bring.ts';
import { type Harness, startHarness } from '../../harness.ts';
import { staffToken } from '../../staff.ts';

/** Who can ask. */
export type Bearer =
  | 'traveller'
  | 'editor'
  | 'admin'
  | 'reader'
  | 'stays only'
  | 'languages writer'
  | 'ended'
  | 'expired';

/** Ids that hold in every world: those of the small catalogue follow from its slugs. */
export const ids = {
  lake: documentId('stay', 'lake-house'),
  palm: documentId('stay', 'palm-villa'),
  ganga: documentId('stay', 'ganga-hostel'),
  rafting: documentId('attraction', 'ganga-rafting'),
  fort: documentId('attraction', 'amber-fort-and-add-on-packages'),
  shrines: documentId('tour-package', 'two-shrines'),
  sedan: documentId('car-rental', 'city-sedan'),
  tempo: documentId('car-rental', 'tempo-17'),
  hindi: documentId('language', 'hi'),
  draftStay: 'draft0stay',
  draftRoom: 'draft0room',
  draftFaq: 'draft0faq',
  draftTour: 'draft0tour',
  draftCar: 'draft0car',
  hiddenReview: 'hidden0review',
  draftReview: 'draft0review',
  secretSetting: 'secret0setting',
} as const;

/** The small catalogue with what no one may see added to it, a review with every odd character, and bearers. */
export interface Ground {
  readonly harness: Harness;
  readonly bearers: Readonly<Record<Bearer, string>>;
  /** E-mail and password of the traveller. */
  readonly traveller: { readonly email: string; readonly password: string };
}

export async function makeGround(): Promise<Ground> {
  const harness = await startHarness();
  await addWhatIsNotSeen(harness);
  await harness.database.db
    .insertInto('reviews')
    .values({
      document_id: 'odd0review',
      stay_id: 2,
      name: '100% <b>"O\'Hara"</b>',
      rating: 5,
      comment: 'a_b\\c & नमस्ते 🏔 é',
      created_at: new Date('2026-03-04T05:06:07.089Z'),
      published_at: new Date('2026-03-04T05:06:07.089Z'),
    })
    .execute();
  const { token, email, password } = await harness.signUp('Asha Verma');
  const admin = await staffToken(harness, 'admin');
  const give = async (scopes: object, expiresAt: string | null = null) => {
    const body = { name: 'A program', scopes, expiresAt };
    const created = await harness.call('POST', '/api/admin/api-tokens', { token: admin, body });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    return created.body.data;
  };
  const reads = { '*': ['find', 'findOne'] };
  const ended = await give(reads);
  await harness.call('DELETE', `/api/admin/api-tokens/${ended.documentId}`, { token: admin });
  const expired = await give(reads, '2026-11-21T00:00:00Z');
  await harness.database.db
    .updateTable('api_tokens')
    .set({ expires_at: new Date('2026-11-19T00:00:00Z') })
    .where('document_id', '=', expired.documentId)
    .execute();
  return {
    harness,
    traveller: { email, password },
    bearers: {
      traveller: token,
      editor: await staffToken(harness, 'editor'),
      admin,
      reader: (await give(reads)).token,
      'stays only': (await give({ stay: ['find'] })).token,
      'languages writer': (await give({ language: ['find', 'findOne', 'create', 'update', 'delete'] })).token,
      ended: ended.token,
      expired: expired.token,
    },
  };
}

/** Drafts, hidden reviews and settings that are not public, each where a public entry of its kind is found. */
async function addWhatIsNotSeen(harness: Harness): Promise<void> {
  const { db } = harness.database;
  const draft = { name: 'Draft', location: 'rishikesh', description: 'Draft.', published_at: null };
  const sellable = async (product_type: string) =>
    (await db.insertInto('sellables').values({ product_type, units: 1 }).returning('id').executeTakeFirstOrThrow()).id;
  const { id: stay_id } = await db
    .insertInto('stays')
    .values({ ...draft, slug: 'draft-inn', document_id: ids.draftStay })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('room_types')
    .values({
      document_id: ids.draftRoom,
      stay_id,
      sellable_id: await sellable('stay'),
      name: 'Draft Room',
      price_paise: 100,
      max_guests: 1,
      description: '',
      bed_configuration: '',
    })
    .execute();
  await db
    .insertInto('faqs')
    .values({ document_id: ids.draftFaq, stay_id: 1, question: 'Draft?', answer: 'Draft.', published_at: null })
    .execute();
  await db
    .insertInto('tour_packages')
    .values({
      ...draft,
      slug: 'draft-tour',
      document_id: ids.draftTour,
      type: 'wildlife',
      featured: true,
      price_paise: 100,
      available_ticket_types: JSON.stringify({ adult: true, child: true, senior: true, infant: false }),
      sellable_id: await sellable('tour-package'),
    })
    .execute();
  await db
    .insertInto('car_rentals')
    .values({
      ...draft,
      slug: 'draft-car',
      document_id: ids.draftCar,
      location: 'Delhi',
      car_type: 'Sedan',
      transmission: 'Manual',
      fuel_type: 'Petrol',
      capacity: 4,
      price_paise: 100,
      sellable_id: await sellable('car-rental'),
    })
    .execute();
  await db
    .insertInto('reviews')
    .values([
      { document_id: ids.hiddenReview, stay_id: 1, name: 'Hidden Harry', rating: 1, comment: 'Spam', hidden: true },
      { document_id: ids.draftReview, stay_id: 1, name: 'Draft Dora', rating: 1, comment: 'Draft', published_at: null },
    ])
    .execute();
  await db
    .insertInto('settings')
    .values({ document_id: ids.secretSetting, key: 'gateway-secret', value: JSON.stringify('s3cret') })
    .execute();
}
