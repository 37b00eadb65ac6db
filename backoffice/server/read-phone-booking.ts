import { catalogTicketsTexts } from '../../messages/en/catalog/tickets.ts';
import { textIn } from '../../messages/translate.ts';
import type { QuoteLineView } from '../../service/booking/model/wire/wire.ts';
import { quoteCart } from '../../service/booking/usecases/checkout/quote-cart.ts';
import { showCalendar } from '../../service/catalog/calendar/show-calendar.ts';
import { getExperience } from '../../service/catalog/experiences/get-experience.ts';
import { isProductType, kindOf } from '../../service/catalog/kinds.ts';
import { ticketKinds } from '../../service/catalog/product.ts';
import { type SavedName, savedName } from '../../service/catalog/product-keys.ts';
import { findOffers } from '../../service/catalog/products/find-offers.ts';
import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { AppError } from '../../service/core/app-error.ts';
import { isDay, today } from '../../service/core/day.ts';
import { suggestPlaces } from '../../service/search/suggest-places.ts';
import type { StaffContext } from '../back-office.ts';
import { type PhoneBooking, phoneBookingIn } from '../phone-booking/phone-booking.ts';
import { type AddressLine, linesIn, linesInForm, type Option } from './phone-booking-items.ts';

const experiences = ['attraction', 'tour-package'] as const;
const mostFreeDays = 10;

/** All data of the phone booking page: found products, the product that is being chosen, and the lines so far. */
export async function readPhoneBooking(ctx: StaffContext, query: URLSearchParams) {
  const call = phoneBookingIn(query);
  const lines = linesIn(call.lines);
  const of = savedName(call.of);
  return {
    call,
    // while one is being chosen, the results are hidden
    found: of ? { places: [], products: [] } : await readFound(ctx, call),
    chosen: of ? await readChoice(ctx, of, query, lines) : null,
    lines: lines.map(({ param }) => param),
    quote: lines.length > 0 ? await quoteCart(ctx, lines.map(selectedOf)) : null,
    today: today(ctx.now),
  };
}

/** Products and places that match the text; with a place, all products there. */
async function readFound(ctx: StaffContext, { find, at, type: typed }: PhoneBooking) {
  const t = textIn(ctx.language);
  const type = isProductType(typed) ? typed : undefined;
  const meant = find ? await suggestPlaces(ctx, { text: find.slice(0, 100), type }) : [];
  const named = meant.flatMap((one) => (one.type && one.slug ? [`${one.type}:${one.slug}`] : []));
  const places = [...new Set(meant.flatMap(({ search }) => search ?? []))];
  const shown = at ? await findOffers(ctx, { place: at, type }) : await showSaved(ctx, { names: named });
  return {
    places,
    products: shown.map(({ type, slug, name, location, price, of }) => ({
      of: `${type}:${slug}`,
      kind: t(kindOf(type).label),
      name,
      location,
      price,
      unit: of,
    })),
  };
}

const selectedOf = ({ selected }: AddressLine) => selected;

/** The product that is being chosen: the questions of its form, and the price of each option on the requested days. */
async function readChoice(ctx: StaffContext, of: SavedName, query: URLSearchParams, onBooking: readonly AddressLine[]) {
  const [brief] = await showSaved(ctx, { names: [`${of.type}:${of.slug}`] });
  if (!brief) return null;
  const t = textIn(ctx.language);
  const day = query.get('day') ?? '';
  const first = today(ctx.now);
  const from = isDay(day) && day >= first ? day : first;
  const calendar = await readCalendar(ctx, of, from.slice(0, 7));
  const options = new Map<string, Option>();
  for (const { roomType, time } of calendar) options.set(`${roomType} ${time}`, { roomType, time });
  const wanted = linesInForm(of, query, [...options.values()]);
  const { dates } = kindOf(of.type);
  const after = wanted.length > 0 ? await quoteCart(ctx, [...onBooking, ...wanted].map(selectedOf)) : null;
  const freeDays = calendar.filter((one) => dates === 'slot' && !one.closed && one.left > 0).map(({ day }) => day);
  return {
    name: brief.name,
    location: brief.location,
    kind: t(kindOf(of.type).label),
    dates,
    ...(await readTickets(ctx, of)),
    freeDays: [...new Set(freeDays)].slice(0, mostFreeDays),
    options: (after?.lines ?? [])
      .slice(onBooking.length)
      .map((line, at) => ({ ...shownOption(line), line: wanted[at]?.param ?? '' })),
  };
}

function shownOption({ problem, roomType, selectedTime, payable, unitsLeft, cancellation, asksNames }: QuoteLineView) {
  return {
    problem,
    roomType: roomType ?? null,
    time: selectedTime ?? null,
    payable: payable ?? null,
    left: unitsLeft ?? null,
    terms: cancellation?.text ?? '',
    asksNames: asksNames ?? false,
  };
}

async function readCalendar(ctx: StaffContext, of: SavedName, month: string) {
  try {
    return await showCalendar(ctx, { ...of, month });
  } catch (error) {
    // none of it has stock
    if (error instanceof AppError && error.name === 'NotFoundError') return [];
    throw error;
  }
}

/** How its tickets are counted, and the languages to choose from. */
async function readTickets(ctx: StaffContext, { type, slug }: SavedName) {
  const t = textIn(ctx.language);
  const own = experiences.find((one) => one === type);
  const page = own && (await getExperience(ctx, { type: own, slug }));
  const counted = page?.detailed ? ticketKinds.filter((kind) => page.tickets[kind]) : [];
  return {
    languages: page?.languages ?? [],
    tickets: counted.map((kind) => ({ kind, label: t(catalogTicketsTexts[kind]) })),
  };
}

export type PhoneBookingData = Awaited<ReturnType<typeof readPhoneBooking>>;
