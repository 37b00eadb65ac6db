import type { Subject } from './mutant.ts';

/** What one buyer may hold, what is left of what, and how it can be paid. */
export const limits: readonly Subject[] = [
  {
    file: 'service/catalog/settings/booking-limits.ts',
    testBeside: false,
    alsoTests: ['service/booking/selling/budget.test.ts'],
    mutants: [
      { name: 'a share of stock is rounded down', text: 'Math.ceil((capacity', becomes: 'Math.floor((capacity' },
      {
        name: 'the least share is the most',
        text: 'return Math.max(leastShare',
        becomes: 'return Math.min(leastShare',
      },
    ],
  },
  {
    file: 'service/booking/selling/budget.ts',
    mutants: [
      {
        name: 'one unpaid booking more is sold',
        always: true,
        text: 'unpaid.own >= limits',
        becomes: 'unpaid.own > limits',
      },
      {
        name: 'who has an account pays for the guests of the network',
        text: 'if (guest && unpaid.guests',
        becomes: 'if (unpaid.guests',
      },
      {
        name: 'guests of a network are not counted together',
        text: 'unpaid.guestsOfNetwork >= limits',
        becomes: 'unpaid.own >= limits',
      },
      {
        name: 'a network has no end',
        text: 'unpaid.ofNetwork >= limits.unpaidPerNetwork',
        becomes: 'unpaid.ofNetwork > limits.unpaidPerNetwork',
      },
      { name: 'who books for nothing is kept waiting', text: 'sale.quote.total > 0', becomes: 'sale.quote.total >= 0' },
      {
        name: 'lines of one cart are not counted together',
        text: 'taken.set(key, (taken.get(key) ?? 0) + line.unitsPerDay)',
        becomes: 'taken.set(key, taken.get(key) ?? 0)',
      },
      {
        name: 'what the buyer holds already is not counted',
        always: true,
        text: 'new Map(units)',
        becomes: 'new Map<string, number>()',
      },
      {
        name: 'a whole share is one unit too many',
        text: 'line.unitsPerDay > most',
        becomes: 'line.unitsPerDay >= most',
      },
      {
        name: 'the share goes by the product’s own stock, whatever the operator set',
        text: 'stock.get(key)?.capacity ?? line.offer.capacity',
        becomes: 'line.offer.capacity',
      },
      { name: 'the day with the most left decides', text: 'const most = Math.min(', becomes: 'const most = Math.max(' },
    ],
  },
  {
    file: 'service/booking/paying/ways-to-pay.ts',
    mutants: [
      {
        name: 'UPI is offered to nobody',
        text: 'config.upiId === undefined ?',
        becomes: 'config.upiId !== undefined ?',
      },
    ],
  },
  {
    file: 'service/payments/gateways.ts',
    mutants: [
      {
        name: 'the test gateway exists where nobody allowed it',
        text: 'config.testPayments ?',
        becomes: 'config.secret ?',
      },
    ],
  },
];
