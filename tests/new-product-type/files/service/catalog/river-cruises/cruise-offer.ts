import { catalogRiverCruisesTexts } from '../../../messages/en/catalog/river-cruises.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { addDays, type Day, daysBetween, endOf, instantAt, nightsBetween, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import { policyOf } from '../cancellation-policy.ts';
import { cancellationTerms } from '../cancellation-terms.ts';
import { cruiseKind } from '../cruise-kind.ts';
import type { Offered, OfferRules, SelectedLine } from '../product.ts';
import { dayProblem } from '../sale-days.ts';
import type { CruiseRow } from './cruise-product.sql.ts';

function refusedNights(from: Day, to: Day, today: Day, most: number): Sentence | undefined {
  const nights = nightsBetween(from, to);
  if (nights < 1) return sentence(catalogRiverCruisesTexts.atLeastOneNight);
  if (nights > most) return sentence(catalogRiverCruisesTexts.mostNights, { most });
  return dayProblem(from, today) ?? dayProblem(to, today);
}

/** The cabins for those nights, or why they cannot be had. */
export function cruiseOffer(
  t: Translate,
  selected: SelectedLine,
  cruise: CruiseRow | undefined,
  now: Date,
  { nights: most, policies }: OfferRules,
): Offered {
  if (!cruise) return { problem: t(catalogRiverCruisesTexts.gone) };
  const embarks = selected.startDay;
  if (!embarks) return { problem: t(catalogRiverCruisesTexts.noEmbarkation) };
  const leaves = selected.endDay ?? addDays(embarks, 1);
  const refused = refusedNights(embarks, leaves, today(now), most);
  if (refused) return { problem: t.of(refused) };
  const guests = selected.guests ?? selected.units;
  if (guests > cruise.cabin_guests * selected.units) return { problem: t(catalogRiverCruisesTexts.tooManyGuests) };
  return {
    offer: {
      type: 'river-cruise',
      label: 'river-cruise',
      productId: cruise.id,
      documentId: cruise.document_id,
      slug: cruise.slug,
      name: cruise.name,
      optionName: null,
      location: cruise.location,
      imageUrl: cruise.image_url,
      sellableId: cruise.sellable_id,
      capacity: cruise.units,
      days: daysBetween(embarks, leaves),
      startDay: embarks,
      endDay: leaves,
      slot: '',
      saleEnds: endOf(embarks),
      units: selected.units,
      guests,
      dayPrice: paiseOf(cruise.price_paise),
      language: null,
      duration: null,
      chosenForThem: [],
      venue: null,
      meetingPoint: null,
      meetingTime: null,
      plan: [],
      asksNames: false,
      cancellation: cancellationTerms(
        t,
        {
          policy: policyOf({ policy: cruise.cancellation_policy, free: cruise.free_cancellation }, policies),
          starts: instantAt(embarks, '16:00'),
          start: t(cruiseKind.begins),
        },
        now,
      ),
      supply: 'tour',
      parts: [{ name: 'Cabin', count: selected.units, price: null }],
      fees: [],
    },
  };
}
