import { catalogue } from '../../catalogue.ts';

export const emailsMessageTexts = catalogue('emails/message', {
  toOperatorSubject: 'A message about booking {booking}',
  toOperatorTitle: 'New message from a traveller',
  toOperatorPreview: 'The traveller is waiting for your reply.',
  answerInBooking: 'Do not reply to this email. Open the booking to answer the traveller.',
  openMessage: 'Open message',
  subject: 'A message about your booking {booking}',
  title: 'You have a message from us',
  preview: 'Read the message and reply.',
  read: 'Read and reply',
});
