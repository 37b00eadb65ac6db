import { catalogue } from '../../catalogue.ts';

export const adminNewsletterTexts = catalogue('admin/newsletter', {
  notConfirmed: 'Not confirmed',
  email: 'Email',
  status: 'Status',
  signedUp: 'Signed up',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  change: 'Change',
  unsubscribe: 'Unsubscribe',
  unsubscribeEmail: 'Unsubscribe {email}',
  newsletter: 'Newsletter',
  lead: 'Everyone who signed up, newest first. Only confirmed addresses receive it.',
  exportCsv: 'Export CSV',
  searchSubscribers: 'Search subscribers',
  any: 'Any',
  caption: 'Subscribers, newest first',
  noMatch: 'No subscribers match this search.',
  noSubscribersYet: 'People who subscribe on your website appear here.',
  emailUnsubscribed: '{email} unsubscribed.',
  isSubscribed: 'Subscribed',
  isUnsubscribed: 'Unsubscribed',
});
