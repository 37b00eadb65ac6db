import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readInParts } from '../read-in-parts.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { ExperiencePageData } from './experience-page-data.ts';
import { wordExperiencePage } from './experience-wording.ts';
import { type ExperiencePageRow, experienceBySlug, experienceParts } from './get-experience.sql.ts';
import { stopsOf } from './route.ts';

/**
 * Everything the page of an attraction or tour package shows; undefined if none is published under that slug.
 *
 * @may everyone
 */
export async function getExperience(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'viewer' | 'language'>,
  { type, slug }: { type: ExperienceType; slug: string },
): Promise<ExperiencePageData | undefined> {
  requireRight(ctx.viewer, 'read the site');
  // PostgreSQL does not accept NUL in texts
  if (slug.includes('\0')) return undefined;
  const read = await readInParts(ctx, experienceParts, (parts) => experienceBySlug(ctx.db, type, slug, parts));
  if (!read) return undefined;
  const [page] = await inReadersLanguage(ctx, type, [toPage(type, read.row)], {
    documentIdOf: ({ documentId }) => documentId,
    wording: wordExperiencePage,
  });
  return page && { ...page, ...(read.incomplete && { incomplete: true }) };
}

const money = (amount: number | null): Paise | null => (amount === null ? null : paiseOf(amount));

function toPage(type: ExperienceType, row: ExperiencePageRow): ExperiencePageData {
  const { adult, child, senior, infant } = row.available_ticket_types;
  const { latitude, longitude } = row;
  const start = latitude === null || longitude === null ? null : { latitude, longitude };
  const places = row.itinerary.map((day) => day.places);
  const stops = stopsOf(places, start, row.named);
  return {
    type,
    id: row.id,
    documentId: row.document_id,
    slug: row.slug,
    name: row.name,
    location: row.location,
    area: row.area,
    meetingPoint: row.meeting_point,
    meetingTime: row.slots.length === 0 ? row.meeting_time : null,
    destination: row.destination && row.region ? { name: row.destination, region: row.region } : null,
    latitude,
    longitude,
    description: row.description,
    duration: row.duration,
    availability: row.availability,
    kind: row.kind,
    privateTour: row.private_tour,
    activity: row.activity,
    freeCancel: row.free_cancel,
    cancellationPolicy: row.cancellation_policy,
    rating: row.rating,
    reviewCount: row.reviews,
    price: paiseOf(row.price_paise),
    ticketPrices: {
      adult: money(row.adult_price_paise),
      child: money(row.child_price_paise),
      senior: money(row.senior_price_paise),
      infant: paiseOf(row.infant_price_paise),
    },
    detailed: row.ticket_type === 'detailed',
    tickets: { adult: adult === true, child: child === true, senior: senior === true, infant: infant === true },
    originalPrice: money(row.original_price_paise),
    included: row.included,
    notIncluded: row.not_included,
    additionalInfo: row.additional_info,
    languages: row.languages,
    slots: row.slots,
    images: row.images.length > 0 ? row.images : row.main_image ? [row.main_image] : [],
    faqs: row.faqs,
    itinerary: row.itinerary.map(({ places: _, ...day }, index) => ({ ...day, stops: stops[index] ?? [] })),
    reviews: row.latest_reviews,
    histogram: row.histogram,
  };
}
