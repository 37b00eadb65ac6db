/** The addresses of the back office. Links are built from them. */
export const adminUrls = {
  today: '/admin/today',
  login: '/admin/login',
  /** Signs in and returns to that address. */
  loginTo: (address: string) => `/admin/login?${new URLSearchParams({ to: address })}`,
  logout: '/admin/logout',
  welcome: '/admin/welcome',
  account: '/admin/account',
  /** What the command bar finds. */
  commandBar: '/admin/command-bar',
  calendar: '/admin/calendar',
  calendarDays: '/admin/calendar/days',
  calendarRows: '/admin/calendar/rows',
  calendarChange: '/admin/calendar/change',
  /** Bookings as bars, unit by unit. */
  tape: '/admin/calendar/tape',
  /** Rules of price and stay; a rule that is begun by its fields. */
  calendarRules: '/admin/calendar/rules',
  calendarRule: (fields: Readonly<Record<string, string>>) => `/admin/calendar/rules?${new URLSearchParams(fields)}`,
  calendarRulePreview: '/admin/calendar/rules/preview',
  calendarProduct: (type: string, slug: string) => `/admin/calendar/${type}/${encodeURIComponent(slug)}`,
  /** The channels of that product. */
  channels: (type: string, slug: string) => `/admin/calendar/${type}/${encodeURIComponent(slug)}/channels`,
  bookings: '/admin/bookings',
  /** The bookings made in a period, of a product type or of all. */
  bookingsMade: ({ first, last }: { first: string; last: string }, type?: string) =>
    `/admin/bookings?${new URLSearchParams({ madeFrom: first, madeUntil: last, ...(type && { type }) })}`,
  bookingsBeginning: (day: string) => `/admin/bookings?${new URLSearchParams({ from: day, until: day })}`,
  newBooking: '/admin/bookings/new',
  /** Ticked bookings as a list to print, and as a file. */
  printBookings: '/admin/bookings/print',
  bookingsCsv: '/admin/bookings/selected.csv',
  booking: (bookingId: string) => `/admin/bookings/${encodeURIComponent(bookingId)}`,
  changeBooking: (bookingId: string) => `/admin/bookings/${encodeURIComponent(bookingId)}/change`,
  reports: '/admin/reports',
  /** The same report as a file for spreadsheets. */
  reportFile: (query: string) => `/admin/reports/file?${query}`,
  manifest: '/admin/day-sheet',
  checkIn: '/admin/redeem',
  /** Checks in a line of a booking without its voucher at hand. */
  checkInLine: (bookingId: string, line: number) =>
    `/admin/redeem?${new URLSearchParams({ booking: bookingId, line: String(line) })}`,
  payouts: '/admin/payouts',
  /** Ticked payouts as a file for the bank. */
  payoutsFile: (chosen: readonly string[]) => {
    const query = new URLSearchParams(chosen.map((one) => ['of', one]));
    return `/admin/payouts/bank.csv${query.size > 0 ? `?${query}` : ''}`;
  },
  partners: '/admin/partners',
  partner: (documentId: string) => `/admin/partners/${encodeURIComponent(documentId)}`,
  statement: (documentId: string, month: string) => `/admin/partners/${encodeURIComponent(documentId)}/${month}`,
  statementCsv: (documentId: string, month: string) =>
    `/admin/partners/${encodeURIComponent(documentId)}/${month}/lines.csv`,
  listings: '/admin/listings',
  /** An entry of the partner's own listing, in the submission form. */
  partnerEntry: (type: string, documentId: string) => `/admin/listings/${type}/${encodeURIComponent(documentId)}`,
  newPartnerEntry: (type: string, of?: { relation: string; documentId: string }) =>
    `/admin/listings/${type}/new${of ? `?${new URLSearchParams({ [of.relation]: of.documentId })}` : ''}`,
  /** A new entry that a partner submits. */
  /** A new listing of a partner in steps, and its draft. */
  newPartnerSteps: (type: string) => `/admin/listings/${type}/build`,
  partnerSteps: (documentId: string) => `/admin/listings/proposals/${encodeURIComponent(documentId)}/build`,
  partnerSubmission: (documentId: string) => `/admin/listings/proposals/${encodeURIComponent(documentId)}`,
  submissions: '/admin/proposals',
  submission: (documentId: string) => `/admin/proposals/${encodeURIComponent(documentId)}`,
  guests: '/admin/guests',
  foreignGuests: '/admin/foreign-guests',
  foreignGuestsOf: (bookingId: string, line: number) =>
    `/admin/foreign-guests?${new URLSearchParams({ booking: bookingId, line: String(line) })}`,
  foreignGuestsCsv: '/admin/foreign-guests/arrivals.csv',
  partnerStatement: (month: string) => `/admin/listings/${month}`,
  partnerStatementCsv: (month: string) => `/admin/listings/${month}/lines.csv`,
  reviews: '/admin/reviews',
  /** The queue that contains the review, starting with it. */
  reviewsFrom: ({ id, reported }: { id: number; reported: boolean }) =>
    `/admin/reviews?${new URLSearchParams({ ...(reported && { state: 'reported' }), after: String(id + 1) })}`,
  newsletter: '/admin/newsletter',
  newsletterCsv: '/admin/newsletter/subscribers.csv',
  inbox: '/admin/inbox',
  /** A message, an enquiry or a review in the inbox. `id`: its booking, its document id, or its number. */
  thread: (kind: 'message' | 'enquiry' | 'review', id: string) => `/admin/inbox/${kind}/${encodeURIComponent(id)}`,
  savedReplies: '/admin/inbox/replies',
  enquiries: '/admin/enquiries',
  enquiry: (documentId: string) => `/admin/enquiries/${encodeURIComponent(documentId)}`,
  staff: '/admin/staff',
  rights: '/admin/rights',
  personalData: '/admin/personal-data',
  /** Deadlines and texts for a breach of personal data. */
  breach: '/admin/personal-data/breach',
  /** All data stored about a person, as a file. */
  personalFile: '/admin/personal-data/file',
  audit: '/admin/audit',
  content: '/admin/content',
  contentList: (type: string) => `/admin/content/${type}`,
  newContent: (type: string, of?: { relation: string; documentId: string }) =>
    `/admin/content/${type}/new${of ? `?${new URLSearchParams({ [of.relation]: of.documentId })}` : ''}`,
  entry: (type: string, documentId: string) => `/admin/content/${type}/${encodeURIComponent(documentId)}`,
  /** A new entry: in steps if its type has them, else its form. */
  addContent: ({ name, steps }: { name: string; steps?: readonly unknown[] | undefined }) =>
    `/admin/content/${name}/${steps ? 'build' : 'new'}`,
  /** The steps of a draft. */
  steps: (type: string, documentId: string) => `/admin/content/${type}/${encodeURIComponent(documentId)}/build`,
  /** One of the steps at that address, and one of its fields. */
  atStep: (steps: string, step: string, field?: string) =>
    `${steps}?${new URLSearchParams({ step, ...(field && { field }) })}`,
  /** The entries of a type as a file. */
  exportEntries: (type: string, as: string) => `/admin/content/${type}/export?${new URLSearchParams({ as })}`,
  firstSteps: '/admin/first-steps',
  /** That page, with a way back to the setup guide. */
  fromGuide: (page: string) => `${page}?guide`,
  /** All content with its pictures as one file. */
  contentArchive: '/admin/content-archive',
  /** The import page. `of`: the type of the rows. */
  importContent: (of?: string) => `/admin/import${of ? `?${new URLSearchParams({ of })}` : ''}`,
  contentFile: (query: Readonly<Record<string, string>>) => `/admin/content-file?${new URLSearchParams(query)}`,
  /** Stores the unsaved form and redirects to its preview. */
  previewUnsaved: (type: string, documentId: string) =>
    `/admin/content/${type}/${encodeURIComponent(documentId)}/preview`,
  /** The base path of the storefront's own addresses in a preview: its pages show the unsaved entry. */
  preview: (type: string, documentId: string) => `/admin/preview/${type}/${encodeURIComponent(documentId)}`,
  /** The entries of a type whose translations are unfinished. */
  missingTranslations: (type: string, language?: string) =>
    `/admin/content/${type}/translations${language ? `/${language}` : ''}`,
  /** What an entry says in another language; of several languages the first. */
  translations: (type: string, documentId: string, language?: string) =>
    `/admin/content/${type}/${encodeURIComponent(documentId)}/translations${language ? `/${language}` : ''}`,
  /** The changes of an entry, and its earlier versions. */
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
  /** The emails in a language. */
  emailsIn: (language: string) =>
    `/admin/settings/emails${language === 'en' ? '' : `?${new URLSearchParams({ language })}`}`,
  emails: '/admin/settings/emails',
  /** An email in a language, in one of its cases, counted from 1. */
  emailSettings: (kind: string, { language, case: chosen = 1 }: { language: string; case?: number }) => {
    const query = new URLSearchParams({
      ...(language !== 'en' && { language }),
      ...(chosen !== 1 && { case: String(chosen) }),
    });
    return `/admin/settings/emails/${encodeURIComponent(kind)}${query.size > 0 ? `?${query}` : ''}`;
  },
  search: '/admin/settings/search-engines',
  apiTokens: '/admin/settings/api-tokens',
  webhooks: '/admin/settings/webhooks',
  webhook: (documentId: string) => `/admin/settings/webhooks/${encodeURIComponent(documentId)}`,
} as const;

/** The back office address that a form or link names; the first page for any other value. */
export function adminAddress(named: string | null | undefined): string {
  return named && /^\/admin(?:[/?][\w/?=&%+.:,~-]*)?$/.test(named) ? named : adminUrls.today;
}
