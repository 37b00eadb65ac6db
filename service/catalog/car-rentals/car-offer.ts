import { addDays, instantAt, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import { policyOf } from '../cancellation-policy.ts';
import { cancellationTerms } from '../cancellation-terms.ts';
import { carKind } from '../car-kind.ts';
import type { CartItem, Offered, OfferRules } from '../product.ts';
import { saleEndOf } from '../sale-days.ts';
import { carPriced, carSupply } from './car-priced.ts';
import type { CarRow } from './car-product.sql.ts';
import { rentalDays, rentalProblem } from './rental-dates.ts';

/** The offer of a car for those days, or why it cannot be rented. */
export function carOffer(
  item: CartItem,
  car: CarRow | undefined,
  now: Date,
  { rentalDays: most, policies }: Pick<OfferRules, 'rentalDays' | 'policies'>,
): Offered {
  const refuse = (problem: string): Offered => ({ problem, item });
  if (!car) return refuse('This car is no longer offered');
  const pickup = item.selectedDate;
  if (!pickup) return refuse('Please select a pick-up date');
  const dropOff = item.checkOut ?? pickup;
  const refused = rentalProblem(pickup, dropOff, today(now), most);
  if (refused) return { ...refuse(refused.problem), ...(refused.tooLong ? { field: 'checkOut' } : {}) };
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
      days: rentalDays(pickup, dropOff),
      startDay: pickup,
      endDay: addDays(dropOff, 1),
      slot: '',
      saleEnds: saleEndOf(pickup, '', car.cut_off_hours),
      units: 1,
      guests: Math.min(item.guests ?? 1, car.capacity),
      dayPrice: paiseOf(car.price_paise),
      language: null,
      duration: null,
      cancellation: cancellationTerms(
        {
          policy: policyOf({ policy: car.cancellation_policy, free: car.free_cancellation }, policies),
          starts: instantAt(pickup, '00:00'),
          start: carKind.begins,
        },
        now,
      ),
      ...carPriced(carSupply(car.included)),
    },
  };
}
