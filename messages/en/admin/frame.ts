import { catalogue } from '../../catalogue.ts';

export const adminFrameTexts = catalogue('admin/frame', {
  noAccess: 'Your role does not have access',
  notFound: 'Not found',
  tooManyRequests: 'Too many requests',
  notLoaded: 'This page did not load',
  askForAccess: 'Ask an admin if you need access.',
  mayBeDeleted: 'It may have been deleted, or the link is wrong.',
  ownFault: 'Something went wrong on our side. Your entries were not saved. Try again.',
  tryAgain: 'Try again',
  goToToday: 'Go to Today',
  menu: 'Menu',
  admin: 'Admin',
  myAccount: 'My account',
  signOut: 'Sign out',
  skipToContent: 'Skip to content',
  brand: 'Padharo <admin>Admin</admin>',
});
