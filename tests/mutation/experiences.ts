import type { MutatedModule } from './mutant.ts';

export const experiences: readonly MutatedModule[] = [
  {
    file: 'service/catalog/experiences/tickets.ts',
    mutants: [
      {
        name: 'children pay what adults pay',
        text: 'child: price(row.child_price_paise)',
        becomes: 'child: price(row.adult_price_paise)',
      },
      {
        name: 'a ticket without a price of its own is free',
        text: 'amount === null ? null :',
        becomes: 'amount === null ? paiseOf(0) :',
      },
      {
        name: 'everybody pays the price of the day',
        always: true,
        text: 'count, price: prices[kind] }',
        becomes: 'count, price: null }',
      },
      {
        name: 'kinds that are not sold are sold',
        text: '!available[kind])',
        becomes: 'available[kind] === undefined)',
      },
      { name: 'no ticket is a ticket', text: 'if (counts.length === 0)', becomes: 'if (counts.length < 0)' },
      { name: 'infants travel alone', text: 'if (alone) return', becomes: 'if (!alone) return' },
      {
        name: 'a child is no company for an infant where adults can go',
        text: '(requested[kind] ?? 0) > 0)',
        becomes: "kind !== 'child' && (requested[kind] ?? 0) > 0)",
      },
      {
        name: 'simple tickets are counted by age',
        text: "if (ticketType === 'simple')",
        becomes: "if (ticketType !== 'simple')",
      },
    ],
  },
  {
    file: 'service/catalog/experiences/experience-offer.ts',
    mutants: [
      {
        name: 'everybody of a line takes one place together',
        always: true,
        text: 'units: people',
        becomes: 'units: 1',
      },
      {
        name: 'the people of one ticket are those of all',
        text: 'guests: people * selected.quantity',
        becomes: 'guests: people',
      },
      {
        name: 'what has begun is sold until midnight',
        text: 'saleEndOf(day, slot, null)',
        becomes: "saleEndOf(day, '', null)",
      },
      {
        name: 'free cancellation goes by midnight, whatever the time',
        text: "instantAt(day, slot || '00:00')",
        becomes: "instantAt(day, '00:00')",
      },
      { name: 'any time can be asked for', text: '(time) => time === selected.slot', becomes: '() => true' },
      {
        name: 'any language can be asked for',
        text: 'name.toLowerCase() === normalized ||',
        becomes: 'name.toLowerCase() !== wanted ||',
      },
      { name: 'what begins in this instant is sold', text: 'null) <= now', becomes: 'null) < now' },
      {
        name: 'a tour is over when it began',
        text: 'Math.ceil((row.duration_hours ?? 0) / 24)',
        becomes: 'Math.floor((row.duration_hours ?? 0) / 24)',
      },
      { name: 'tours are taxed as attractions', text: 'supply: kindOf(type).supplies[0]', becomes: "supply: 'entry'" },
      { name: 'every ticket can be cancelled for nothing', text: 'free: row.free_cancel', becomes: 'free: true' },
      { name: 'past days are sold', text: 'if (refused) return', becomes: 'if (!refused && !day) return' },
    ],
  },
  {
    file: 'service/catalog/experiences/experience-card.ts',
    testBeside: false,
    alsoTests: ['storefront/cart/one-price.test.ts'],
    mutants: [
      {
        name: 'a card takes the band of the adult’s ticket',
        text: 'daysAt(1, price)',
        becomes: 'daysAt(1, adult ?? price)',
      },
      {
        name: 'a card says the price without tax',
        text: 'amount: payable',
        becomes: 'amount: price',
      },
      {
        name: 'a card says the day’s price where adults have their own',
        text: 'byAge ? adult : null',
        becomes: 'null',
      },
      {
        name: 'a card says the adult’s price where tickets are not by age',
        text: 'byAge ? adult : null',
        becomes: 'adult',
      },
    ],
  },
];
