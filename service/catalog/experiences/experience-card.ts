import type { Day } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import type { TaxRule } from '../settings/tax-rules.ts';
import { ruleFor, taxOn } from '../tax.ts';
import { teaser } from '../tour-packages/tour-card-data.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { CardRow } from './search-experiences.sql.ts';

/** A row as a card, with what one ticket costs under the tax rules of that day. */
export function toExperienceCard(
  type: ExperienceType,
  row: CardRow,
  rules: readonly TaxRule[],
  on: Day,
): ExperienceCardData {
  const price = paiseOf(row.price);
  const byAge = row.ticket_type === 'detailed' && row.available_ticket_types.adult;
  const ticket = byAge ? paiseOf(row.adult_price_paise ?? price) : price;
  const percent = ruleFor({ supply: type, unitPrice: ticket }, rules, on)?.percent ?? 0;
  return {
    type,
    slug: row.slug,
    name: row.name,
    place: row.place,
    description: teaser(row.description),
    duration: row.duration?.trim() ?? '',
    availability: row.availability,
    image: row.image,
    rating: row.rating,
    reviews: row.reviews,
    freeCancel: row.free_cancel,
    kind: row.kind && row.kind.charAt(0).toUpperCase() + row.kind.slice(1),
    price,
    originalPrice: row.original_price_paise === null ? null : paiseOf(row.original_price_paise),
    ticket: { amount: paiseOf(ticket + taxOn(ticket, percent)), of: byAge ? 'adult' : 'anybody' },
    placesLeft: row.places_left,
  };
}
