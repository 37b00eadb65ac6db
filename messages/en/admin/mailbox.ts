import { catalogue } from '../../catalogue.ts';

/** The page with the emails of a site without a mail server. */
export const adminMailboxTexts = catalogue('admin/mailbox', {
  mailbox: 'Mailbox',
  title: 'Mailbox · Padharo',
  titleOfEmail: '{subject} · Mailbox',
  lead: 'Emails that Padharo would have sent. Set SMTP_URL to send them.',
  none: 'No emails yet. Register or make a booking.',
  to: 'to {email}',
  toAt: 'to {email}, {at}',
  theEmail: 'The email',
  plain: 'As plain text',
  notFound: 'Email not found',
});
