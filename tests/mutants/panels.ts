import type { Subject } from './mutant.ts';

/** What the browser reckons before the server has. */
export const panels: readonly Subject[] = [
  {
    file: 'storefront/cart/cart-rules.ts',
    alsoTests: ['storefront/product/one-price.test.ts'],
    mutants: [
      { name: 'the cart takes another rate', text: 'taxPercent = 18', becomes: 'taxPercent = 12' },
      {
        name: 'the cart takes tax to the paisa',
        text: 'Math.round((subtotal * taxPercent) / 100)',
        becomes: '(subtotal * taxPercent) / 100',
      },
      {
        name: 'the total of the cart is without tax',
        always: true,
        text: 'total: subtotal + tax };',
        becomes: 'total: subtotal };',
      },
      { name: 'the cart counts lines, not items', text: 'itemCount += line.quantity', becomes: 'itemCount += 1' },
      {
        name: 'a line costs what one of it costs',
        text: 'totalPrice: line.price * quantity',
        becomes: 'totalPrice: line.price',
      },
      {
        name: 'a stored total is believed',
        text: 'lines.set(item.cartId, withQuantity(item, item.quantity))',
        becomes: 'lines.set(item.cartId, item)',
      },
      { name: 'stays of two dates are one line', text: 'line.checkOut ?? null,', becomes: '' },
      {
        name: 'a new price changes every line',
        text: 'prices[line.cartId] ?? line.price',
        becomes: 'Object.values(prices)[0] ?? line.price',
      },
    ],
  },
  {
    file: 'storefront/cart/price-changes.ts',
    mutants: [
      {
        name: 'the server’s total is not believed',
        text: 'total: quote.totals.total',
        becomes: 'total: totalsOf(lines).total',
      },
      { name: 'the server’s taxes are not believed', text: 'taxes: quote.taxes', becomes: 'taxes: []' },
      { name: 'a price that changed is not told', text: 'price !== line.price', becomes: 'price === line.price' },
      {
        name: 'a quantity that changed is not asked for',
        text: '[line.cartId, line.quantity, ',
        becomes: '[line.cartId, ',
      },
    ],
  },
  {
    file: 'storefront/stay/booking-choice.ts',
    alsoTests: ['storefront/product/one-price.test.ts'],
    mutants: [
      {
        name: 'the panel takes the band of the last night',
        always: true,
        text: 'Math.max(dearest, fromRupees(night.price))',
        becomes: 'fromRupees(night.price)',
      },
      {
        name: 'the panel takes the band of the ordinary price',
        text: "taxOf(offer.state === 'free' ? offer.dearest : room.price)",
        becomes: 'taxOf(room.price)',
      },
      { name: 'the panel reckons one room', text: 'times(paiseOf(cost), rooms)', becomes: 'paiseOf(cost)' },
      { name: 'the panel forgets the fees', text: 'stayTotal(cost)', becomes: 'cost' },
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
    alsoTests: ['storefront/product/one-price.test.ts'],
    mutants: [
      {
        name: 'the panel of a car takes the band of the last day',
        always: true,
        text: 'Math.max(dearest, fromRupees(day.price))',
        becomes: 'fromRupees(day.price)',
      },
      { name: 'the panel of a car offers closed days', text: 'day.closed ? 0 : day.left', becomes: 'day.left' },
      {
        name: 'the panel of a car reckons the ordinary day',
        text: "state.state === 'free' ? state :",
        becomes: "state.state === 'sold-out' ? { total: price, dearest: price } :",
      },
    ],
  },
  {
    file: 'storefront/experience/experience-choice.ts',
    alsoTests: ['storefront/product/one-price.test.ts'],
    mutants: [
      {
        name: 'the panel of tickets takes the band of the whole price',
        always: true,
        text: 'unitPrice: onDay }',
        becomes: 'unitPrice: total }',
      },
      {
        name: 'the panel of tickets takes the tax of all types',
        text: 'supply: type, unitPrice',
        becomes: "supply: '', unitPrice",
      },
      {
        name: 'free tickets cost what the day costs',
        text: 'count: choice.counts[kind], price: price ?? onDay',
        becomes: 'count: choice.counts[kind], price: price || onDay',
      },
      {
        name: 'the panel says the dearest time of a day',
        text: 'Math.min(...meant.map',
        becomes: 'Math.max(...meant.map',
      },
    ],
  },
];
