/** The addresses of the back office. Links are built from them. */
export const adminUrls = {
  today: '/admin/today',
  login: '/admin/login',
  /** Back to that address of ours afterwards. */
  loginThen: (address: string) => `/admin/login?${new URLSearchParams({ to: address })}`,
  logout: '/admin/logout',
  welcome: '/admin/welcome',
  account: '/admin/account',
  calendar: '/admin/calendar',
  calendarDays: '/admin/calendar/days',
  calendarRows: '/admin/calendar/rows',
  calendarChange: '/admin/calendar/change',
  calendarProduct: (type: string, slug: string) => `/admin/calendar/${type}/${encodeURIComponent(slug)}`,
  /** Where else that product is sold. */
  channels: (type: string, slug: string) => `/admin/calendar/${type}/${encodeURIComponent(slug)}/channels`,
  bookings: '/admin/bookings',
  newBooking: '/admin/bookings/new',
  booking: (bookingId: string) => `/admin/bookings/${encodeURIComponent(bookingId)}`,
  changeBooking: (bookingId: string) => `/admin/bookings/${encodeURIComponent(bookingId)}/change`,
  reports: '/admin/reports',
  /** The same as a file for spreadsheets. */
  reportFile: (asked: string) => `/admin/reports/file?${asked}`,
  daySheet: '/admin/day-sheet',
  redeem: '/admin/redeem',
  partners: '/admin/partners',
  partner: (documentId: string) => `/admin/partners/${encodeURIComponent(documentId)}`,
  statement: (documentId: string, month: string) => `/admin/partners/${encodeURIComponent(documentId)}/${month}`,
  statementSheet: (documentId: string, month: string) =>
    `/admin/partners/${encodeURIComponent(documentId)}/${month}/lines.csv`,
  listings: '/admin/listings',
  /** An entry of an own listing, as its partner proposes it. */
  ownEntry: (type: string, documentId: string) => `/admin/listings/${type}/${encodeURIComponent(documentId)}`,
  newOwnEntry: (type: string, of?: { relation: string; documentId: string }) =>
    `/admin/listings/${type}/new${of ? `?${new URLSearchParams({ [of.relation]: of.documentId })}` : ''}`,
  /** A new entry that a partner proposes. */
  ownProposal: (documentId: string) => `/admin/listings/proposals/${encodeURIComponent(documentId)}`,
  proposals: '/admin/proposals',
  proposal: (documentId: string) => `/admin/proposals/${encodeURIComponent(documentId)}`,
  guests: '/admin/guests',
  ownStatement: (month: string) => `/admin/listings/${month}`,
  ownSheet: (month: string) => `/admin/listings/${month}/lines.csv`,
  reviews: '/admin/reviews',
  /** The queue that it is in, from it on. */
  reviewsFrom: ({ id, reported }: { id: number; reported: boolean }) =>
    `/admin/reviews?${new URLSearchParams({ ...(reported && { state: 'reported' }), after: String(id + 1) })}`,
  newsletter: '/admin/newsletter',
  newsletterSheet: '/admin/newsletter/subscribers.csv',
  enquiries: '/admin/enquiries',
  enquiry: (documentId: string) => `/admin/enquiries/${encodeURIComponent(documentId)}`,
  staff: '/admin/staff',
  rights: '/admin/rights',
  personalData: '/admin/personal-data',
  /** Everything that is kept about somebody, as a file. */
  personalFile: '/admin/personal-data/file',
  audit: '/admin/audit',
  content: '/admin/content',
  contentOf: (type: string) => `/admin/content/${type}`,
  newContent: (type: string, of?: { relation: string; documentId: string }) =>
    `/admin/content/${type}/new${of ? `?${new URLSearchParams({ [of.relation]: of.documentId })}` : ''}`,
  entry: (type: string, documentId: string) => `/admin/content/${type}/${encodeURIComponent(documentId)}`,
  /** The entries of a type as a file. */
  exportOf: (type: string, as: string) => `/admin/content/${type}/export?${new URLSearchParams({ as })}`,
  firstSteps: '/admin/first-steps',
  /** All content with its pictures as one file. */
  contentArchive: '/admin/content-archive',
  /** Where content is brought in from files; `of`: the type of their rows. */
  importContent: (of?: string) => `/admin/import${of ? `?${new URLSearchParams({ of })}` : ''}`,
  contentFile: (asked: Readonly<Record<string, string>>) => `/admin/content-file?${new URLSearchParams(asked)}`,
  /** Keeps what is typed and goes on to its preview. */
  lookAt: (type: string, documentId: string) => `/admin/content/${type}/${encodeURIComponent(documentId)}/preview`,
  /** Before the storefront’s own addresses there: its pages with that entry as it was typed. */
  preview: (type: string, documentId: string) => `/admin/preview/${type}/${encodeURIComponent(documentId)}`,
  /** What changed an entry, and how it was before. */
  history: (type: string, documentId: string) => `/admin/content/${type}/${encodeURIComponent(documentId)}/history`,
  pictures: '/admin/pictures',
  picture: (documentId: string) => `/admin/pictures/${encodeURIComponent(documentId)}`,
  cropPicture: (documentId: string) => `/admin/pictures/${encodeURIComponent(documentId)}/crop`,
  settings: '/admin/settings',
  company: '/admin/settings/company',
  tax: '/admin/settings/tax',
  tcs: '/admin/settings/tcs',
  policies: '/admin/settings/cancellation',
  fees: '/admin/settings/fees',
  limits: '/admin/settings/limits',
  payments: '/admin/settings/payments',
  emails: '/admin/settings/emails',
  emailOf: (kind: string) => `/admin/settings/emails/${encodeURIComponent(kind)}`,
  search: '/admin/settings/search-engines',
  apiTokens: '/admin/settings/api-tokens',
  webhooks: '/admin/settings/webhooks',
  webhook: (documentId: string) => `/admin/settings/webhooks/${encodeURIComponent(documentId)}`,
} as const;

/** An address of the back office that a form or a link named; the first page for any other. */
export function adminAddress(named: string | null | undefined): string {
  return named && /^\/admin(?:[/?][\w/?=&%+.:,~-]*)?$/.test(named) ? named : adminUrls.today;
}
