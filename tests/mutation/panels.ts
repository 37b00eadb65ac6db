import type { MutatedModule } from './mutant.ts';

/** What the browser calculates before the server has. */
export const panels: readonly MutatedModule[] = [
  {
    file: 'storefront/cart/cart-rules.ts',
    mutants: [
      {
        name: 'the total of the cart is without tax',
        always: true,
        text: 'itemCount, subtotal, tax, total }',
        becomes: 'itemCount, subtotal, tax, total: subtotal }',
      },
      {
        name: 'the cart counts lines, not items',
        text: 'count + quantity, 0)',
        becomes: 'count + 1, 0)',
      },
      {
        name: 'a line costs what one of it costs',
        text: 'subtotalOf(line.unit, quantity)',
        becomes: 'line.unit',
      },
      {
        name: 'a stored total is believed',
        text: 'lines.set(line.cartId, withQuantity(line, line.quantity))',
        becomes: 'lines.set(line.cartId, line)',
      },
      { name: 'stays of two dates are one line', text: 'lastDay(line) ?? null,', becomes: '' },
      {
        name: 'a new price changes every line',
        text: 'prices[line.cartId] ?? line.unit',
        becomes: 'Object.values(prices)[0] ?? line.unit',
      },
      {
        name: 'the cart adds up its first line only',
        text: 'totalsBeforeQuote(lines.map(',
        becomes: 'totalsBeforeQuote(lines.slice(0, 1).map(',
      },
      {
        name: 'the people of one ticket are those of all',
        text: 'return each * quantity;',
        becomes: 'return each;',
      },
    ],
  },
  {
    file: 'storefront/cart/price-changes.ts',
    mutants: [
      {
        name: 'the server’s total is not believed',
        text: 'total: quote.totals.total',
        becomes: 'total: cartTotals(lines).total',
      },
      { name: 'the server’s taxes are not believed', text: 'taxes: quote.taxes', becomes: 'taxes: []' },
      { name: 'a price that changed is not told', text: 'price !== line.unit', becomes: 'price === line.unit' },
      {
        name: 'a quantity that changed is not asked for',
        text: '[line.cartId, line.quantity, ',
        becomes: '[line.cartId, ',
      },
    ],
  },
  {
    file: 'storefront/stay/booking-choice.ts',
    mutants: [
      {
        name: 'the panel reckons every night at the ordinary price',
        always: true,
        text: 'price: night.price',
        becomes: 'price: room.price',
      },
      {
        name: 'the panel reckons ordinary nights where it knows them',
        text: "offer.state === 'free' ? offer.nights : daysAt",
        becomes: 'daysAt',
      },
      {
        name: 'the panel reckons one room',
        text: 'roomsPriced(rooms,',
        becomes: 'roomsPriced(1,',
      },
      {
        name: 'the panel reckons one night where it does not know them',
        text: 'daysAt(nights, room.price)',
        becomes: 'daysAt(1, room.price)',
      },
      { name: 'the panel offers closed nights', text: 'night.closed ? 0 : night.left', becomes: 'night.left' },
      {
        name: 'the panel offers a room that another night lacks',
        text: 'left = Math.min(left, night',
        becomes: 'left = Math.max(0, night',
      },
    ],
  },
  {
    file: 'storefront/car/car-choice.ts',
    mutants: [
      {
        name: 'the panel of a car knows one price',
        always: true,
        text: 'priced.push({ days: 1, price: day.price })',
        becomes: 'priced[0] = { days: 1, price: day.price }',
      },
      { name: 'the panel of a car offers closed days', text: 'day.closed ? 0 : day.left', becomes: 'day.left' },
      {
        name: 'the panel of a car reckons the ordinary day',
        text: "state.state === 'free' ? state.days : daysAt",
        becomes: 'daysAt',
      },
      {
        name: 'the panel of a car reckons one day',
        text: 'daysAt(days, price)',
        becomes: 'daysAt(1, price)',
      },
    ],
  },
  {
    file: 'storefront/experience/experience-choice.ts',
    mutants: [
      {
        name: 'the panel of tickets reckons the ordinary day',
        always: true,
        text: 'daysAt(1, onDay)',
        becomes: 'daysAt(1, sale.price)',
      },
      {
        name: 'the panel of tickets takes the tax of another type',
        text: 'return { supply, parts',
        becomes: "return { supply: 'lodging', parts",
      },
      {
        name: 'free tickets cost what the day costs',
        text: 'count: counts[kind], price }',
        becomes: 'count: counts[kind], price: price || null }',
      },
      {
        name: 'the panel says the dearest time of a day',
        text: 'Math.min(...meant.map',
        becomes: 'Math.max(...meant.map',
      },
      {
        name: 'tickets by age are multiplied by a quantity that nobody sees',
        text: 'sale.detailed ? 1 : choice.quantity',
        becomes: 'choice.quantity',
      },
      {
        name: 'one ticket is paid for',
        text: 'sale.detailed ? 1 : choice.quantity',
        becomes: '1',
      },
    ],
  },
];
