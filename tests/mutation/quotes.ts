import type { MutatedModule } from './mutant.ts';

export const quotes: readonly MutatedModule[] = [
  {
    file: 'service/booking/model/quote.ts',
    mutants: [
      {
        name: 'the band of tax goes by the ordinary day',
        always: true,
        text: 'taxLines(sold,',
        becomes: 'taxLines(sold.map((line) => ({ ...line, dearestDay: line.dayPrice })),',
      },
      {
        name: 'the band of tax goes by what the line costs',
        text: 'taxLines(sold,',
        becomes: 'taxLines(sold.map((line) => ({ ...line, dearestDay: line.subtotal })),',
      },
      {
        name: 'tax follows the type of another supply',
        text: 'taxLines(sold,',
        becomes: "taxLines(sold.map((line) => ({ ...line, supply: 'lodging' as const })),",
      },
      {
        name: 'the rules are those of the first day of the trip',
        text: 'on: today(now)',
        becomes: 'on: sold[0]?.startDay ?? today(now)',
      },
      {
        name: 'what cannot be sold is in the total',
        always: true,
        text: 'isPriced(line) && line.problem === null)',
        becomes: 'isPriced(line))',
      },
      { name: 'the total is without tax', text: 'sum([subtotal, tax])', becomes: 'sum([subtotal])' },
      { name: 'items are counted by lines', text: 'count + quantity', becomes: 'count + 1' },
      {
        name: 'a cart is available when one of its lines is',
        text: 'sold.length === lines.length && lines.length > 0',
        becomes: 'sold.length > 0',
      },
      {
        name: 'an empty cart can be sold',
        text: 'sold.length === lines.length && lines.length > 0',
        becomes: 'sold.length === lines.length',
      },
      {
        name: 'lines do not share stock: two of them sell the last room',
        always: true,
        text: 'there - (taken.get(key) ?? 0)',
        becomes: 'there',
      },
      {
        name: 'of what a cart has promised only the last line counts',
        text: 'taken.set(key, (taken.get(key) ?? 0) + unitsPerDay)',
        becomes: 'taken.set(key, unitsPerDay)',
      },
      {
        name: 'a line that cannot be sold takes stock from the next',
        text: 'problem === null ? needed : []',
        becomes: 'needed',
      },
      {
        name: 'the operator’s price of a day counts for nothing',
        always: true,
        text: 'row?.price ?? offer.dayPrice',
        becomes: 'offer.dayPrice',
      },
      {
        name: 'a day that the operator gives away costs what it costs otherwise',
        text: 'row?.price ?? offer.dayPrice',
        becomes: 'row?.price || offer.dayPrice',
      },
      {
        name: 'the most stock of any day decides',
        text: 'Math.min(...needed.map(({ free })',
        becomes: 'Math.max(...needed.map(({ free })',
      },
      { name: 'the last unit is never sold', text: 'unitsLeft >= wanted', becomes: 'unitsLeft > wanted' },
      {
        name: 'one of the quantity takes one unit',
        text: 'offer.units * quantity',
        becomes: 'quantity',
      },
      {
        name: 'the quantity takes the units of one',
        always: true,
        text: 'offer.units * quantity',
        becomes: 'offer.units',
      },
      {
        name: 'less than nothing can be left',
        text: 'Math.max(0, there - (taken.get(key) ?? 0))',
        becomes: 'there - (taken.get(key) ?? 0)',
        equivalent: 'never more is promised than is free, and never less than nothing is free',
      },
      {
        name: 'a line costs what one of it costs',
        text: 'days.map(({ price }) => ({ days: 1, price })),\n    line.quantity,',
        becomes: 'days.map(({ price }) => ({ days: 1, price })),',
      },
      {
        name: 'a sale is held until the last of its lines ends',
        text: 'minutes * 60_000, ...offers.map(({ saleEnds }) => saleEnds.getTime()))',
        becomes: 'minutes * 60_000, Math.max(...offers.map(({ saleEnds }) => saleEnds.getTime())))',
      },
      {
        name: 'a sale is held beyond the beginning of what is sold',
        always: true,
        text: 'minutes * 60_000, ...offers.map(({ saleEnds }) => saleEnds.getTime()))',
        becomes: 'minutes * 60_000)',
      },
      {
        name: 'without an account a sale is held as long as with one',
        text: 'account: 24, guest: 2',
        becomes: 'account: 24, guest: 24',
      },
      {
        name: 'stock of one time is that of all times of the day',
        always: true,
        text: 'day, slot: offer.slot }',
        becomes: "day, slot: '' }",
      },
      {
        name: 'stock of one product is that of all',
        text: 'sellableId: offer.sellableId',
        becomes: 'sellableId: 7',
      },
      {
        name: 'only the first day of a line is locked',
        text: 'for (const day of one.offer.days) {',
        becomes: 'for (const day of one.offer.days.slice(0, 1)) {',
      },
      {
        name: 'stock of no time is locked where there are times',
        text: 'slot: one.offer.slot',
        becomes: "slot: ''",
      },
      {
        name: 'what is said of the stock of a day is not looked at',
        always: true,
        text: 'unitsFree(row, offer.capacity)',
        becomes: 'unitsFree(undefined, offer.capacity)',
      },
      {
        name: 'the operator’s price of a day is shown, not paid',
        always: true,
        text: '({ days: 1, price })',
        becomes: '({ days: 1, price: offer.dayPrice })',
      },
    ],
  },
  {
    file: 'service/booking/model/present-quote.ts',
    mutants: [
      {
        name: 'what is paid for a line is without its tax',
        always: true,
        text: 'sum([line.subtotal, line.tax])',
        becomes: 'line.subtotal',
      },
      {
        name: 'the total of the wire is without tax',
        text: 'total: quote.total',
        becomes: 'total: quote.subtotal',
      },
      {
        name: 'the total of a line is the price of one',
        text: 'totalPrice: line.subtotal',
        becomes: 'totalPrice: line.unit',
      },
      {
        name: 'a booking with an account is said to be held as long as one without',
        text: 'quote.held.account',
        becomes: 'quote.held.guest',
      },
    ],
  },
  {
    file: 'service/booking/model/line.ts',
    mutants: [
      {
        name: 'a free ticket is told at the price of the day',
        text: 'price ?? dayPrice',
        becomes: 'price || dayPrice',
      },
      {
        name: 'rooms are told as tickets',
        text: 'if (!kindOf(type).tickets) return [];',
        becomes: '',
      },
      {
        name: 'a stay is shown without its check-out',
        text: "kindOf(type).dates === 'nights' ? endDay",
        becomes: "kindOf(type).dates !== 'nights' ? endDay",
      },
    ],
  },
];
