import { catalogue } from '../../catalogue.ts';

export const emailsEveryTexts = catalogue('emails/every', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  tagline: '{house}: stays, attractions, tours and cars in India',
  buttonFails: 'If the button does not work, copy this address into your browser:',
  authentic: 'Is this really from us? Check a message, a link or a number',
  unsubscribe: 'Unsubscribe',
  toContactAddress: 'You are receiving this email because this is the contact address in your settings.',
  welcome: 'Welcome to {house}',
});
