import { catalogue } from '../../catalogue.ts';

export const experienceRouteTexts = catalogue('experience/route', {
  noAttraction: 'No attraction found with this slug',
  attractionStatus: 'Failed to fetch attraction data (Status: {status})',
  attractionNotLoaded: 'Failed to load attraction details',
  toAttractions: 'Back to Attractions',
  loadingAttraction: 'Loading attraction details...',
  noTour: 'Tour package not found',
  tourStatus: 'Failed to fetch tour package data (Status: {status})',
  tourNotLoaded: 'Failed to load tour package details',
  toTours: 'Back to Tour Packages',
  loadingTour: 'Loading tour package details...',
  error: 'Error',
  tryAgain: 'Try Again',
});
