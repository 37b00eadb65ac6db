import { catalogue } from '../catalogue.ts';

/** What the server words for the frame of every page. */
export const frameTexts = catalogue('frame', {
  popularDestinations: 'Popular destinations',
  book: 'Book',
  services: 'Services',
  hotels: 'Hotels',
  resorts: 'Resorts',
  villas: 'Villas',
  homestays: 'Homestays',
  legalName: 'Legal name',
  gstin: 'GSTIN',
  grievanceOfficer: 'Grievance officer',
  whatsapp: 'WhatsApp',
  callBack: 'Call-back',
  requestCall: 'Ask us to call you',
  requestCallSubject: 'Please call me back',
});
