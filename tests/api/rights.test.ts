import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../service/catalog/content-types.ts';
import { AppError } from '../../service/core/app-error.ts';
import { clock, operator, type Role, roles, type Viewer, visitor } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { loadUseCase, readUseCases } from '../use-cases.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

type Asker = 'visitor' | Role | 'reading program' | 'writing program' | 'operator' | 'clock';

const user = (role: Role): Viewer => ({
  kind: 'user',
  userId: asha.id,
  sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
  role,
  confirmed: true,
  email: `${role}@example.in`,
  username: role,
});
const askers: readonly (readonly [Asker, () => Viewer])[] = [
  ['visitor', () => visitor],
  ...roles.map((role) => [role, () => user(role)] as const),
  ['reading program', () => ({ kind: 'token', tokenId: 1, name: 'Export', scopes: { '*': ['find', 'findOne'] } })],
  [
    'writing program',
    () => ({ kind: 'token', tokenId: 2, name: 'Import', scopes: { '*': ['create', 'update', 'delete', 'publish'] } }),
  ],
  ['operator', () => operator],
  ['clock', () => clock],
];

const everybody = askers.map(([name]) => name);
const readers = everybody.filter((name) => name !== 'writing program');
const reviewers = everybody.filter((name) => name !== 'reading program');
const users: readonly Asker[] = ['traveller', 'partner', 'editor', 'support', 'admin'];
const admins: readonly Asker[] = ['admin', 'operator'];
const support: readonly Asker[] = ['support', ...admins];
const editors: readonly Asker[] = ['editor', ...admins];
const moderators: readonly Asker[] = ['editor', 'support', ...admins];
const writers: readonly Asker[] = [...editors, 'writing program'];
const libraryReaders: readonly Asker[] = [...editors, 'reading program'];
const adminUsers: readonly Asker[] = ['partner', 'editor', 'support', 'admin'];
const houseKeepers: readonly Asker[] = ['operator', 'clock'];
const nobodyElse: readonly Asker[] = ['clock'];

/** Every verb of the site and who may. */
const table: Record<string, readonly Asker[]> = {
  ...who(
    everybody,
    // what is sold, and what the operator says of the site
    'countListed findRedirect carAvailability carTypePrices experienceAvailability experiencesNearby featuredStays findCard findOffers getCar getExperience',
    'getStay mapList nextDepartures otherCars popularTours readSaleSettings readSettings searchList showSaved',
    'showCalendar similarStays sitemapEntries sitemapFiles sitemapLists stayAvailability stayReviews suggestPlaces tourAtLocation',
    'reportReview showReportable toursHome quoteCart bookCar enquire subscribe',
    // a password, a code, a key or a signature decides
    'authenticate beginConnect confirmEmail finishConnect forgotPassword logIn logOut register renewSession',
    'acceptInvitation showInvitation signInStaff signOutStaff staffOfSession',
    'resetPassword takeSession confirmAddress listChanges previewChange confirmChange startPayment viewPayment receiveGatewayMessage returnFromCheckout checkOrdersOnReturn confirmSubscription leaveNewsletter',
    'listDocuments makeInvoice makeItinerary makeTripCalendar makeVoucher verifyVoucher showOwnCalendar',
    'bookAgain listMessages writeMessage stopReviewEmails openBooking showGuests changeGuests openAttachment writeWithFiles',
  ),
  ...who(readers, 'listEntries sendEntries showEntry'),
  ...who(reviewers, 'postReview'),
  ...who(
    users,
    'exportData previewDeletion sendDeletionLink deleteAccount',
    'changePassword changeProfile endSession unsaveProduct listSaved listSessions saveProducts sendEmailConfirmation showProfile',
    'cancelBooking listBookings listConversations placeBooking viewBooking changeSubscription showSubscription',
  ),
  ...who(
    writers,
    'countEntries createEntry deleteEntry importEntries cancelPlan savePreview listHeads listHistory listPlans planPublication previewEntry publishEntry publishWhole restoreChange updateEntry cropPicture deletePicture describePicture uploadPictures',
  ),
  ...who(libraryReaders, 'findPictures showPicture'),
  ...who(editors, 'closeEveryYear listScarce listSeasons setAllotment setDepartures setSaleTerms setSeason'),
  ...who(editors, 'exportArchive exportEntries importContent listFailedPlans'),
  ...who(
    ['partner', ...editors],
    'listChannelTroubles listStockRows previewStockChange saveStockChange showStockDays undoStockChange',
  ),
  ...who(['partner', ...support], 'checkInVoucher showVoucher'),
  ...who(
    ['partner', ...admins],
    'changeChannel connectChannel endChannel fetchChannel listChannels renewCalendarAddress',
  ),
  ...who(
    ['partner'],
    'askForChange beginOwnEntry listPartnerGuests showOwnListings showOwnStatement listOwnSubmissions saveSubmission showOwnEntry showOwnSubmission withdrawSubmission',
    'cropOwnPicture deleteOwnPicture describeOwnPicture findOwnPictures uploadOwnPictures',
  ),
  ...who(editors, 'acceptSubmission listSubmissions returnSubmission showSubmission'),
  ...who(moderators, 'answerReview dismissReport latestReviews listReviews hideReview showReview'),
  ...who(
    support,
    'exportSubscribers listSubscribers removeSubscriber',
    'placePhoneBooking showBoard showReport dayManifest issueGoodwillRefund markNoShow recordCash resendEmail searchBookings showBooking writeNote',
    'acceptHeldPayment answerEnquiry answerTraveller answerWithFiles changeEnquiry listEnquiries noteEnquiry showEnquiry listUnanswered listPayments latestEnquiries listMovements listUnpaid showRevenue recordRefund recordUpiTransfer showGuestsToStaff refundHeldPayment showConversation',
  ),
  ...who(['support', 'admin'], 'deleteSavedSearch listReports listSavedSearches orderReport saveSearch showOrderedReport'),
  ...who(
    admins,
    'endDataRequest recordDataRequest listDataRequests listDueRequests listRequestsOfEnquiry reopenDataRequest exportPerson erasePersonByEmail showPerson countFirstSteps dismissFirstSteps emptyCatalogue listFirstSteps allowNewListings assignProduct invitePartner listPartners recordPayout releaseProduct setCommission dropTcsRate listTcsRates setTcsRate setPartnerGstin showPartner showPartnerReport showStatement',
    'changeWebhook createWebhook deleteWebhook listDeliveries listWebhooks redeliver renewSecret showDelivery showWebhook',
    'deleteRedirect listRedirects saveRedirect sendSample overrideEmailTexts showEmails showEmailTexts testGatewayKeys createApiToken listApiTokens revokeApiToken changeStaff setSubmissionNotices inviteStaff listAudit listStaff adoptInvitation withdrawInvitation listFailed listFailedJobs listUnsent sendAgain',
  ),
  ...who([...admins, 'reading program', 'writing program'], 'listPolicyUse'),
  ...who(adminUsers, 'changeStaffPassword endStaffSessions renewRecoveryCodes renewSecondFactor showStaffAccount'),
  ...who(houseKeepers, 'makeSetUpLink recordBackup'),
  ...who(
    nobodyElse,
    'addMissingSettings completeBookings deliverWebhook expireBookings deleteOldBuyers forgetCounts deleteOldDeliveries deleteOldFolders deleteOldUnpaidFiles',
    'checkOpenOrders forgetChanges deleteOldPreviews forgetRemovals deleteOldReports anonymiseOldRequests makeReport readPartOfReport readChannel readDueChannels requeueDeliveries requeueEmails deleteEndedLimits deleteOldEnquiries forgetExpired deleteUnconfirmedSubscribers createComingPartitions publishPlanned remindTravellers sendEmail sendRefund writeDigest',
  ),
};

function who(may: readonly Asker[], ...useCases: string[]): Record<string, readonly Asker[]> {
  return Object.fromEntries(useCases.flatMap((names) => names.split(' ')).map((name) => [name, may]));
}

// as much of an input as the question of the right needs; everything else of it is wrong
const type = content.get('stay');
const inputs = new Map<string, unknown>([
  ...[
    'createEntry',
    'deleteEntry',
    'cancelPlan',
    'importEntries',
    'savePreview',
    'listHistory',
    'publishEntry',
    'restoreChange',
    'updateEntry',
    'countEntries',
    'listHeads',
  ].map((name) => [name, { subject: { type }, search: '' }] as const),
  ...['listPlans', 'planPublication', 'previewEntry', 'publishWhole'].map((name) => [name, { type }] as const),
  ...['listEntries', 'sendEntries', 'showEntry'].map((name) => [name, { of: { type }, search: '' }] as const),
]);

/** These refuse in the same words whoever has not what they ask for. */
const refuseStrangers = new Set(['authenticate', 'renewSession', 'logOut']);

const useCases = readUseCases();

test('every verb has its line in the table', () => {
  expect(useCases.map(({ name }) => name)).toEqual(Object.keys(table).sort((a, b) => a.localeCompare(b)));
});

test('every verb asks for the right in its first statement', () => {
  const late = useCases.filter(
    ({ first }) => !/^(?:const [^=;]+ = (?:\w+\()?)?require(?:Right|Owner)\(ctx\.viewer, '/.test(first),
  );
  expect(late.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test.each(useCases)('$name lets nobody else in, and refuses before it looks at anything', async (useCase) => {
  const run = await loadUseCase(useCase);
  const refused: Asker[] = [];
  for (const [name, viewer] of askers) {
    const ctx = { ...harness.ctx(viewer()), log: harness.ctx().log.child({}, { level: 'silent' }) };
    const answer: unknown = await Promise.resolve(run(ctx, inputs.get(useCase.name) ?? {})).catch((error) => error);
    const refusal = name === 'visitor' ? 'UnauthorizedError' : 'ForbiddenError';
    const words = name === 'visitor' ? 'Missing or invalid credentials' : 'Forbidden';
    const own = refuseStrangers.has(useCase.name) && answer instanceof AppError && answer.name === 'UnauthorizedError';
    if (!own && answer instanceof AppError && answer.name === refusal && answer.message === words) refused.push(name);
  }
  expect(refused).toEqual(everybody.filter((name) => !table[useCase.name]?.includes(name)));
});
