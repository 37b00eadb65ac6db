import type { MutatedModule } from './mutant.ts';

export const money: readonly MutatedModule[] = [
  {
    file: 'service/core/money.ts',
    alsoTests: ['service/catalog/tax.test.ts'],
    mutants: [
      {
        name: 'the paisa that is left goes to the smallest remainder',
        always: true,
        text: 'b.remainder - a.remainder',
        becomes: 'a.remainder - b.remainder',
      },
      {
        name: 'of equal remainders the last one gets the paisa',
        always: true,
        text: '|| a.index - b.index',
        becomes: '|| b.index - a.index',
      },
      {
        name: 'remainders are compared as binary fractions',
        text: 'remainder: amount * (weights[index] ?? 0) - part * whole',
        becomes: 'remainder: (amount * (weights[index] ?? 0)) / whole - part',
      },
      {
        name: 'parts are rounded to the nearest paisa, so that they can be more than the whole',
        always: true,
        text: 'Math.floor((amount * weight) / whole)',
        becomes: 'Math.round((amount * weight) / whole)',
      },
      {
        name: 'whole rupees are shared out to the paisa',
        always: true,
        text: 'isWholeRupees(amount) ? rupee : 1,',
        becomes: '1,',
      },
      {
        name: 'the paise that are left are lost',
        always: true,
        text: 'byRemainder.slice(0, left)',
        becomes: 'byRemainder.slice(0, 0)',
      },
      {
        name: 'one paisa too few of those that are left is given out',
        text: 'byRemainder.slice(0, left)',
        becomes: 'byRemainder.slice(1, left)',
      },
      {
        name: 'where nobody has weight everybody takes everything',
        text: 'index === 0 ? amount : zero',
        becomes: 'index >= 0 ? amount : zero',
      },
      {
        name: 'sharing with nobody loses the amount in silence',
        text: 'if (weights.length === 0)',
        becomes: 'if (weights.length < 0)',
      },
      {
        name: 'an amount may be part of a paisa',
        always: true,
        text: 'return Number.isSafeInteger(amount);',
        becomes: 'return Number.isFinite(amount);',
      },
      {
        name: 'rupees are cut off to whole paise',
        text: 'Math.round(rupees * 100)',
        becomes: 'Math.floor(rupees * 100)',
      },
      {
        name: 'a sum forgets what came before',
        text: 'total += amount;\n  return',
        becomes: 'total = amount;\n  return',
      },
      {
        name: 'money is shown with paise',
        text: 'maximumFractionDigits: 0',
        becomes: 'maximumFractionDigits: 2',
        equivalent: 'only whole rupees are shown so, which have no decimals',
      },
      {
        name: 'paise that were charged are not shown',
        always: true,
        text: 'return isWholeRupees(amount) ?',
        becomes: 'return Number.isInteger(amount) ?',
      },
      {
        name: 'money is grouped by thousands',
        text: "'en-IN', { maximum",
        becomes: "'en-US', { maximum",
      },
    ],
  },
  {
    file: 'service/core/day.ts',
    mutants: [
      {
        name: 'a day begins at midnight in London',
        always: true,
        text: 'now.getTime() + ahead',
        becomes: 'now.getTime()',
      },
      {
        name: 'the night after check-out is paid for',
        always: true,
        text: 'Math.max(0, nightsBetween(from, to))',
        becomes: 'Math.max(0, nightsBetween(from, to) + 1)',
      },
      {
        name: 'nights of a reversed range are counted below nothing',
        text: 'Math.max(0, nightsBetween(from, to))',
        becomes: 'nightsBetween(from, to)',
        equivalent: 'a list of less than nothing is an empty list',
      },
      {
        name: 'times of a product are those of London',
        text: ':00+05:30`',
        becomes: ':00Z`',
      },
      {
        name: 'a day is over when it begins',
        text: 'instantAt(addDays(on, 1)',
        becomes: 'instantAt(addDays(on, 0)',
      },
      {
        name: '30 February comes in',
        text: '&& exists(text);\n}',
        becomes: '&& text.length > 0;\n}',
      },
    ],
  },
];
