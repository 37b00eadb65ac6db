/** The one table of our addresses. Links are built from it. */
export const urls = {
  home: '/',
  stays: '/stays',
  stay: (slug: string) => `/stays/${encodeURIComponent(slug)}`,
  staysIn: (location: string) => `/stays?location=${encodeURIComponent(location)}`,
  staysOfType: (filter: string) => `/stays?propertyType=${encodeURIComponent(filter)}`,
  cart: '/cart',
  payment: (bookingId: string) => `/payment/${encodeURIComponent(bookingId)}`,
  dashboard: '/dashboard',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
} as const;
