import type { MutatedModule } from './mutant.ts';

export const cars: readonly MutatedModule[] = [
  {
    file: 'service/catalog/car-rentals/car-offer.ts',
    mutants: [
      {
        name: 'a car comes back before its last day',
        text: '      endDay,\n',
        becomes: '      endDay: addDays(endDay, -1),\n',
      },
      {
        name: 'more people than seats ride along',
        text: 'Math.min(selected.guests ?? 1, car.capacity)',
        becomes: 'selected.guests ?? 1',
      },
      { name: 'a car is sold until it comes back', text: 'saleEndOf(startDay,', becomes: 'saleEndOf(endDay,' },
      { name: 'free cancellation goes by the drop-off', text: 'instantAt(startDay,', becomes: 'instantAt(endDay,' },
    ],
  },
  {
    file: 'service/catalog/car-rentals/car-priced.ts',
    testBeside: false,
    alsoTests: ['service/catalog/car-rentals/car-offer.test.ts'],
    mutants: [
      {
        name: 'a car with a driver is taxed as one without',
        text: "? 'transport-with-driver'",
        becomes: "? 'vehicle-without-driver'",
      },
      {
        name: 'whatever is said of a driver makes a car one with a driver',
        text: "'^(uniformed )?",
        becomes: "'(uniformed )?",
      },
      {
        name: 'one car is two',
        text: 'count: 1',
        becomes: 'count: 2',
      },
      {
        name: 'a car has a price of its own, whatever the day costs',
        text: 'price: null',
        becomes: 'price: 0',
      },
    ],
  },
  {
    file: 'service/catalog/car-rentals/to-car-card.ts',
    testBeside: false,
    alsoTests: ['storefront/cart/one-price.test.ts'],
    mutants: [
      {
        name: 'a card says what a day costs, not all of them',
        text: 'amount: payable',
        becomes: 'amount: averageDay',
      },
      {
        name: 'a card forgets the days with a price of their own',
        text: 'rental.own_prices.map(paiseOf)',
        becomes: '[]',
      },
      {
        name: 'a card is of one day, whatever the dates',
        text: 'dates ? countDays(dates) : 1',
        becomes: '1',
      },
    ],
  },
  {
    file: 'service/catalog/car-rentals/rental-dates.ts',
    alsoTests: ['service/catalog/car-rentals/car-offer.test.ts'],
    mutants: [
      {
        name: 'the day of the drop-off is free',
        always: true,
        text: 'daysBetween(pickup, addDays(dropOff, 1))',
        becomes: 'daysBetween(pickup, dropOff)',
      },
      {
        name: 'a car is rented for a day longer than allowed',
        text: 'nightsBetween(pickup, dropOff) + 1 > most',
        becomes: 'nightsBetween(pickup, dropOff) > most',
      },
      {
        name: 'a car may come back before it is picked up',
        text: 'if (dropOff < pickup)',
        becomes: 'if (dropOff === today)',
      },
      {
        name: 'dates that nobody can rent are dates',
        text: '|| rentalProblem(pickup, back, today, most)) return null',
        becomes: ') return null',
      },
      {
        name: 'any length will do',
        text: '!isDay(back) || rentalProblem(pickup, back, today, most)',
        becomes: '!isDay(back) || rentalProblem(pickup, back, today, mostRentalDays)',
      },
    ],
  },
];
