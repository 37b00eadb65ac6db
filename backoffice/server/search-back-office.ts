import { adminCommandsTexts } from '../../messages/en/admin/commands.ts';
import { textIn } from '../../messages/translate.ts';
import { type LookedUpBooking, lookUpBookings } from '../../service/booking/admin/look-up-bookings.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type LookedUpProduct, lookUpProducts } from '../../service/catalog/look-up-products.ts';
import { plainWords } from '../../service/catalog/plain-words.ts';
import { may, type Right } from '../../service/core/may.ts';
import { listPartners } from '../../service/partners/list-partners.ts';
import type { StaffContext } from '../back-office.ts';
import { daysText, statusWords } from '../booking/booking-words.ts';
import type { CommandOption, FoundGroup, FoundKind } from '../commands/command.ts';
import { adminUrls } from '../urls.ts';

/** The most results of each kind: twenty in all. */
const most = { booking: 7, guest: 3, product: 6, partner: 4 } as const satisfies Record<FoundKind, number>;
/** Partners that are read, of which those that begin with the text are shown first. */
const partnersRead = 20;
const shortest = 2;
const longest = 100;
/** Searches of a person in a minute: one for each key of a fast typist. */
const aMinute = 300;

/**
 * What a typed text may mean, by kinds that the viewer has a right to, the likeliest kind first: bookings, their guests,
 * products and partners. Asks for nothing below two letters. Throws RateLimitError. A kind that fails is left out.
 */
export async function searchBackOffice(ctx: StaffContext, typed: string): Promise<FoundGroup[]> {
  const { viewer, limiter, now } = ctx;
  const text = typed.slice(0, longest).trim();
  if (plainWords(text).length < shortest) return [];
  await limiter.count([{ key: `searches of the back office by ${viewer.userId}`, seconds: 60, times: aMinute }], now);
  async function part(right: Right, read: () => Promise<FoundGroup[]>): Promise<FoundGroup[]> {
    if (!may(viewer, right)) return [];
    try {
      return await read();
    } catch (error) {
      ctx.log.error({ err: error }, 'a part of the search failed');
      return [];
    }
  }
  const parts = await Promise.all([
    part('see bookings', () => findBookings(ctx, text)),
    part('own staff account', () => findProducts(ctx, text)),
    part('manage partners', () => findPartners(ctx, text)),
  ]);
  const found = parts.flat().filter(({ options }) => options.length > 0);
  return found.sort((a, b) => Number(b.begins) - Number(a.begins));
}

const begins = (text: string, name: string) => plainWords(name).startsWith(plainWords(text));

/** Bookings, a link to all that match if there may be more, and guests with several of them. */
async function findBookings(ctx: StaffContext, text: string): Promise<FoundGroup[]> {
  const t = textIn(ctx.language);
  const found = await lookUpBookings(ctx, { text, limit: most.booking });
  const [first] = found;
  if (!first) return [];
  const isSure = first.byPhone || [first.name, first.email, first.bookingId].some((name) => begins(text, name));
  const shown: CommandOption[] = found.map((booking) => ({
    title: booking.name,
    detail: [
      ...(booking.byPhone && booking.phone ? [booking.phone] : []),
      ...booking.what.slice(0, 1).map(({ name }) => name),
      daysText(t, booking.firstDay, booking.lastDay),
      booking.bookingId,
    ].join(' · '),
    mark: t(statusWords[booking.status]),
    icon: 'notebook-tabs',
    to: adminUrls.booking(booking.bookingId),
  }));
  const all: CommandOption = {
    title: t(adminCommandsTexts.allBookingsWith, { text }),
    icon: 'search',
    to: bookingsWith(text),
  };
  return [
    {
      kind: 'booking',
      begins: isSure,
      options: found.length < most.booking ? shown : [...shown.slice(0, -1), all],
    },
    { kind: 'guest', begins: isSure, options: guestsOf(found, t(adminCommandsTexts.allBookings)) },
  ];
}

const bookingsWith = (text: string) => `${adminUrls.bookings}?${new URLSearchParams({ q: text })}`;

function guestsOf(found: readonly LookedUpBooking[], detail: string): CommandOption[] {
  const byEmail = Map.groupBy(found, ({ email }) => email.toLowerCase());
  return [...byEmail.values()]
    .flatMap(([guest, ...more]) => (guest?.email && more.length > 0 ? [guest] : []))
    .slice(0, most.guest)
    .map(({ name, email, phone }) => ({
      title: name,
      detail: [email, phone, detail].filter(Boolean).join(' · '),
      icon: 'user-round',
      to: bookingsWith(email),
    }));
}

/** Products, and the calendar of the first. */
async function findProducts(ctx: StaffContext, text: string): Promise<FoundGroup[]> {
  const t = textIn(ctx.language);
  const found = await lookUpProducts(ctx, { text, limit: most.product - 1 });
  const [first] = found;
  if (!first) return [];
  const shown: CommandOption[] = found.map((product) => ({
    title: product.name,
    detail: [t(kindOf(product.type).label), product.location].filter(Boolean).join(' · '),
    mark: product.published ? undefined : t(adminCommandsTexts.draft),
    icon: 'map-pin',
    to: pageOf(ctx, product),
  }));
  const calendar: CommandOption = {
    title: t(adminCommandsTexts.calendarOf, { name: first.name }),
    icon: 'calendar-days',
    to: adminUrls.calendarProduct(first.type, first.slug),
  };
  const isSure = begins(text, first.name);
  const options = isSure && may(ctx.viewer, 'change the calendar') ? [...shown, calendar] : shown;
  return [{ kind: 'product', begins: isSure, options }];
}

/** Where the viewer works with a product: its entry, the partner’s own form of it, or a new booking of it. */
function pageOf({ viewer }: StaffContext, { type, documentId, slug }: LookedUpProduct): string {
  if (may(viewer, 'write content')) return adminUrls.entry(type, documentId);
  if (may(viewer, 'own listings')) return adminUrls.partnerEntry(type, documentId);
  return `${adminUrls.newBooking}?${new URLSearchParams({ of: `${type}:${slug}` })}`;
}

async function findPartners(ctx: StaffContext, text: string): Promise<FoundGroup[]> {
  const t = textIn(ctx.language);
  const { rows } = await listPartners(ctx, { text, size: partnersRead });
  const sorted = rows.toSorted((a, b) => Number(begins(text, b.name)) - Number(begins(text, a.name)));
  const options = sorted.slice(0, most.partner).map(
    ({ documentId, name, email, joined, products }): CommandOption => ({
      title: name,
      detail: [email, t(adminCommandsTexts.productCount, { count: products })].join(' · '),
      mark: joined ? undefined : t(adminCommandsTexts.notJoined),
      icon: 'handshake',
      to: adminUrls.partner(documentId),
    }),
  );
  return [{ kind: 'partner', begins: begins(text, sorted[0]?.name ?? ''), options }];
}
