import type { StaffContext } from '../../backoffice/back-office.ts';
import { contentSubject, editedTypes, readEntryList, typeAt } from '../../backoffice/server/entry-list.ts';
import { countWaiting, forgetCount, readInbox, readThread } from '../../backoffice/server/read-inbox.ts';
import { readToday } from '../../backoffice/server/read-today.ts';
import { readRuleForm } from '../../backoffice/server/rule-in-form.ts';
import { searchBackOffice } from '../../backoffice/server/search-back-office.ts';
import { english } from '../../messages/translate.ts';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import {
  type BookingSearch,
  bookingSort,
  bookingSorts,
  paymentFilters,
  waitingFilters,
} from '../../service/booking/admin/booking-search.ts';
import { dayManifest } from '../../service/booking/admin/day-manifest.ts';
import { listMovements } from '../../service/booking/admin/list-movements.ts';
import { listOpenAcknowledgements } from '../../service/booking/admin/list-open-acknowledgements.ts';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { partnerReportKinds, reportKinds } from '../../service/booking/admin/reports/report.ts';
import { showReport } from '../../service/booking/admin/reports/show-report.ts';
import { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { showBoard } from '../../service/booking/admin/show-board.ts';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { showTape } from '../../service/booking/admin/show-tape.ts';
import { productTypes } from '../../service/catalog/kinds.ts';
import { queueStates } from '../../service/catalog/reviews/review.ts';
import { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { listStockRules } from '../../service/catalog/rules/list-stock-rules.ts';
import { previewStockRule } from '../../service/catalog/rules/preview-stock-rule.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { countEntries } from '../../service/content/list-heads.ts';
import { addDays, type Day, today } from '../../service/core/day.ts';
import type { Role } from '../../service/core/viewer.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { listSubscribers } from '../../service/enquiries/subscribers/list-subscribers.ts';
import { listPartners } from '../../service/partners/list-partners.ts';
import { listPayouts } from '../../service/partners/list-payouts.ts';
import { showOwnListings, showPartner } from '../../service/partners/show-partner.ts';
import { showPartnerReport } from '../../service/partners/show-partner-report.ts';
import { showOwnStatement, showStatement } from '../../service/partners/show-statement.ts';
import { listOwnSubmissions, listSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { listAudit } from '../../service/platform/list-audit.ts';
import { listDataRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { showPerson } from '../../service/privacy/show-person.ts';
import { listDeliveries } from '../../service/webhooks/list-deliveries.ts';

/** What a page of the back office asks for, of someone with that role. */
export interface Question {
  readonly name: string;
  readonly role: Role;
  readonly ask: (ctx: StaffContext) => Promise<unknown>;
}

/** What the questions are about. */
export interface SubjectOfQuestions {
  readonly now: Date;
  readonly bookingId: string;
  readonly email: string;
  /** The id of a booking with a question. */
  readonly question: string;
  readonly partner: string;
  readonly webhook: string;
}

/** Rules of price and stay, as their form is filled in. */
const rules = (day: Day): readonly (readonly [name: string, fields: Readonly<Record<string, string>>])[] => {
  const [from, last] = [addDays(day, 24), addDays(day, 33)];
  return [
    ['a room by its name', { do: 'close', what: 'stay', named: 'tapovan hill', from, last: addDays(from, 1) }],
    ['stays of a place', { do: 'raise', what: 'stay', places: 'goa', amount: '15', from, last }],
    ['every room', { do: 'raise', what: 'stay', amount: '15', from, last }],
    ['tour packages', { do: 'raise', what: 'tour-package', amount: '5', from, last }],
  ];
};

/** Every list and report of the back office, as the loaders of its pages ask for them. */
export function questionsAbout({ now, ...about }: SubjectOfQuestions): Question[] {
  const day = today(now);
  const month = addDays(day, -40).slice(0, 7);
  const ask = (name: string, ask: Question['ask'], role: Role = 'admin'): Question => ({ name, role, ask });
  const searches: (readonly [string, BookingSearch])[] = [
    ['all', {}],
    ...(['pending', 'confirmed', 'completed', 'cancelled'] as const).map((status) => [status, { status }] as const),
    ...paymentFilters.map((payment) => [`payment ${payment}`, { payment }] as const),
    ...waitingFilters.map((waiting) => [`waits for ${waiting}`, { waiting }] as const),
    ...productTypes.map((type) => [type, { type }] as const),
    ['beginning in a week', { status: 'confirmed', begins: { from: day, until: addDays(day, 7) } }],
    ['made in a week', { made: { from: addDays(day, -7), until: day } }],
    ['a first name', { text: 'asha' }],
    ['a name', { text: 'asha verma' }],
    ['an address', { text: about.email }],
    ['a number', { text: about.bookingId }],
    ['a name, refunded, a car', { text: 'meera', payment: 'refunded', type: 'car-rental' }],
    ['arriving today', { status: 'confirmed', begins: { from: day, until: day } }],
    ['cancelled in a week', { cancelledFrom: addDays(day, -6) }],
  ];
  const period = { first: addDays(day, -31), last: addDays(day, -1) };
  return [
    ...(['admin', 'support', 'editor', 'partner'] as const).map((role) => ask(`Today, ${role}`, readToday, role)),
    ...searches.flatMap(([name, search]) => [
      ask(`Bookings: ${name}`, (ctx) => searchBookings(ctx, search)),
      ask(`Board: ${name}`, (ctx) => showBoard(ctx, search)),
    ]),
    ...(
      [
        ['a first name', 'asha'],
        ['a name', 'asha verma'],
        ['a name that no one has', 'asha zzyx'],
        ['two letters', 'as'],
        ['an address', about.email],
        ['a number', about.bookingId],
        ['the end of a phone', '4321'],
        ['a product', 'lake'],
        ['a frequent word', 'hotel'],
        ['a partner', 'nair stays'],
      ] as const
    ).map(([name, text]) => ask(`Command bar: ${name}`, (ctx) => searchBackOffice(ctx, text))),
    ...bookingSorts.flatMap((name) =>
      searches.map(([search, filters]) => {
        const sort = bookingSort({ by: name.replace('-', ''), down: name === '-total' });
        return ask(`Bookings by ${sort.by}: ${search}`, (ctx) => searchBookings(ctx, { ...filters, sort }));
      }),
    ),
    ask('A booking', (ctx) => showBooking(ctx, about)),
    ...[0, 1, -30].map((days) => ask(`Day sheet, ${days}`, (ctx) => dayManifest(ctx, { day: addDays(day, days) }))),
    ask('Arrivals', listMovements),
    ...[{}, { type: 'stay' }, { place: 'goa' }, { product: 'lake' }].map((sought) =>
      ask(`Calendar ${JSON.stringify(sought)}`, (ctx) => listStockRows(ctx, sought)),
    ),
    ask('Calendar, own', (ctx) => listStockRows(ctx, {}), 'partner'),
    ask('Calendar: 62 days of 120 rows', async (ctx) => {
      const { products } = await listStockRows(ctx, { type: 'stay' });
      const sellables = products.flatMap(({ rows }) => rows.map(({ sellableId }) => sellableId)).slice(0, 120);
      return showStockDays(ctx, { sellables, from: day, to: addDays(day, 62) });
    }),
    ...[{}, { type: 'stay' }, { type: 'car-rental' }, { product: 'lake' }].map((sought) =>
      ask(`Tape chart ${JSON.stringify(sought)}`, (ctx) =>
        showTape(ctx, { ...sought, from: day, to: addDays(day, 21) }),
      ),
    ),
    ...rules(day).map(([name, fields]) =>
      ask(`Rule: ${name}`, async (ctx) => {
        const read = readRuleForm(english, new URLSearchParams(fields), day);
        if ('errors' in read) throw new Error(JSON.stringify(read.errors));
        return previewStockRule(ctx, { order: read.order });
      }),
    ),
    ask('Rules', (ctx) => listStockRules(ctx, {})),
    ask('Content', async (ctx) => {
      for (const type of editedTypes) await countEntries(ctx, { subject: contentSubject(ctx, type) });
    }),
    ...editedTypes.flatMap(({ name }) => [
      ask(`Content: ${name}`, (ctx) => readEntryList(ctx, typeAt(name), {})),
      ask(`Content: ${name}, changed last`, (ctx) =>
        readEntryList(ctx, typeAt(name), { sort: { by: 'updatedAt', down: true } }),
      ),
      ask(`Content: ${name}, lake`, (ctx) => readEntryList(ctx, typeAt(name), { words: 'lake' })),
      ask(`Content: ${name}, drafts`, (ctx) => readEntryList(ctx, typeAt(name), { state: 'draft' })),
    ]),
    ask('Reviews: all', (ctx) => listReviews(ctx, {})),
    ...queueStates.map((state) => ask(`Reviews: ${state}`, (ctx) => listReviews(ctx, { state }))),
    ask('Reviews: of a product', (ctx) => listReviews(ctx, { product: 'lake' })),
    ask('Reviews: three stars, of cars', (ctx) => listReviews(ctx, { rating: 3, type: 'car-rental' })),
    ask('Enquiries: open', (ctx) => listEnquiries(ctx, { statuses: ['new', 'in-hand'] })),
    ask('Enquiries: all', (ctx) => listEnquiries(ctx, {})),
    ask('Enquiries: words', (ctx) => listEnquiries(ctx, { text: 'asha goa' })),
    ask('Inbox: count', (ctx) => {
      forgetCount(ctx);
      return countWaiting(ctx);
    }),
    ...(['open', 'snoozed', 'done'] as const).map((state) =>
      ask(`Inbox: ${state}`, (ctx) => readInbox(ctx, state, undefined)),
    ),
    ask('Inbox: a thread', (ctx) => readThread(ctx, 'message', about.question, undefined)),
    ask('Acknowledgements: queue', listOpenAcknowledgements),
    ask('Partners', (ctx) => listPartners(ctx, {})),
    ask('Payouts: amounts due', listPayouts),
    ask('Partners: words', (ctx) => listPartners(ctx, { text: 'nair' })),
    ask('A partner', (ctx) => showPartner(ctx, { documentId: about.partner, find: 'lake' })),
    ask('A statement', (ctx) => showStatement(ctx, { documentId: about.partner, month })),
    ask('Own statement', (ctx) => showOwnStatement(ctx, { month }), 'partner'),
    ask('Own listings', showOwnListings, 'partner'),
    ask('Own proposals', (ctx) => listOwnSubmissions(ctx, {}), 'partner'),
    ask('Own guests', (ctx) => listPartnerGuests(ctx, {}), 'partner'),
    ask('Proposals', (ctx) => listSubmissions(ctx, { state: 'open' })),
    ask('Audit log', (ctx) => listAudit(ctx, {})),
    ask('Audit log: somebody’s', (ctx) => listAudit(ctx, { actor: 'Ravi 3' })),
    ask('Audit log: a deed', (ctx) => listAudit(ctx, { action: 'note' })),
    ask('Newsletter', (ctx) => listSubscribers(ctx, {})),
    ask('Newsletter: an address', (ctx) => listSubscribers(ctx, { text: 'reader77@example.in' })),
    ask('Webhook: deliveries', (ctx) => listDeliveries(ctx, { documentId: about.webhook, page: 1, pageSize: 25 })),
    ask('Webhook: failed', (ctx) =>
      listDeliveries(ctx, { documentId: about.webhook, status: 'failed', page: 1, pageSize: 25 }),
    ),
    ask('Personal data: open', (ctx) => listDataRequests(ctx, { state: 'open' })),
    ask('Personal data: ended', (ctx) => listDataRequests(ctx, { state: 'ended' })),
    ask('Personal data: somebody', (ctx) => showPerson(ctx, about)),
    ask('Staff', listStaff),
    ...reportKinds.map((kind) => ask(`Report: ${kind}`, (ctx) => showReport(ctx, { kind, period }))),
    ...partnerReportKinds.map((kind) => ask(`Report: ${kind}`, (ctx) => showPartnerReport(ctx, { kind, period }))),
  ];
}
