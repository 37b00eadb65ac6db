import { catalogDistanceTexts } from '../../messages/en/catalog/distance.ts';
import { catalogStayFactsTexts } from '../../messages/en/catalog/stay-facts.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatMoney, type Paise, zero } from '../core/money.ts';

type YesNo = 'yes' | 'no';

/** What a stay says that a guest should know before paying. A missing fact is unknown. Bookings keep it as it was. */
export interface FactsOfStay {
  /** Whether couples without a marriage certificate can stay. */
  readonly couples?: YesNo | undefined;
  /** Whether guests with an ID of the same town can stay. */
  readonly localIds?: YesNo | undefined;
  /** Years, of the guest who checks in. */
  readonly minimumAge?: number | undefined;
  /** The age from which children can stay: 0 any, 18 adults only. */
  readonly childrenFrom?: number | undefined;
  /** The age up to which children stay free in the beds of their parents. */
  readonly childrenFreeTo?: number | undefined;
  readonly vegetarian?: YesNo | undefined;
  readonly extraBed?: YesNo | undefined;
  /** A night. */
  readonly extraBedPrice?: Paise | undefined;
  /** 'HH:MM' */
  readonly earlyCheckIn?: string | undefined;
  readonly earlyCheckInPrice?: Paise | undefined;
  readonly lift?: YesNo | undefined;
  readonly groundFloor?: YesNo | undefined;
  /** Up or down, from the road or the car park to the entrance. */
  readonly steps?: number | undefined;
  readonly nearestPlace?: string | undefined;
  /** Metres. */
  readonly nearestDistance?: number | undefined;
}

/** A fact as it is read. `decides`: because of it a guest may be turned away. */
export interface StayFact {
  readonly text: string;
  readonly decides: boolean;
}

const adult = 18;

/** The known facts in the order of their weight. Of couples and local IDs also that they are unknown. */
export function stayFactTexts(t: Translate, facts: FactsOfStay): StayFact[] {
  const { couples, localIds, minimumAge, vegetarian, lift, groundFloor } = facts;
  const deciding = [
    t(
      couples
        ? { yes: catalogStayFactsTexts.couplesWelcome, no: catalogStayFactsTexts.couplesRefused }[couples]
        : catalogStayFactsTexts.couplesUnknown,
    ),
    t(
      localIds
        ? { yes: catalogStayFactsTexts.localIdsAccepted, no: catalogStayFactsTexts.localIdsRefused }[localIds]
        : catalogStayFactsTexts.localIdsUnknown,
    ),
    minimumAge !== undefined && t(catalogStayFactsTexts.minimumAge, { age: minimumAge }),
    childrenText(t, facts),
  ];
  const others = [
    childrenFreeText(t, facts),
    vegetarian && t({ yes: catalogStayFactsTexts.vegetarian, no: catalogStayFactsTexts.notVegetarian }[vegetarian]),
    extraBedText(t, facts),
    earlyCheckInText(t, facts),
    lift && t({ yes: catalogStayFactsTexts.lift, no: catalogStayFactsTexts.noLift }[lift]),
    groundFloor && t({ yes: catalogStayFactsTexts.groundFloor, no: catalogStayFactsTexts.noGroundFloor }[groundFloor]),
    stepsText(t, facts),
    nearText(t, facts),
  ];
  const shown = (lines: readonly (string | false | undefined)[], decides: boolean) =>
    lines.flatMap((text) => (text ? [{ text, decides }] : []));
  return [...shown(deciding, true), ...shown(others, false)];
}

function childrenText(t: Translate, { childrenFrom: age }: FactsOfStay): string | undefined {
  if (age === undefined) return undefined;
  if (age === 0) return t(catalogStayFactsTexts.children);
  return age < adult ? t(catalogStayFactsTexts.childrenFrom, { age }) : t(catalogStayFactsTexts.adultsOnly);
}

/** Of the ages at which children can stay at all. */
function childrenFreeText(t: Translate, { childrenFrom = 0, childrenFreeTo: to }: FactsOfStay): string | undefined {
  if (to === undefined || to < childrenFrom) return undefined;
  return t(catalogStayFactsTexts.childrenFree, { from: childrenFrom, to });
}

function extraBedText(t: Translate, { extraBed, extraBedPrice }: FactsOfStay): string | undefined {
  if (extraBed !== 'yes') return extraBed && t(catalogStayFactsTexts.noExtraBed);
  if (extraBedPrice === undefined) return t(catalogStayFactsTexts.extraBed);
  return extraBedPrice === zero
    ? t(catalogStayFactsTexts.extraBedFree)
    : t(catalogStayFactsTexts.extraBedPriced, { price: formatMoney(extraBedPrice) });
}

function earlyCheckInText(t: Translate, { earlyCheckIn: time, earlyCheckInPrice: price }: FactsOfStay) {
  if (time === undefined) return undefined;
  if (price === undefined) return t(catalogStayFactsTexts.earlyCheckIn, { time });
  return price === zero
    ? t(catalogStayFactsTexts.earlyCheckInFree, { time })
    : t(catalogStayFactsTexts.earlyCheckInPriced, { time, price: formatMoney(price) });
}

function stepsText(t: Translate, { steps }: FactsOfStay): string | undefined {
  if (steps === undefined) return undefined;
  return steps === 0 ? t(catalogStayFactsTexts.noSteps) : t(catalogStayFactsTexts.steps, { count: steps });
}

function nearText(t: Translate, { nearestPlace: place, nearestDistance: metres }: FactsOfStay): string | undefined {
  if (place === undefined || metres === undefined) return undefined;
  const distance =
    metres < 1_000
      ? t(catalogDistanceTexts.metres, { metres })
      : t(catalogDistanceTexts.kilometres, { kilometres: Number((metres / 1_000).toFixed(1)) });
  return t(catalogStayFactsTexts.near, { distance, place });
}
