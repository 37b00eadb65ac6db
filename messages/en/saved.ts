import { catalogue } from '../catalogue.ts';

export const savedTexts = catalogue('saved', {
  remove: 'Remove<name> {title}</name>',
  elsewhere: 'Elsewhere',
  unavailable: '{name} ({type})',
  noLongerAvailable: 'No longer available',
  includesTaxes: 'Includes taxes and charges',
  noPrice: 'No price at the moment',
  empty: 'Nothing Saved Yet',
  emptyAdvice: 'Tap the heart on anything you like to save it here.',
  browseStays: 'Browse Stays',
  exploreAttractions: 'Explore Attractions',
  needsJavascript: 'Turn on JavaScript to save items. You can browse without it.',
  loading: 'Loading your saved items...',
  title: 'Saved',
  onThisDevice: 'Saved on this device. Sign in to see them on your other devices.',
  signIn: 'Sign in',
  failed: 'Your saved items could not be loaded.',
  tryAgain: 'Try Again',
});
