import { catalogue } from '../../catalogue.ts';

export const emailsOperatorDigestTexts = catalogue('emails/operator-digest', {
  messages: 'Messages about booking {booking}',
  guests: 'Changed guest details, booking {booking}',
  unusedPayments: 'Payments that could not be used, booking {booking}',
  enquiries: 'Enquiries',
  subscribers: 'New newsletter subscribers',
  subject: 'New in the back office: {count}',
  title: 'Several notifications at once',
  preview: 'You can read all of them in the back office.',
  tooMany:
    'There were more notifications within an hour than we send as single emails. You can see all of them in the back office.',
  sinceLast: 'Since the last email',
  others: 'About other bookings',
  open: 'Open the back office',
});
