import { catalogue } from '../../catalogue.ts';

export const emailsSubmissionTexts = catalogue('emails/submission', {
  receivedSubject: 'New submission to review: {listing}',
  receivedTitle: 'New submission to review',
  receivedPreview: 'A partner has suggested changes.',
  received: '{partner} has suggested changes to {listing}. They go live once you approve them.',
  mayBeMore: 'We send at most one of these an hour, so more submissions may be waiting.',
  review: 'Review submission',
  toReviewer: 'You are receiving this email because an admin chose you to receive partner submissions.',
  takenSubject: 'Approved: your changes to {listing}',
  takenTitle: 'Your changes are approved',
  taken: 'We’ve approved your changes.',
  partlySubject: 'Partly approved: your changes to {listing}',
  partlyTitle: 'Some of your changes are approved',
  partly: 'We’ve approved some of your changes.',
  returnedSubject: 'Changes needed: {listing}',
  returnedTitle: 'Please update your submission',
  returned: 'We need a few changes before we can approve this.',
  listing: 'Listing: {listing}.',
  notApproved: 'Not approved: {fields}.',
  openListings: 'Open my listings',
  toPartner: 'You are receiving this email because you sell through {house} and suggested changes.',
});
