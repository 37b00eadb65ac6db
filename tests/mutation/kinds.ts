import type { MutatedModule } from './mutant.ts';

/** What the money of a type of product depends on: how its days count, and whether it is sold by tickets. */
export const kinds: readonly MutatedModule[] = [
  {
    file: 'service/catalog/stay-kind.ts',
    testBeside: false,
    alsoTests: ['service/booking/model/line.test.ts'],
    mutants: [
      {
        name: 'a stay is counted by its days',
        always: true,
        text: "dates: 'nights'",
        becomes: "dates: 'days'",
      },
      {
        name: 'rooms are tickets',
        text: 'tickets: false',
        becomes: 'tickets: true',
      },
    ],
  },
  {
    file: 'service/catalog/experience-kinds.ts',
    testBeside: false,
    alsoTests: ['service/booking/model/line.test.ts'],
    mutants: [
      {
        name: 'an attraction is counted by nights',
        text: "table: 'attractions',\n  dates: 'slot',\n  tickets: true",
        becomes: "table: 'attractions',\n  dates: 'nights',\n  tickets: true",
      },
      {
        name: 'what lets into an attraction is no ticket',
        always: true,
        text: "table: 'attractions',\n  dates: 'slot',\n  tickets: true",
        becomes: "table: 'attractions',\n  dates: 'slot',\n  tickets: false",
      },
      {
        name: 'a tour is counted by nights',
        text: "table: 'tour_packages',\n  dates: 'slot',\n  tickets: true",
        becomes: "table: 'tour_packages',\n  dates: 'nights',\n  tickets: true",
      },
      {
        name: 'what one buys of a tour is no ticket',
        text: "table: 'tour_packages',\n  dates: 'slot',\n  tickets: true",
        becomes: "table: 'tour_packages',\n  dates: 'slot',\n  tickets: false",
      },
    ],
  },
  {
    file: 'service/catalog/car-kind.ts',
    testBeside: false,
    alsoTests: ['service/booking/model/line.test.ts'],
    mutants: [
      {
        name: 'a car is counted by nights',
        always: true,
        text: "dates: 'days'",
        becomes: "dates: 'nights'",
      },
      {
        name: 'cars are tickets',
        text: 'tickets: false',
        becomes: 'tickets: true',
      },
    ],
  },
];
