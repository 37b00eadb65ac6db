import { catalogue } from '../catalogue.ts';

export const mobileSheetTexts = catalogue('mobile-sheet', {
  myProfile: 'My Profile',
  myBooking: 'My Booking',
  greeting: 'Hi {name}',
  menu: 'Menu',
  navigation: 'Main',
  home: 'Home',
  saved: 'Saved',
  cart: 'Cart',
  logout: 'Logout',
  login: 'Login',
  register: 'Register',
});
