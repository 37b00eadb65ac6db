import { catalogue } from '../catalogue.ts';

/** Pages that stand alone, in place of one that is refused or not available for a moment. */
export const busyTexts = catalogue('busy', {
  wait: 'One moment, please',
  tooMany: 'We are getting too many requests from your network. Wait a minute and try again. Your cart is safe.',
  reloads: 'We’ll be back in a few seconds, and this page will reload automatically. Nothing is lost.',
  tryAgain: 'Try Again',
  tooLong: 'This is too long',
  shorten: 'Your text is longer than this form allows. Go back and shorten it.',
  notCompleted: 'We could not complete that',
  notSure: 'We are not sure your request went through. Check before you send it again.',
  openAgain: 'Open the Page Again',
});
