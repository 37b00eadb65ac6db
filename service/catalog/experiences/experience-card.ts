import { paiseOf } from '../../core/money.ts';
import { kindOf } from '../kinds.ts';
import { daysAt, taxedPrice } from '../price.ts';
import { ticketNames } from '../product.ts';
import type { TaxTerms } from '../tax.ts';
import type { ExperienceCardData } from './experience-card-data.ts';
import type { ExperienceCardRow } from './experience-cards.sql.ts';
import type { ExperienceType } from './experience-offer.ts';
import { teaser } from './tour-card-data.ts';

/** The card of a row, with the final price of one ticket: an adult's if tickets are by age. */
export function toExperienceCard(type: ExperienceType, row: ExperienceCardRow, terms: TaxTerms): ExperienceCardData {
  const price = paiseOf(row.price);
  const byAge = row.ticket_type === 'detailed' && row.available_ticket_types.adult;
  const adult = row.adult_price_paise === null ? null : paiseOf(row.adult_price_paise);
  const ticket = { name: ticketNames.adult, count: 1, price: byAge ? adult : null };
  const { payable } = taxedPrice(
    { supply: kindOf(type).supplies[0], parts: [ticket], fees: [] },
    daysAt(1, price),
    terms,
  );
  return {
    type,
    id: row.id,
    slug: row.slug,
    name: row.name,
    place: row.place,
    description: teaser(row.description),
    duration: row.duration?.trim() ?? '',
    availability: row.availability,
    image: row.image,
    ...(row.more_pictures && { morePictures: row.more_pictures }),
    rating: row.rating,
    reviews: row.reviews,
    freeCancel: row.free_cancel,
    kind: row.kind && row.kind.charAt(0).toUpperCase() + row.kind.slice(1),
    price,
    originalPrice: row.original_price_paise === null ? null : paiseOf(row.original_price_paise),
    ticket: { amount: payable, of: byAge ? 'adult' : 'anybody' },
    placesLeft: row.places_left,
  };
}
