/** The single table of storefront addresses. Links are built from it. */
export const urls = {
  home: '/',
  stays: '/stays',
  moreStays: '/more-stays',
  /** The map of a list's results, by the address of the list. */
  mapOf: (address: string) => `/map${address}`,
  sitemap: '/sitemap.xml',
  securityContact: '/.well-known/security.txt',
  sitemapFile: (name: string) => `/sitemaps/${name}.xml`,
  stay: (slug: string) => `/stays/${encodeURIComponent(slug)}`,
  reviews: (slug: string) => `/stays/${encodeURIComponent(slug)}/reviews`,
  reportReview: (id: number) => `/report-review/${id}`,
  staysIn: (location: string) => `/stays?location=${encodeURIComponent(location)}`,
  staysOfType: (filter: string) => `/stays?propertyType=${encodeURIComponent(filter)}`,
  /** The page of a destination, by its slug or name. */
  place: (place: string) => `/places/${encodeURIComponent(place)}`,
  attractions: '/attractions',
  allAttractions: '/all-attractions',
  /** Attractions at a place, by its name or slug. */
  attractionsIn: (place: string) => `/attraction/${encodeURIComponent(place.toLowerCase())}`,
  attraction: (slug: string) => `/attraction/booking/${encodeURIComponent(slug)}`,
  tours: '/tour-packages',
  /** Tours of a category: 'pilgrimage-tours'. */
  toursOfKind: (category: string) => `/tour-packages/category/${encodeURIComponent(category)}`,
  toursIn: (place: string) => `/tour-packages/${encodeURIComponent(place.toLowerCase())}`,
  /** The last page alone of a list of attractions or tours, by the address of the list. */
  moreExperiences: (address: string) => `/more${address}`,
  tour: (slug: string) => `/tour-packages/booking/${encodeURIComponent(slug)}`,
  cars: '/car-rentals',
  /** Cars of a city, 'all' for everywhere; spaces become hyphens (CAR-4, CAR-7). */
  carsIn: (city: string) => `/car-rentals/${encodeURIComponent(city.trim().toLowerCase().replace(/\s+/g, '-'))}`,
  moreCars: '/more-cars',
  carsOfType: (type: string) => `/car-rentals/all?carType=${encodeURIComponent(type)}`,
  car: (slug: string) => `/car-rentals/booking/${encodeURIComponent(slug)}`,
  cart: '/cart',
  /** Products that this device or its account saved with a heart. */
  saved: '/saved',
  savedShown: (names: readonly string[]) => `/saved-shown?${new URLSearchParams(names.map((name) => ['name', name]))}`,
  /** What is free for the gaps of a trip (trip/gaps.ts). */
  tripIdeas: (gaps: readonly string[]) => `/trip-ideas?${new URLSearchParams(gaps.map((gap) => ['gap', gap]))}`,
  payment: (bookingId: string) => `/payment/${encodeURIComponent(bookingId)}`,
  dashboard: '/dashboard',
  /** For staff, who sign in there. */
  checkInVoucher: (token: string) => `/admin/redeem?${new URLSearchParams({ code: token })}`,
  /** Whether a message, a link or a number is the operator's. */
  verify: '/verify',
  /** Checks the signatures of vouchers offline. */
  verifyOffline: '/verify/offline',
  profile: '/profile',
  about: '/about',
  contact: '/contact-us',
  /** The same with the subject of the email filled in. */
  contactAbout: (subject: string) => `/contact-us?subject=${encodeURIComponent(subject)}`,
  services: '/services',
  advertise: '/advertise-with-us',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  accessibility: '/accessibility',
  status: '/status',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** The end of signing in through a provider, before it redirects to `to`. */
  connected: '/login/connected',
  connect: (provider: string, to: string) => `/api/connect/${provider}?to=${encodeURIComponent(to)}`,
} as const;
