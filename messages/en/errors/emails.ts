import { catalogue } from '../../catalogue.ts';

export const errorsEmailsTexts = catalogue('errors/emails', {
  sentenceChanged: 'This sentence has changed. Reload the page.',
  staffOnly: 'Sign in as staff to get a test email.',
  emailGone: 'This email no longer exists.',
  alreadySent: 'This email has already been sent.',
  changedElsewhere: 'Someone else has changed one of these sentences. Open the page in another tab to see it.',
});
