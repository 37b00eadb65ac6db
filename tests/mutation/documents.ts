import type { MutatedModule } from './mutant.ts';

export const documents: readonly MutatedModule[] = [
  {
    file: 'service/booking/model/voucher-state.ts',
    mutants: [
      { name: 'a voucher is used twice', always: true, text: "  if (usedAt) return 'used';\n", becomes: '' },
      {
        name: 'what is not paid for has a voucher',
        text: "status !== 'confirmed' && ",
        becomes: "status === 'cancelled' && ",
      },
      { name: 'the voucher of a line that was replaced holds', text: "line.state === 'replaced'", becomes: 'false' },
      { name: 'the voucher of a cancelled line holds', text: "line.state !== 'live'", becomes: 'false' },
      { name: 'a voucher promises what was changed since', text: 'token.mark !==', becomes: "'' ===" },
      { name: 'a voucher holds for ever', text: "token.ended ? 'over' : 'valid'", becomes: "'valid'" },
    ],
  },
  {
    file: 'service/documents/voucher-token.ts',
    mutants: [
      {
        name: 'a voucher for another thing has the same mark',
        text: '[startDay, lastDay, bought]',
        becomes: '[startDay, lastDay]',
      },
      { name: 'a voucher ends with its last day', text: 'addDays(facts.lastDay, 2)', becomes: 'facts.lastDay' },
    ],
  },
  {
    file: 'service/documents/invoice.ts',
    mutants: [
      { name: 'invoices of April are numbered with those of March', text: '< 4', becomes: '<= 4' },
      { name: 'invoices are numbered by the year', text: '(Number(month) < 4 ? 1 : 0)', becomes: '0' },
    ],
  },
];
