import type { Subject } from './mutant.ts';

export const stays: readonly Subject[] = [
  {
    file: 'service/catalog/stays/stay-fees.ts',
    mutants: [
      {
        name: 'the cleaning fee is another',
        text: "'Cleaning fee', amount: fromRupees(500)",
        becomes: "'Cleaning fee', amount: fromRupees(50)",
      },
      { name: 'the total is without fees', text: 'roomsAndNights + allStayFees', becomes: 'roomsAndNights' },
      {
        name: 'fees are not taxed',
        always: true,
        text: 'taxOn(total, taxPercent)',
        becomes: 'taxOn(roomsAndNights, taxPercent)',
      },
      { name: 'tax is always that of the default rule', text: 'taxOn(total, taxPercent)', becomes: 'taxOn(total)' },
    ],
  },
  {
    file: 'service/catalog/stays/stay-offer.ts',
    mutants: [
      {
        name: 'the night after check-out is sold',
        always: true,
        text: 'daysBetween(item.selectedDate, checkOut)',
        becomes: 'daysBetween(item.selectedDate, addDays(checkOut, 1))',
      },
      {
        name: 'of several rooms one is paid for',
        always: true,
        text: "name: 'Room', count: item.rooms",
        becomes: "name: 'Room', count: 1",
      },
      { name: 'of several rooms one is taken', text: 'unitsEach: item.rooms', becomes: 'unitsEach: 1' },
      {
        name: 'a room has a price of its own, whatever the night costs',
        text: 'count: item.rooms, price: null',
        becomes: 'count: item.rooms, price: paiseOf(room.price_paise)',
      },
      { name: 'fees are forgotten', text: 'fees: stayFees', becomes: 'fees: []' },
      { name: 'a stay is taxed as a car', text: "supply: 'stay',\n    },", becomes: "supply: 'car-rental',\n    }," },
      { name: 'a stay is sold until it ends', text: 'endOf(item.selectedDate)', becomes: 'endOf(checkOut)' },
      {
        name: 'without a check-out two nights are sold',
        text: 'addDays(item.selectedDate, 1)',
        becomes: 'addDays(item.selectedDate, 2)',
      },
      { name: 'five rooms are sold at once', text: 'item.rooms > mostRooms', becomes: 'item.rooms > mostRooms + 1' },
      { name: 'more adults sleep there than there are beds', text: 'adults > beds ||', becomes: '' },
      {
        name: 'children are not counted',
        text: '(item.adults ?? 1) + (item.children ?? 0)',
        becomes: '(item.adults ?? 1)',
      },
      {
        name: 'any room is the one that was asked for',
        text: 'room.name === asked ||',
        becomes: 'room.name !== asked ||',
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
        text: 'cancellationOf(stay, item.selectedDate,',
        becomes: 'cancellationOf(stay, checkOut,',
      },
      { name: 'check-in is at noon where no time is known', text: ": '14:00';", becomes: ": '12:00';" },
      { name: 'every stay can be cancelled for nothing', text: 'free: stay.free_cancellation', becomes: 'free: true' },
    ],
  },
];
