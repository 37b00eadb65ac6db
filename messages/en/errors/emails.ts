import { catalogue } from '../../catalogue.ts';

export const errorsEmailsTexts = catalogue('errors/emails', {
  sentenceChanged: 'This sentence has changed. Reload the page.',
  staffOnly: 'Sign in as staff to get a test email.',
  emailGone: 'This email no longer exists.',
  alreadySent: 'This email has already been sent.',
  notAvailable: '{placeholder} is not available in this sentence.',
  keepPlaceholder: 'Keep {placeholder}. The reader needs it.',
  onlyPlaceholder: 'Write {placeholder} with nothing else in its braces.',
  checkBraces:
    'Check the braces. A placeholder looks like {example}. For a brace in the text, write {open} or {close}.',
  tooLong: 'Enter up to {max} characters.',
  changedElsewhere: 'Someone else has changed one of these sentences. Open the page in another tab to see it.',
  mailboxLimit: 'We have sent several emails to this address within an hour. Please try again later.',
  networkLimit: 'Your network has requested too many emails. Please try again in an hour.',
  siteLimit: 'We are sending too many emails at this moment. Please try again in a few minutes.',
});
