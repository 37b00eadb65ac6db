import { catalogue } from '../../catalogue.ts';

export const stayErrorTexts = catalogue('stay/error', {
  title: 'Error Loading Stay',
  browse: 'Browse All Stays',
  tryAgain: 'Try Again',
  noSlug: 'No slug provided in URL',
  invalidUrl: 'Invalid URL',
  notLoaded: 'The stay could not be loaded.',
  notFound: 'Stay "{slug}" not found. Please check the URL and try again.',
  failed: 'API Error: {status} - {reason}',
});
