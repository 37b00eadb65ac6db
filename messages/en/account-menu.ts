import { catalogue } from '../catalogue.ts';

export const accountMenuTexts = catalogue('account-menu', {
  myAccount: 'My Account',
  myProfile: 'My Profile',
  myBooking: 'My Booking',
  logout: 'Logout',
});
