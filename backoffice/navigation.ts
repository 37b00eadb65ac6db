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
}

interface GuardedPage extends Omit<NavigationPage, 'label'> {
  readonly label: Message;
  readonly right: Right;
}

/** All pages of the navigation, with the right that each needs. */
const groups: readonly { readonly label: Message; readonly places: readonly GuardedPage[] }[] = [
  {
    label: adminNavigationTexts.operations,
    places: [
      { label: adminNavigationTexts.today, to: adminUrls.today, icon: 'sun-medium', right: 'own staff account' },
      { label: adminNavigationTexts.bookings, to: adminUrls.bookings, icon: 'notebook-tabs', right: 'see bookings' },
      { label: adminNavigationTexts.myListings, to: adminUrls.listings, icon: 'handshake', right: 'own listings' },
      { label: adminNavigationTexts.guests, to: adminUrls.guests, icon: 'users', right: 'own listings' },
      {
        label: adminNavigationTexts.calendar,
        to: adminUrls.calendar,
        icon: 'calendar-days',
        right: 'change the calendar',
      },
      { label: adminNavigationTexts.dailyManifest, to: adminUrls.manifest, icon: 'printer', right: 'see who travels' },
      { label: adminNavigationTexts.enquiries, to: adminUrls.enquiries, icon: 'inbox', right: 'answer travellers' },
      { label: adminNavigationTexts.reviews, to: adminUrls.reviews, icon: 'star', right: 'moderate reviews' },
      { label: adminNavigationTexts.reports, to: adminUrls.reports, icon: 'chart-line', right: 'see payments' },
      { label: adminNavigationTexts.checkIn, to: adminUrls.checkIn, icon: 'qr-code', right: 'redeem a voucher' },
    ],
  },
  {
    label: adminNavigationTexts.website,
    places: [
      { label: adminNavigationTexts.content, to: adminUrls.content, icon: 'file-text', right: 'write content' },
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
      { label: adminNavigationTexts.partners, to: adminUrls.partners, icon: 'handshake', right: 'manage partners' },
      { label: adminNavigationTexts.staff, to: adminUrls.staff, icon: 'user-cog', right: 'manage staff' },
      { label: adminNavigationTexts.permissions, to: adminUrls.rights, icon: 'shield', right: 'own staff account' },
      { label: adminNavigationTexts.settings, to: adminUrls.settings, icon: 'settings', right: 'write content' },
      {
        label: adminNavigationTexts.privacyRequests,
        to: adminUrls.personalData,
        icon: 'user-round',
        right: 'answer for personal data',
      },
      { label: adminNavigationTexts.auditLog, to: adminUrls.audit, icon: 'scroll-text', right: 'read the audit log' },
    ],
  },
];

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly NavigationPage[];
}

/** The navigation of a viewer: the pages that they may open, without empty groups. */
export function navigationFor(t: Translate, viewer: Viewer): PlaceGroup[] {
  return groups
    .map(({ label, places }) => ({
      label: t(label),
      places: places
        .filter(({ right }) => may(viewer, right))
        .map(({ label, to, icon }): NavigationPage => ({ label: t(label), to, icon })),
    }))
    .filter(({ places }) => places.length > 0);
}
