import { catalogue } from '../catalogue.ts';

/** The page that says what works now. */
export const statusTexts = catalogue('status', {
  title: 'Status',
  lead: 'What works on {site} now, measured when you opened this page.',
  allWorks: 'Everything works',
  someTrouble: 'Something does not work as it should',
  site: 'Search and bookings',
  payments: 'Payments',
  emails: 'Emails',
  works: 'Works',
  troubled: 'Trouble',
  siteWorks: 'You can search and book.',
  paymentsWork: 'You can pay on our website.',
  paymentsTroubled: 'Recent payments did not succeed. If your bank has charged you, do not pay again: call us.',
  paymentsOffline: 'You do not pay on this website. After you book, we tell you how to pay.',
  emailsWork: 'Emails leave within minutes.',
  emailsTroubled: 'Emails are late. Your bookings and vouchers are on our website, under My bookings.',
  help: 'Does something else not work?',
  contact: 'Contact us',
});
