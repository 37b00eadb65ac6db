import { catalogue } from '../../catalogue.ts';

export const experienceListFailedTexts = catalogue('experience-list/failed', {
  nowhere: "We couldn't find any tour packages for this location. Try a different location or browse all packages.",
  attractions: 'Failed to fetch attractions',
  packages: 'Failed to fetch packages',
  noTours: 'No Tour Packages Found',
  browsePackages: 'Browse All Packages',
  home: 'Return to Home',
  attractionsTitle: 'Attractions',
  toursTitle: 'Tour Packages',
  noneInCategory: 'No tour packages found in this category.',
  oldLink: 'The link may be old or misspelt.',
  allTours: 'View all tour packages',
  nothingFound: 'Nothing found',
});
