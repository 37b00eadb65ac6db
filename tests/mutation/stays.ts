import type { MutatedModule } from './mutant.ts';

export const stays: readonly MutatedModule[] = [
  {
    file: 'service/catalog/stays/stay-priced.ts',
    mutants: [
      {
        name: 'the specified fee is another',
        text: 'specifiedFee = { amount: 500 }',
        becomes: 'specifiedFee = { amount: 50 }',
      },
      {
        name: 'one fee is forgotten',
        text: ", { ...feeOf('Service fee', service), supply: 'service-fee' }]",
        becomes: ']',
      },
      {
        name: 'a fee in per cent has no cap',
        text: 'cap: fromRupees(set.cap)',
        becomes: 'cap: fromRupees(100_000)',
      },
      {
        name: 'the fees of all others are those of every type',
        always: true,
        text: "named(type) ?? named('*')",
        becomes: "named('*') ?? named(type)",
      },
      {
        name: 'the service fee is no supply of its own',
        text: ", supply: 'service-fee' }",
        becomes: ' }',
      },
      {
        name: 'fees are forgotten',
        always: true,
        text: 'price: null }], fees }',
        becomes: 'price: null }], fees: [] }',
      },
      {
        name: 'of several rooms one has a price',
        text: 'count: rooms',
        becomes: 'count: 1',
      },
      {
        name: 'a room has a price of its own, whatever the night costs',
        text: 'price: null }',
        becomes: 'price: fromRupees(4_000) }',
      },
      {
        name: 'a stay is taxed as a car',
        text: "supply: 'lodging'",
        becomes: "supply: 'entry'",
      },
      {
        name: 'nights that a search finds all cost the ordinary price',
        text: 'ownPrices.map(paiseOf)',
        becomes: '[]',
      },
      {
        name: 'nights without a price cost nothing',
        text: 'night === null ? undefined :',
        becomes: 'night === undefined ? undefined :',
      },
      {
        name: 'a card says the price of one room',
        text: 'roomsPriced(found.rooms,',
        becomes: 'roomsPriced(1,',
      },
      {
        name: 'a list sorts by the total of one room',
        text: 'roomsPriced(rooms,',
        becomes: 'roomsPriced(1,',
      },
      {
        name: 'a list sorts by the price without tax',
        text: 'evenDays(nights, paiseOf(cost)), terms).payable',
        becomes: 'evenDays(nights, paiseOf(cost)), terms).subtotal',
      },
      {
        name: 'types with the same fees are not one group',
        text: "?.[0] ?? '*'",
        becomes: "?.at(-1) ?? '*'",
      },
      {
        name: 'a list does not know where a price band begins',
        text: 'times(paiseOf(start - 1), nights) + 1',
        becomes: 'times(paiseOf(start - 1), nights) + 2',
      },
    ],
  },
  {
    file: 'service/catalog/stays/stay-offer.ts',
    mutants: [
      {
        name: 'the night after check-out is sold',
        always: true,
        text: 'daysBetween(startDay, endDay)',
        becomes: 'daysBetween(startDay, addDays(endDay, 1))',
      },
      {
        name: 'of several rooms one is paid for',
        always: true,
        text: 'roomsPriced(units,',
        becomes: 'roomsPriced(1,',
      },
      { name: 'of several rooms one is taken', text: '      units,\n', becomes: '      units: 1,\n' },
      { name: 'a stay is sold until it ends', text: 'saleEndOf(startDay,', becomes: 'saleEndOf(endDay,' },
      {
        name: 'without a check-out two nights are sold',
        text: 'addDays(startDay, 1)',
        becomes: 'addDays(startDay, 2)',
      },
      {
        name: 'five rooms are sold at once',
        text: 'units > guestLimits.rooms',
        becomes: 'units > guestLimits.rooms + 1',
      },
      {
        name: 'more adults sleep there than there are beds',
        text: 'if (adults > room.maxGuests * rooms)',
        becomes: 'if (adults > room.maxGuests * rooms + 1)',
      },
      { name: 'a family is larger than the room', text: 'return guests > most', becomes: 'return guests > most + 1' },
      {
        name: 'guests in all are those that are said, not those that are named',
        text: 'Math.max(guests, named)',
        becomes: 'guests',
      },
      {
        name: 'children are not counted',
        text: '(selected.adults ?? 1) + (selected.children ?? 0)',
        becomes: '(selected.adults ?? 1)',
      },
      {
        name: 'any room is the one that was asked for',
        text: 'room.name === requested ||',
        becomes: 'room.name !== requested ||',
      },
      {
        name: 'one night more than the operator allows is sold',
        text: 'if (nights > most)',
        becomes: 'if (nights > most + 1)',
      },
      { name: 'a stay may end on the day it begins', text: 'if (nights < 1)', becomes: 'if (nights < 0)' },
      { name: 'a stay may begin yesterday', text: 'if (checkIn < today)', becomes: 'if (checkOut < today)' },
      {
        name: 'free cancellation goes by the check-out',
        text: 'cancellationOf(stay, startDay,',
        becomes: 'cancellationOf(stay, endDay,',
      },
      { name: 'check-in is at noon where no time is known', text: ": '14:00';", becomes: ": '12:00';" },
      { name: 'every stay can be cancelled for nothing', text: 'free: free_cancellation }', becomes: 'free: true }' },
    ],
  },
  {
    file: 'service/catalog/stays/stay-cards.sql.ts',
    testBeside: false,
    alsoTests: ['storefront/cart/one-price.test.ts'],
    mutants: [
      {
        name: 'a card says the price without tax',
        always: true,
        text: 'amount: price.payable',
        becomes: 'amount: price.subtotal',
      },
    ],
  },
];
