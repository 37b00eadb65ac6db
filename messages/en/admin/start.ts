import { catalogue } from '../../catalogue.ts';

/** What the server writes to the console of whoever starts it. */
export const adminStartTexts = catalogue('admin/start', {
  openingPostgres: 'Opening PostgreSQL …',
  openingEmbedded: 'Opening the embedded database …',
  migrated: 'Ran {count, plural, one {# migration} other {# migrations}}',
  sampleLoaded: 'Loaded the sample catalogue in {seconds} s: {what}',
  running: 'Padharo is running at {address}',
  version: 'Version',
  admin: 'Admin',
  createAdmin: 'Create an admin',
  createAdminOnce: 'Use this link once, within 72 hours, to create the first admin',
  contentApi: 'Content API',
  emails: 'Emails',
  emailsQueued: 'Emails are queued: SMTP_URL is not set',
  payments: 'Payments',
  gatewayInTestMode: '{gateway} in TEST MODE. No one is charged.',
  noPayments: 'None. The payment page asks travellers to contact you until you set UPI_ID.',
  upi: 'UPI to {upiId}. Confirm transfers with npm run operator -- upi-received',
  testNotice: 'PAYMENTS=test: ANYONE CAN CONFIRM A BOOKING WITHOUT PAYING. Every page shows a notice.',
  upiHidden: 'Travellers do not see UPI_ID in the meantime.',
  testGateway: 'The test gateway, which charges no one',
  upiAndTestGateway: 'UPI to {upiId}, and the test gateway, which charges no one',
});
