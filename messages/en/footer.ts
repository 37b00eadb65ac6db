import { catalogue } from '../catalogue.ts';

export const footerTexts = catalogue('footer', {
  aboutPadharo:
    '“Padharo” means welcome. Stays, attractions, tours and cars across India, with taxes and fees shown upfront.',
  aboutSite: 'Stays, attractions, tours and cars across India, with taxes and fees shown upfront.',
  contactInformation: 'Contact information',
  legalDetails: 'Legal details and complaints',
  rights: '© {year} {site}. All rights reserved.',
  aboutNavigation: 'About {site}',
  about: 'About',
  contact: 'Contact us',
  advertise: 'Advertise with us',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  status: 'Status',
  newsletter: 'Subscribe to Updates',
  newsletterPromise: 'New places and the best time to visit them, about once a month.',
  email: 'Email',
  subscribe: 'Subscribe',
});
