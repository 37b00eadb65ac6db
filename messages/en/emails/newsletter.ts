import { catalogue } from '../../catalogue.ts';

export const emailsNewsletterTexts = catalogue('emails/newsletter', {
  confirmSubject: 'Please confirm your subscription',
  confirmTitle: 'One click to subscribe',
  confirmPreview: 'Please confirm that this is your address and that you want our newsletter.',
  confirm:
    'Please confirm that you want our newsletter. It covers new places to see and stay, tours, and the best season for each.',
  subscribe: 'Yes, subscribe me',
  confirmWithin: 'The link works for 48 hours. If this was not you, ignore this email. We will not email you again.',
  toEntered: 'You are receiving this email because this address was entered for updates from {house}.',
  known: 'You are already subscribed',
  nothingToDo: 'You do not need to do anything.',
  enteredAgain:
    'This address was entered for our newsletter again. You already receive it, so you do not need to do anything.',
  subscribed: 'You are subscribed',
  started: 'Your subscription has started.',
  thanks: 'Thank you for subscribing. We’ll send our newsletter to this address and will not share it with anyone.',
  canUnsubscribe: 'You can unsubscribe with the link at the end of any issue.',
  explore: 'Start exploring',
  toSubscriber: 'You are receiving this email because you subscribed to updates from {house}.',
  newSubscriber: 'A new subscriber',
  whoSubscribed: 'This person subscribed to the newsletter and confirmed the address:',
});
