import { catalogStayPoliciesTexts } from '../../../messages/en/catalog/stay-policies.ts';
import type { Translate } from '../../../messages/translate.ts';
import { textIn } from '../../../messages/translate.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { inReadersLanguage } from '../in-readers-language.ts';
import { readInParts } from '../read-in-parts.ts';
import { type PolicyColumn, type StayPageRow, stayBySlug, stayParts } from './get-stay.sql.ts';
import { policyOf } from './policy.ts';
import type { HouseRulesData, StayPageData } from './stay-page-data.ts';
import { type FeatureKind, featureKinds } from './stay-vocabulary.ts';
import { wordStayPage } from './stay-wording.ts';

/**
 * Everything the page of a stay shows; undefined if no published stay has that slug.
 *
 * @may everyone
 */
export async function getStay(ctx: Context, slug: string): Promise<StayPageData | undefined> {
  requireRight(ctx.viewer, 'read the site');
  // PostgreSQL does not accept NUL in texts
  if (slug.includes('\0')) return undefined;
  const read = await readInParts(ctx, stayParts, (parts) => stayBySlug(ctx.db, slug, parts));
  if (!read) return undefined;
  const [page] = await inReadersLanguage(ctx, 'stay', [toPage(textIn(ctx.language), read.row)], {
    documentIdOf: ({ documentId }) => documentId,
    wording: wordStayPage,
  });
  return page && { ...page, ...(read.incomplete && { incomplete: true }) };
}

const policyColumns = [
  'children_policy',
  'bed_policy',
  'age_restriction',
  'pets_policy',
  'events_policy',
  'quiet_hours',
] as const satisfies PolicyColumn[];

function rulesOf(t: Translate, stored: StayPageRow['house_rules']): HouseRulesData | null {
  if (!stored) return null;
  const policies = policyColumns.flatMap((column) => {
    const policy = policyOf(stored[column]);
    return policy === null ? [] : [{ label: t(catalogStayPoliciesTexts[column]), policy }];
  });
  return { checkInTime: stored.check_in_time, checkOutTime: stored.check_out_time, policies };
}

function isKind(kind: string): kind is FeatureKind {
  return kind in featureKinds;
}

const money = (amount: number | null): Paise | null => (amount === null ? null : paiseOf(amount));

function toPage(t: Translate, row: StayPageRow): StayPageData {
  return {
    id: row.id,
    documentId: row.document_id,
    slug: row.slug,
    name: row.name,
    type: row.type,
    location: row.location,
    region: row.region,
    around: row.region ?? row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    description: row.description,
    stars: row.property_rating,
    rating: row.rating,
    reviewCount: row.reviews,
    price: money(row.price_paise),
    originalPrice: money(row.original_price_paise),
    maxGuests: row.max_guests,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    freeCancellation: row.free_cancellation,
    cancellationPolicy: row.cancellation_policy,
    noCard: row.no_card,
    noPrepayment: row.no_prepayment,
    images: row.images.length > 0 ? row.images : row.main_image ? [row.main_image] : [],
    features: row.features.flatMap(({ kind, name, icon }) => (isKind(kind) ? [{ kind, name, icon }] : [])),
    rooms: row.rooms.map((room) => ({
      id: room.id,
      name: room.name,
      price: paiseOf(room.price_paise),
      maxGuests: room.max_guests,
      maxOccupancy: room.max_occupancy,
      description: room.description,
      bedConfiguration: room.bed_configuration,
      size: room.size,
      facilities: room.facilities,
      mealPlan: room.meal_plan,
      image: room.image,
    })),
    nearby: row.nearby.map(({ walking_time, ...place }) => ({ ...place, walkingTime: walking_time })),
    faqs: row.faqs,
    houseRules: rulesOf(t, row.house_rules),
    facts: row.facts,
    reviews: row.latest_reviews,
    histogram: row.histogram,
    aspects: row.aspects,
  };
}
