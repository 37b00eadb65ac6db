import type { MutatedModule } from './mutant.ts';

/** What one buyer may hold, what is left of what, and how it can be paid. */
export const limits: readonly MutatedModule[] = [
  {
    file: 'service/catalog/settings/booking-limits.ts',
    alsoTests: ['service/booking/model/stock-share.test.ts'],
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
    file: 'service/booking/model/unpaid-limits.ts',
    mutants: [
      {
        name: 'one unpaid booking more is sold',
        always: true,
        text: 'unpaid.bookings >= limits',
        becomes: 'unpaid.bookings > limits',
      },
      {
        name: 'an account pays for the guests of the network',
        text: 'if (guest && unpaid.networks',
        becomes: 'if (unpaid.networks',
      },
      {
        name: 'a wide network has the bound of one',
        text: 'limits.unpaidWithoutAccount * times',
        becomes: 'limits.unpaidWithoutAccount',
      },
      {
        name: 'a network has no end',
        text: 'bookings >= limits.unpaidPerNetwork * times',
        becomes: 'bookings > limits.unpaidPerNetwork * times',
      },
      {
        name: 'people who book for nothing are kept waiting',
        text: 'if (quote.total === 0)\n    return unpaid.free',
        becomes: 'if (quote.total < 0)\n    return unpaid.free',
      },
      {
        name: 'what they hold is not added up',
        text: 'unpaid.units + volume.units > allowed.units ||',
        becomes: 'volume.units > allowed.units ||',
      },
      {
        name: 'one unit is too many',
        text: 'unpaid.units + volume.units > allowed.units ||',
        becomes: 'unpaid.units + volume.units >= allowed.units ||',
      },
      { name: 'the amount does not matter', text: '|| unpaid.paise + volume.paise > allowed.paise', becomes: '' },
      {
        name: 'without an account they take four times as much too',
        text: 'paysNow && !guest ? limits',
        becomes: 'paysNow ? limits',
      },
      {
        name: 'a network holds what one buyer does',
        text: 'allowed.units * limits.networkTimes * times',
        becomes: 'allowed.units * times',
      },
      {
        name: 'what costs nothing has no end',
        text: 'unpaid.free + volume.units > limits.unpaidUnits',
        becomes: 'volume.units > limits.unpaidUnits',
      },
    ],
  },
  {
    file: 'service/booking/model/stock-share.ts',
    mutants: [
      {
        name: 'lines of one cart are not counted together',
        text: 'units: one.units + line.unitsPerDay',
        becomes: 'units: one.units',
      },
      {
        name: 'what the buyer holds already is not counted',
        always: true,
        text: 'new Map<string, HeldStock>(held)',
        becomes: 'new Map<string, HeldStock>()',
      },
      {
        name: 'a whole share is one unit too many',
        text: 'line.unitsPerDay > most',
        becomes: 'line.unitsPerDay >= most',
      },
      {
        name: 'the share goes by the product’s own stock, whatever the operator set',
        text: 'stock.get(keyOf(key))?.capacity ?? capacity',
        becomes: 'capacity',
      },
      { name: 'the day with the most left decides', text: 'Math.max(0, Math.min(', becomes: 'Math.max(0, Math.max(' },
      { name: 'people who pay now have a share', always: true, text: 'if (paysNow &&', becomes: 'if (!paysNow &&' },
      { name: 'they can hold it without end', text: '&& !again) continue', becomes: ') continue' },
      { name: 'one night more with all rooms', text: 'whole.length > limits', becomes: 'whole.length > 1 + limits' },
      { name: 'all rooms held before count against other days', text: 'adds && whole', becomes: 'whole' },
      { name: 'all rooms of another type count', text: 'one.sellableId === sellableId &&', becomes: '' },
    ],
  },
  {
    file: 'service/booking/usecases/payments/view-payment.ts',
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
