import { catalogue } from '../catalogue.ts';

export const dashboardTexts = catalogue('dashboard', {
  navigation: 'Dashboard',
  browse: 'Browse',
  account: 'Your account',
  myAccount: 'My Account',
  myBooking: 'My Booking',
  myProfile: 'My Profile',
  logout: 'Logout',
  yourProfile: 'Your profile',
  yourBookings: 'Your bookings',
  needsJavascript:
    'Turn on JavaScript to sign in. Without it, the link in each of our emails still shows your booking.',
  saved: 'Saved',
  greeting: 'Hi {name}',
  unread: '{count, plural, one {#\u00a0unread message} other {#\u00a0unread messages}}',
});
