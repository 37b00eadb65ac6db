import { type BookingSearch, paymentFilters, waitingFilters } from '../../service/booking/admin/booking-search.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { addDays, type Day, isDay } from '../../service/core/day.ts';

const statuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const;

/** Arrivals relative to the day on which the list is read, so that a saved view is right on any day. */
export const arrivalFilters = ['today', 'tomorrow', 'week'] as const;
export type ArrivalFilter = (typeof arrivalFilters)[number];

function arrivalDays(arrives: ArrivalFilter, today: Day) {
  switch (arrives) {
    case 'today':
      return { from: today, until: today };
    case 'tomorrow':
      return { from: addDays(today, 1), until: addDays(today, 1) };
    case 'week':
      return { from: today, until: addDays(today, 7) };
  }
}

/** The filters of an address. Unknown filters and values are ignored. */
export function bookingFilters(filter: (name: string) => string | undefined, today: Day): BookingSearch {
  const among = <Name extends string>(names: readonly Name[], query: string | undefined) =>
    names.find((name) => name === query);
  const day = (name: string) => [filter(name)].find(isDay);
  const type = filter('type');
  const arrives = among(arrivalFilters, filter('arrives'));
  return {
    text: filter('q'),
    status: among(statuses, filter('status')),
    payment: among(paymentFilters, filter('payment')),
    waiting: among(waitingFilters, filter('waiting')),
    type: type && isProductType(type) ? type : undefined,
    begins: arrives ? arrivalDays(arrives, today) : { from: day('from'), until: day('until') },
    made: { from: day('madeFrom'), until: day('madeUntil') },
    cancelledFrom: filter('cancelled') === 'week' ? addDays(today, -6) : undefined,
  };
}
