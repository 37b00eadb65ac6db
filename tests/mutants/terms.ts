import type { Subject } from './mutant.ts';

/** Until when cancelling is free, and which days can be sold. */
export const terms: readonly Subject[] = [
  {
    file: 'service/catalog/cancellation-terms.ts',
    mutants: [
      { name: 'cancelling is free until it begins', always: true, text: '- 24 * 3_600_000', becomes: '' },
      {
        name: 'cancelling is free where the product says it is not',
        text: 'if (!free)',
        becomes: 'if (free === null)',
      },
      {
        name: 'free cancellation that has just ended is promised',
        always: true,
        text: 'until <= now',
        becomes: 'until < now',
      },
      { name: 'free cancellation is never promised', text: 'until <= now', becomes: 'until > now' },
    ],
  },
  {
    file: 'service/catalog/terms.ts',
    mutants: [
      { name: 'cancelling is free in the very instant it ends', text: 'now < new Date', becomes: 'now <= new Date' },
      {
        name: 'a step that has ended gives back',
        always: true,
        text: 'now < new Date(until)',
        becomes: 'until !== null',
      },
      { name: 'tax does not come back', text: 'sum([subtotal, tax])', becomes: 'subtotal' },
      {
        name: 'all comes back at any step',
        text: '* percentBack(schedule, now)',
        becomes: '* (percentBack(schedule, now) && 100)',
      },
    ],
  },
  {
    file: 'service/catalog/sale-days.ts',
    mutants: [
      { name: 'today cannot be sold', text: 'if (day < today)', becomes: 'if (day <= today)' },
      {
        name: 'the last day that can be sold is a day too late',
        text: 'day > addDays(today, mostDaysAhead)',
        becomes: 'day > addDays(today, mostDaysAhead + 1)',
      },
      {
        name: 'the last day that can be sold is a day too early',
        text: 'day > addDays(today, mostDaysAhead)',
        becomes: 'day >= addDays(today, mostDaysAhead)',
      },
    ],
  },
];
