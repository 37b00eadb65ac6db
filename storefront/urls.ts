/** The one table of our addresses. Links are built from it. */
export const urls = {
  home: '/',
  stays: '/stays',
  moreStays: '/more-stays',
  stayMap: '/stay-map',
  sitemap: '/sitemap.xml',
  sitemapFile: (name: string) => `/sitemaps/${name}.xml`,
  stay: (slug: string) => `/stays/${encodeURIComponent(slug)}`,
  reviews: (slug: string) => `/stays/${encodeURIComponent(slug)}/reviews`,
  staysIn: (location: string) => `/stays?location=${encodeURIComponent(location)}`,
  staysOfType: (filter: string) => `/stays?propertyType=${encodeURIComponent(filter)}`,
  cart: '/cart',
  payment: (bookingId: string) => `/payment/${encodeURIComponent(bookingId)}`,
  dashboard: '/dashboard',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** Where a sign-in through a provider ends, before it goes on to `to`. */
  connected: '/login/connected',
  connect: (provider: string, to: string) => `/api/connect/${provider}?to=${encodeURIComponent(to)}`,
} as const;
