import { catalogue } from '../../catalogue.ts';

export const errorsChannelsTexts = catalogue('errors/channels', {
  channelGone: 'This channel no longer exists',
  noImportLink: 'Paste an import link first',
  syncFailed: 'Sync failed for {name}: {problem}. Blocked dates stay as they were.',
  channelName: 'Enter a channel name, such as ‘Airbnb’',
  unitNumber: 'Enter a number from 1 to {units}',
  oneUnit: 'You have only one unit. Enter 1.',
  fullLink: 'Paste the full link to the calendar. It starts with https://',
  linkProblem: 'The link {problem}',
  ownLink: 'This is our own link. Paste the link from the other channel.',
  unitGone: 'This room or vehicle no longer exists',
  roomsAndVehicles: 'Only rooms and vehicles can sync with channels. Products with time slots cannot.',
  tooManyChannels: 'You already have {most} channels here, the maximum. Disconnect one first.',
});
