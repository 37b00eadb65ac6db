import { catalogue } from '../catalogue.ts';

export const uiTexts = catalogue('ui', {
  breadcrumb: 'Breadcrumb',
  previous: 'Previous: {label}',
  next: 'Next: {label}',
  close: 'Close',
  rating: '<label>Rated </label>{score}<scale> of {outOf}</scale>',
  on: 'On',
  off: 'Off',
  stillOffline: 'You are still offline. Please check your connection.',
  fewer: 'Fewer: {label}',
  more: 'More: {label}',
  notifications: 'Messages',
  dismiss: 'Dismiss',
});
