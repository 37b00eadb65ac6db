import { catalogue } from '../../catalogue.ts';

/** The kinds of ticket. */
export const catalogTicketsTexts = catalogue('catalog/tickets', {
  adult: 'Adult',
  child: 'Child',
  senior: 'Senior',
  infant: 'Infant',
  ticket: 'Ticket',
});
