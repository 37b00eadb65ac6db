import { catalogOfferTexts } from '../../../messages/en/catalog/offer.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { addDays, instantAt, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import { notInSeason, outOfSeason, type SlotSeasons } from '../../stock/slot-season.ts';
import { policyOf } from '../cancellation-policy.ts';
import { cancellationTerms } from '../cancellation-terms.ts';
import { kindOf } from '../kinds.ts';
import type { PlannedDay } from '../planned-day.ts';
import type { Offered, OfferRules, SelectedLine, TicketKind } from '../product.ts';
import { dayProblem, saleEndOf } from '../sale-days.ts';
import { ticketingOf, ticketParts } from './tickets.ts';

/** The longest duration, whatever the text says. */
const mostDays = 365;

export type ExperienceType = 'attraction' | 'tour-package';

/** The data of an attraction or tour that selling needs. */
export interface ExperienceRow {
  id: number;
  document_id: string;
  slug: string;
  name: string;
  /** Location as shown. */
  place: string;
  meeting_point: string | null;
  /** 'HH:MM', for tours without start times. */
  meeting_time: string | null;
  latitude: number | null;
  longitude: number | null;
  price_paise: number;
  adult_price_paise: number | null;
  child_price_paise: number | null;
  senior_price_paise: number | null;
  infant_price_paise: number;
  ticket_type: string;
  available_ticket_types: Record<TicketKind, boolean>;
  free_cancel: boolean;
  cancellation_policy: string | null;
  asks_names: boolean;
  activity: boolean;
  duration: string | null;
  duration_hours: number | null;
  sellable_id: number;
  units: number;
  cut_off_hours: number | null;
  image_url: string;
  /** 'HH:MM' of all its slots. */
  times: string[];
  slot_seasons: SlotSeasons | null;
  languages: { name: string; code: string }[];
  /** For tours. */
  plan: PlannedDay[];
}

const messages = {
  attraction: { gone: catalogOfferTexts.attractionGone, noDate: catalogOfferTexts.noVisitDate },
  'tour-package': { gone: catalogOfferTexts.tourGone, noDate: catalogOfferTexts.noTourDate },
} as const;

/**
 * The offer of the attraction or tour in that configuration, or the specified message why it cannot be sold (EXP-29).
 */
export function experienceOffer(
  t: Translate,
  type: ExperienceType,
  selected: SelectedLine,
  row: ExperienceRow | undefined,
  now: Date,
  { policies }: Pick<OfferRules, 'policies'>,
): Offered {
  const refuse = (problem: Message): Offered => ({ problem: t(problem) });
  if (!row) return refuse(messages[type].gone);
  const day = selected.startDay;
  if (!day) return refuse(messages[type].noDate);
  const refused = dayProblem(day, today(now));
  if (refused) return { problem: t.of(refused) };
  const slot = row.times.length === 0 ? '' : row.times.find((time) => time === selected.slot);
  if (slot === undefined) return refuse(catalogOfferTexts.noTime);
  if (saleEndOf(day, slot, null) <= now) return refuse(catalogOfferTexts.timePassed);
  const isOut = outOfSeason(row.slot_seasons, slot, day);
  const open = row.languages.length > 0 && selected.language === undefined;
  const language = selectLanguage(row.languages, selected.language);
  if (language === undefined) return refuse(catalogOfferTexts.noLanguage);
  const parts = ticketParts(t, ticketingOf(row), selected.tickets);
  if ('problem' in parts) return parts;

  const people = parts.reduce((sum, { count }) => sum + count, 0);
  const dayCount = Math.min(mostDays, Math.max(1, Math.ceil((row.duration_hours ?? 0) / 24)));
  return {
    offer: {
      type,
      label: row.activity ? 'activity' : type,
      productId: row.id,
      documentId: row.document_id,
      slug: row.slug,
      name: row.name,
      optionName: null,
      location: row.place,
      imageUrl: row.image_url,
      sellableId: row.sellable_id,
      capacity: row.units,
      days: [day],
      startDay: day,
      endDay: addDays(day, dayCount),
      slot,
      ...(isOut && { whyClosed: notInSeason(t, slot, day, row.slot_seasons) }),
      saleEnds: saleEndOf(day, slot, row.cut_off_hours),
      units: people,
      guests: people * selected.quantity,
      dayPrice: paiseOf(row.price_paise),
      parts,
      language,
      chosenForThem: open ? ['selectedLanguage'] : [],
      duration: row.duration,
      fees: [],
      cancellation: cancellationTerms(
        t,
        {
          policy: policyOf({ policy: row.cancellation_policy, free: row.free_cancel }, policies),
          starts: instantAt(day, slot || '00:00'),
          start: t(kindOf(type).begins),
        },
        now,
      ),
      supply: kindOf(type).supplies[0],
      asksNames: row.asks_names,
      venue: { latitude: row.latitude, longitude: row.longitude, from: null, until: null },
      meetingPoint: row.meeting_point,
      meetingTime: slot === '' ? row.meeting_time : null,
      plan: row.plan,
    },
  };
}

/**
 * The name of the language requested by name or code, or the first if none was; null if the product has no languages,
 * undefined if it does not have that one.
 */
function selectLanguage(offered: ExperienceRow['languages'], requested: string | undefined): string | null | undefined {
  if (offered.length === 0) return null;
  if (requested === undefined) return offered[0]?.name;
  const normalized = requested.trim().toLowerCase();
  return offered.find(({ name, code }) => name.toLowerCase() === normalized || code.toLowerCase() === normalized)?.name;
}
