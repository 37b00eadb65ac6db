import type { MutatedModule } from './mutant.ts';

export const stock: readonly MutatedModule[] = [
  {
    file: 'service/stock/stock.ts',
    mutants: [
      {
        name: 'a closed day is sold',
        always: true,
        text: 'stock?.closed ? 0 : ',
        becomes: '',
      },
      {
        name: 'what others took is sold again',
        always: true,
        text: 'stock.capacity - stock.taken',
        becomes: 'stock.capacity',
      },
      {
        name: 'less than nothing is free',
        text: 'Math.max(0, stock.capacity - stock.taken)',
        becomes: 'stock.capacity - stock.taken',
      },
      {
        name: 'nothing is free where nothing is said of the day',
        text: 'if (!stock) return ordinary;',
        becomes: 'if (!stock) return 0;',
      },
      {
        name: 'the ordinary is free, whatever is said of the day',
        text: 'if (!stock) return ordinary;',
        becomes: 'if (!stock || ordinary > 0) return ordinary;',
      },
      {
        name: 'lines that are taken together do not share stock',
        always: true,
        text: '(units.get(keyOf(take)) ?? 0) + take.units',
        becomes: 'take.units',
      },
      {
        name: 'the last unit cannot be taken',
        text: '(stock.get(key), 0) >= units',
        becomes: '(stock.get(key), 0) > units',
      },
      {
        name: 'stock that nobody locked is enough',
        text: '(stock.get(key), 0)',
        becomes: '(stock.get(key), units)',
      },
      {
        name: 'one line that has its stock is enough',
        text: '[...wanted].every(',
        becomes: '[...wanted].some(',
      },
      {
        name: 'a car is hired again before it is ready',
        always: true,
        text: '{ length: days }',
        becomes: '{ length: 0 }',
      },
      {
        name: 'a closed day can be sold where another rests',
        text: 'used.has(key) ? unitsFree : unitsNotTaken',
        becomes: 'unitsThere',
      },
      {
        name: 'stock of one time is that of all times of the day',
        always: true,
        text: '{slot}`',
        becomes: "{''}`",
      },
      {
        name: 'stock of one product is that of all',
        text: '{sellableId} ',
        becomes: "{''} ",
      },
      {
        name: 'stock of one day is that of all',
        text: '{day} ',
        becomes: "{''} ",
      },
      { name: 'days at two prices are one run', text: 'open.price === offered.price &&', becomes: '' },
      { name: 'a closed day is one with the open ones', text: 'open.closed === offered.closed', becomes: 'true' },
      { name: 'two times of day are one run', text: 'open.slot === offered.slot &&', becomes: '' },
    ],
  },
  {
    file: 'service/stock/season.ts',
    mutants: [
      { name: 'the wider season goes before the narrower', always: true, text: '? -1 :', becomes: '? 2 :' },
      { name: 'the season set first goes before the later', text: 'b.place - a.place', becomes: 'a.place - b.place' },
      { name: 'the season goes before the day itself', text: 'own?.price ?? ', becomes: '' },
      { name: 'a season leaves out its last day', text: 'day <= days.last', becomes: 'day < days.last' },
      { name: 'a season holds on every weekday', text: 'own === weekdayOf(day)', becomes: 'own > 0' },
      { name: 'no season goes over New Year', text: 'date >= first || date <= last', becomes: 'false' },
    ],
  },
];
