import { catalogOfferTexts } from '../../../messages/en/catalog/offer.ts';
import type { Translate } from '../../../messages/translate.ts';
import { addDays, daysBetween, instantAt, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import { policyOf } from '../cancellation-policy.ts';
import { cancellationTerms } from '../cancellation-terms.ts';
import { carKind } from '../car-kind.ts';
import type { Offered, OfferRules, SelectedLine } from '../product.ts';
import { saleEndOf } from '../sale-days.ts';
import { carPriced, carSupply } from './car-priced.ts';
import type { CarRow } from './car-product.sql.ts';
import { rentalProblem } from './rental-dates.ts';

/** The offer of a car for those days, or why it cannot be rented. */
export function carOffer(
  t: Translate,
  selected: SelectedLine,
  car: CarRow | undefined,
  now: Date,
  { rentalDays: most, policies }: Pick<OfferRules, 'rentalDays' | 'policies'>,
): Offered {
  if (!car) return { problem: t(catalogOfferTexts.carGone) };
  const { startDay } = selected;
  if (!startDay) return { problem: t(catalogOfferTexts.noPickupDate) };
  const endDay = selected.endDay ?? addDays(startDay, 1);
  const refused = rentalProblem(startDay, addDays(endDay, -1), today(now), most);
  if (refused) return { problem: t.of(refused.problem), tooLong: refused.tooLong };
  return {
    offer: {
      type: 'car-rental',
      label: 'car-rental',
      productId: car.id,
      documentId: car.document_id,
      slug: car.slug,
      name: car.name,
      optionName: null,
      location: car.location,
      imageUrl: car.image_url,
      sellableId: car.sellable_id,
      capacity: car.units,
      days: daysBetween(startDay, endDay),
      startDay,
      endDay,
      slot: '',
      saleEnds: saleEndOf(startDay, '', car.cut_off_hours),
      units: 1,
      guests: Math.min(selected.guests ?? 1, car.capacity),
      dayPrice: paiseOf(car.price_paise),
      language: null,
      duration: null,
      chosenForThem: [],
      venue: { latitude: car.latitude, longitude: car.longitude, from: null, until: null },
      meetingPoint: null,
      meetingTime: null,
      plan: [],
      asksNames: false,
      cancellation: cancellationTerms(
        t,
        {
          policy: policyOf({ policy: car.cancellation_policy, free: car.free_cancellation }, policies),
          starts: instantAt(startDay, '00:00'),
          start: t(carKind.begins),
        },
        now,
      ),
      ...carPriced(carSupply(car.included)),
    },
  };
}
