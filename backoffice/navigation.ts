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

/** All pages of the navigation, with the right that each needs. */
const groups: readonly {
  readonly label: string;
  readonly places: readonly (NavigationPage & { readonly right: Right })[];
}[] = [
  {
    label: 'Operations',
    places: [
      { label: 'Today', to: adminUrls.today, icon: 'sun-medium', right: 'own staff account' },
      { label: 'Bookings', to: adminUrls.bookings, icon: 'notebook-tabs', right: 'see bookings' },
      { label: 'My listings', to: adminUrls.listings, icon: 'handshake', right: 'own listings' },
      { label: 'Guests', to: adminUrls.guests, icon: 'users', right: 'own listings' },
      { label: 'Calendar', to: adminUrls.calendar, icon: 'calendar-days', right: 'change the calendar' },
      { label: 'Daily manifest', to: adminUrls.manifest, icon: 'printer', right: 'see who travels' },
      { label: 'Enquiries', to: adminUrls.enquiries, icon: 'inbox', right: 'answer travellers' },
      { label: 'Reviews', to: adminUrls.reviews, icon: 'star', right: 'moderate reviews' },
      { label: 'Reports', to: adminUrls.reports, icon: 'chart-line', right: 'see payments' },
      { label: 'Check in', to: adminUrls.checkIn, icon: 'qr-code', right: 'redeem a voucher' },
    ],
  },
  {
    label: 'Website',
    places: [
      { label: 'Content', to: adminUrls.content, icon: 'file-text', right: 'write content' },
      { label: 'Partner submissions', to: adminUrls.submissions, icon: 'list-checks', right: 'write content' },
      { label: 'Import and export', to: adminUrls.importContent(), icon: 'arrow-up-down', right: 'write content' },
      { label: 'Newsletter', to: adminUrls.newsletter, icon: 'mail', right: 'work with the newsletter' },
    ],
  },
  {
    label: 'Business',
    places: [
      { label: 'Setup guide', to: adminUrls.firstSteps, icon: 'list-checks', right: 'replace the catalogue' },
      { label: 'Partners', to: adminUrls.partners, icon: 'handshake', right: 'manage partners' },
      { label: 'Staff', to: adminUrls.staff, icon: 'user-cog', right: 'manage staff' },
      { label: 'Permissions', to: adminUrls.rights, icon: 'shield', right: 'own staff account' },
      { label: 'Settings', to: adminUrls.settings, icon: 'settings', right: 'write content' },
      { label: 'Privacy requests', to: adminUrls.personalData, icon: 'user-round', right: 'answer for personal data' },
      { label: 'Audit log', to: adminUrls.audit, icon: 'scroll-text', right: 'read the audit log' },
    ],
  },
];

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly NavigationPage[];
}

/** The navigation of a viewer: the pages that they may open, without empty groups. */
export function navigationFor(viewer: Viewer): PlaceGroup[] {
  return groups
    .map(({ label, places }) => ({
      label,
      places: places
        .filter(({ right }) => may(viewer, right))
        .map(({ label, to, icon }): NavigationPage => ({ label, to, icon })),
    }))
    .filter(({ places }) => places.length > 0);
}
