import { may, type Right } from '../service/core/may.ts';
import type { Viewer } from '../service/core/viewer.ts';
import type { IconName } from '../storefront/ui/icon-names.ts';
import type { DeskIconName } from './ui/desk-icon-names.ts';
import { deskUrls } from './urls.ts';

/** A page of the desk as the navigation names it. */
export interface Place {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName | DeskIconName;
}

/** Every page that the navigation leads to, and the right without which it is not shown. */
const groups: readonly { readonly label: string; readonly places: readonly (Place & { readonly right: Right })[] }[] = [
  {
    label: 'Work',
    places: [
      { label: 'Today', to: deskUrls.today, icon: 'sun-medium', right: 'own desk account' },
      { label: 'Bookings', to: deskUrls.bookings, icon: 'notebook-tabs', right: 'see bookings' },
      { label: 'My listings', to: deskUrls.listings, icon: 'handshake', right: 'own listings' },
      { label: 'Guests', to: deskUrls.guests, icon: 'users', right: 'own listings' },
      { label: 'Calendar', to: deskUrls.calendar, icon: 'calendar-days', right: 'keep the calendar' },
      { label: 'Day sheet', to: deskUrls.daySheet, icon: 'printer', right: 'see who travels' },
      { label: 'Enquiries', to: deskUrls.enquiries, icon: 'inbox', right: 'answer travellers' },
      { label: 'Reviews', to: deskUrls.reviews, icon: 'star', right: 'moderate reviews' },
      { label: 'Reports', to: deskUrls.reports, icon: 'chart-line', right: 'see payments' },
      { label: 'Redeem a voucher', to: deskUrls.redeem, icon: 'qr-code', right: 'redeem a voucher' },
    ],
  },
  {
    label: 'Shop',
    places: [
      { label: 'Content', to: deskUrls.content, icon: 'file-text', right: 'write content' },
      { label: 'Proposals', to: deskUrls.proposals, icon: 'list-checks', right: 'write content' },
      { label: 'Import and export', to: deskUrls.importContent(), icon: 'arrow-up-down', right: 'write content' },
      { label: 'Newsletter', to: deskUrls.newsletter, icon: 'mail', right: 'work with the newsletter' },
    ],
  },
  {
    label: 'House',
    places: [
      { label: 'First steps', to: deskUrls.firstSteps, icon: 'list-checks', right: 'replace the catalogue' },
      { label: 'Partners', to: deskUrls.partners, icon: 'handshake', right: 'manage partners' },
      { label: 'Staff', to: deskUrls.staff, icon: 'user-cog', right: 'manage staff' },
      { label: 'Rights', to: deskUrls.rights, icon: 'shield', right: 'own desk account' },
      { label: 'Settings', to: deskUrls.settings, icon: 'settings', right: 'write content' },
      { label: 'Personal data', to: deskUrls.personalData, icon: 'user-round', right: 'answer for personal data' },
      { label: 'Audit log', to: deskUrls.audit, icon: 'scroll-text', right: 'read the audit log' },
    ],
  },
];

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly Place[];
}

/** The navigation of somebody: what he may, and no group of which he may nothing. */
export function placesOf(viewer: Viewer): PlaceGroup[] {
  return groups
    .map(({ label, places }) => ({
      label,
      places: places
        .filter(({ right }) => may(viewer, right))
        .map(({ label, to, icon }): Place => ({ label, to, icon })),
    }))
    .filter(({ places }) => places.length > 0);
}
