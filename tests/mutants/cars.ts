import type { Subject } from './mutant.ts';

export const cars: readonly Subject[] = [
  {
    file: 'service/catalog/car-rentals/car-offer.ts',
    mutants: [
      {
        name: 'the day of the drop-off is free',
        always: true,
        text: 'daysBetween(pickup, addDays(dropOff, 1))',
        becomes: 'daysBetween(pickup, dropOff)',
      },
      { name: 'a car comes back before its last day', text: 'endDay: addDays(dropOff, 1)', becomes: 'endDay: dropOff' },
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
        name: 'more people than seats ride along',
        text: 'Math.min(item.guests ?? 1, car.capacity)',
        becomes: 'item.guests ?? 1',
      },
      { name: 'a car is taxed as a stay', text: "supply: 'car-rental'", becomes: "supply: 'stay'" },
      { name: 'a car is sold until it comes back', text: 'endOf(pickup)', becomes: 'endOf(dropOff)' },
      { name: 'free cancellation goes by the drop-off', text: 'instantAt(pickup,', becomes: 'instantAt(dropOff,' },
    ],
  },
  {
    file: 'service/catalog/car-rentals/car-price.ts',
    alsoTests: ['storefront/product/one-price.test.ts'],
    mutants: [
      {
        name: 'the tax of a car goes by what all days cost',
        always: true,
        text: 'taxOf(dearest)',
        becomes: 'taxOf(total)',
      },
      { name: 'cars are taxed as stays', text: "supply: 'car-rental'", becomes: "supply: 'stay'" },
      {
        name: 'what is paid for a car is without tax',
        text: 'payable: paiseOf(total + tax)',
        becomes: 'payable: total',
      },
      {
        name: 'the average day is part of a paisa',
        text: 'paiseOf(Math.round(total / days))',
        becomes: 'paiseOf(total / days)',
      },
      { name: 'a price that rose is a discount', text: 'originalPrice <= price', becomes: 'originalPrice < 0' },
    ],
  },
  {
    file: 'service/catalog/car-rentals/rental-dates.ts',
    mutants: [
      {
        name: 'dates that nobody can rent are dates',
        text: '|| refusedRental(pickup, back, today, most)) return null',
        becomes: ') return null',
      },
      {
        name: 'any length will do',
        text: '!isDay(back) || refusedRental(pickup, back, today, most)',
        becomes: '!isDay(back) || refusedRental(pickup, back, today, mostRentalDays)',
      },
    ],
  },
];
