import { adminCommandsTexts } from '../messages/en/admin/commands.ts';
import { adminNavigationTexts } from '../messages/en/admin/navigation.ts';
import type { Message } from '../messages/message.ts';
import type { Translate } from '../messages/translate.ts';
import { may, type Right } from '../service/core/may.ts';
import type { Viewer } from '../service/core/viewer.ts';
import type { IconName } from '../storefront/ui/icon-names.ts';
import type { AdminIconName } from './ui/admin-icon-names.ts';
import { adminUrls } from './urls.ts';

/** A page in the navigation. */
export interface NavigationPage {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName | AdminIconName;
  /** The letter that opens it after G. */
  readonly goKey?: string | undefined;
}

interface GuardedPage extends Omit<NavigationPage, 'label'> {
  readonly label: Message;
  readonly right: Right;
  /** Further words by which the command bar finds it. */
  readonly words?: Message;
}

/** All pages of the navigation, with the right that each needs. */
const groups: readonly { readonly label: Message; readonly places: readonly GuardedPage[] }[] = [
  {
    label: adminNavigationTexts.operations,
    places: [
      {
        label: adminNavigationTexts.today,
        to: adminUrls.today,
        icon: 'sun-medium',
        right: 'own staff account',
        goKey: 't',
        words: adminCommandsTexts.todayWords,
      },
      {
        label: adminNavigationTexts.bookings,
        to: adminUrls.bookings,
        icon: 'notebook-tabs',
        right: 'see bookings',
        goKey: 'b',
        words: adminCommandsTexts.bookingsWords,
      },
      {
        label: adminNavigationTexts.inbox,
        to: adminUrls.inbox,
        icon: 'mail',
        right: 'answer travellers',
        goKey: 'n',
        words: adminCommandsTexts.inboxWords,
      },
      {
        label: adminNavigationTexts.myListings,
        to: adminUrls.listings,
        icon: 'handshake',
        right: 'own listings',
        goKey: 'l',
      },
      { label: adminNavigationTexts.guests, to: adminUrls.guests, icon: 'users', right: 'own listings', goKey: 'u' },
      {
        label: adminNavigationTexts.calendar,
        to: adminUrls.calendar,
        icon: 'calendar-days',
        right: 'change the calendar',
        goKey: 'c',
        words: adminCommandsTexts.calendarWords,
      },
      {
        label: adminNavigationTexts.tapeChart,
        to: adminUrls.tape,
        icon: 'calendar-range',
        right: 'see bookings',
        goKey: 'h',
        words: adminCommandsTexts.tapeWords,
      },
      {
        label: adminNavigationTexts.dailyManifest,
        to: adminUrls.manifest,
        icon: 'printer',
        right: 'see who travels',
        goKey: 'm',
        words: adminCommandsTexts.manifestWords,
      },
      {
        label: adminNavigationTexts.foreignGuests,
        to: adminUrls.foreignGuests,
        icon: 'globe',
        right: 'record foreign guests',
        words: adminCommandsTexts.foreignGuestsWords,
      },
      {
        label: adminNavigationTexts.enquiries,
        to: adminUrls.enquiries,
        icon: 'inbox',
        right: 'answer travellers',
        goKey: 'e',
        words: adminCommandsTexts.enquiriesWords,
      },
      {
        label: adminNavigationTexts.reviews,
        to: adminUrls.reviews,
        icon: 'star',
        right: 'moderate reviews',
        goKey: 'v',
        words: adminCommandsTexts.reviewsWords,
      },
      {
        label: adminNavigationTexts.reports,
        to: adminUrls.reports,
        icon: 'chart-line',
        right: 'see payments',
        goKey: 'r',
        words: adminCommandsTexts.reportsWords,
      },
      {
        label: adminNavigationTexts.checkIn,
        to: adminUrls.checkIn,
        icon: 'qr-code',
        right: 'redeem a voucher',
        goKey: 'i',
        words: adminCommandsTexts.checkInWords,
      },
    ],
  },
  {
    label: adminNavigationTexts.website,
    places: [
      {
        label: adminNavigationTexts.content,
        to: adminUrls.content,
        icon: 'file-text',
        right: 'write content',
        goKey: 'o',
        words: adminCommandsTexts.contentWords,
      },
      {
        label: adminNavigationTexts.partnerSubmissions,
        to: adminUrls.submissions,
        icon: 'list-checks',
        right: 'write content',
      },
      {
        label: adminNavigationTexts.importAndExport,
        to: adminUrls.importContent(),
        icon: 'arrow-up-down',
        right: 'write content',
        words: adminCommandsTexts.importWords,
      },
      {
        label: adminNavigationTexts.newsletter,
        to: adminUrls.newsletter,
        icon: 'mail',
        right: 'work with the newsletter',
      },
    ],
  },
  {
    label: adminNavigationTexts.business,
    places: [
      {
        label: adminNavigationTexts.setupGuide,
        to: adminUrls.firstSteps,
        icon: 'list-checks',
        right: 'replace the catalogue',
      },
      {
        label: adminNavigationTexts.partners,
        to: adminUrls.partners,
        icon: 'handshake',
        right: 'manage partners',
        goKey: 'p',
        words: adminCommandsTexts.partnersWords,
      },
      {
        label: adminNavigationTexts.payouts,
        to: adminUrls.payouts,
        icon: 'wallet',
        right: 'manage partners',
        goKey: 'y',
        words: adminCommandsTexts.payoutsWords,
      },
      {
        label: adminNavigationTexts.staff,
        to: adminUrls.staff,
        icon: 'user-cog',
        right: 'manage staff',
        goKey: 'f',
        words: adminCommandsTexts.staffWords,
      },
      { label: adminNavigationTexts.permissions, to: adminUrls.rights, icon: 'shield', right: 'own staff account' },
      {
        label: adminNavigationTexts.settings,
        to: adminUrls.settings,
        icon: 'settings',
        right: 'write content',
        goKey: 's',
      },
      {
        label: adminNavigationTexts.privacyRequests,
        to: adminUrls.personalData,
        icon: 'user-round',
        right: 'answer for personal data',
        words: adminCommandsTexts.privacyWords,
      },
      {
        label: adminNavigationTexts.auditLog,
        to: adminUrls.audit,
        icon: 'scroll-text',
        right: 'read the audit log',
        goKey: 'a',
        words: adminCommandsTexts.auditWords,
      },
    ],
  },
];

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly NavigationPage[];
}

/** The navigation of a viewer: the pages that they may open but for those addresses, without empty groups. */
export function navigationFor(t: Translate, viewer: Viewer, without: readonly string[] = []): PlaceGroup[] {
  return groups
    .map(({ label, places }) => ({
      label: t(label),
      places: places
        .filter(({ right, to }) => may(viewer, right) && !without.includes(to))
        .map(({ label, to, icon, goKey }): NavigationPage => ({ label: t(label), to, icon, goKey })),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Further words by which a page of the navigation is found, by its address. */
export function wordsOfPages(t: Translate): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ places }) => places.map(({ to, words }) => [to, words ? t(words) : ''] as const)));
}
