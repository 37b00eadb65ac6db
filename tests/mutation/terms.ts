import type { MutatedModule } from './mutant.ts';

/** Until when cancelling is free, and which days can be sold. */
export const terms: readonly MutatedModule[] = [
  {
    file: 'service/catalog/cancellation-terms.ts',
    mutants: [
      { name: 'every step ends when it begins', always: true, text: '- hoursBefore * 3_600_000', becomes: '' },
      {
        name: 'a step that has just ended is promised',
        always: true,
        text: 'until > now',
        becomes: 'until >= now',
      },
      { name: 'a step that is over is promised', text: 'until > now', becomes: 'until !== now' },
      { name: 'any step is called free', text: 'percent === 100)?.until', becomes: 'percent > 0)?.until' },
    ],
  },
  {
    file: 'service/catalog/cancellation-policy.ts',
    alsoTests: ['service/catalog/cancellation-terms.test.ts'],
    testBeside: false,
    mutants: [
      {
        name: 'a product is cancelled by its yes/no whatever policy it names',
        always: true,
        text: '(policy === null ? undefined : findPolicy(policy, own)) ?? ',
        becomes: '',
      },
      { name: 'half back counts as free', text: 'steps[0]?.percent === 100', becomes: 'steps.length > 0' },
      {
        name: 'moderate gives half back to the last day but two',
        text: 'hoursBefore: 24, percent: 50',
        becomes: 'hoursBefore: 48, percent: 50',
      },
      { name: 'strict is free for a week longer', text: 'hoursBefore: 14 * 24', becomes: 'hoursBefore: 8 * 24' },
    ],
  },
  {
    file: 'service/catalog/refund-terms.ts',
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
        name: 'a part of what was paid with paise is more than all of it',
        text: 'Math.min(percentOf(paid, percent), paid)',
        becomes: 'percentOf(paid, percent)',
      },
      {
        name: 'all of what was paid with paise comes back without them',
        text: 'percent === 100 ? paid : paiseOf(Math.min',
        becomes: 'paiseOf(Math.min',
      },
      {
        name: 'all comes back at any step',
        text: 'refundShare(sum([subtotal, tax]), refundPercent(schedule, now))',
        becomes: 'refundShare(sum([subtotal, tax]), refundPercent(schedule, now) && 100)',
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
