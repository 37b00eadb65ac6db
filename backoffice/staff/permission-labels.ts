import { adminPermissionsTexts } from '../../messages/en/admin/permissions.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Right } from '../../service/core/may.ts';

/** Labels of the permissions that a role of staff can have. */
export const permissionLabels: Partial<Record<Right, Message>> = {
  'own account': adminPermissionsTexts.ownAccount,
  'own bookings': adminPermissionsTexts.ownBookings,
  'own newsletter': adminPermissionsTexts.ownNewsletter,
  'own staff account': adminPermissionsTexts.signInToAdmin,
  'own listings': adminPermissionsTexts.ownListings,
  'write content': adminPermissionsTexts.editContent,
  'work with the pictures': adminPermissionsTexts.editPictures,
  'change stock': adminPermissionsTexts.changeStock,
  'change the calendar': adminPermissionsTexts.changeTheCalendar,
  'connect other channels': adminPermissionsTexts.connectChannels,
  'moderate reviews': adminPermissionsTexts.moderateReviews,
  'see bookings': adminPermissionsTexts.viewBookings,
  'change bookings': adminPermissionsTexts.changeBookings,
  'see payments': adminPermissionsTexts.viewPayments,
  'record a transfer': adminPermissionsTexts.recordPayments,
  'redeem a voucher': adminPermissionsTexts.checkInGuests,
  'acknowledge bookings': adminPermissionsTexts.acknowledgeBookings,
  'record foreign guests': adminPermissionsTexts.recordForeignGuests,
  'answer travellers': adminPermissionsTexts.reply,
  'work with the newsletter': adminPermissionsTexts.manageTheNewsletter,
  'see who travels': adminPermissionsTexts.viewGuests,
  'change the rules of sale': adminPermissionsTexts.changeSaleRules,
  'set payments and emails up': adminPermissionsTexts.setUpPayments,
  'change redirects and search engines': adminPermissionsTexts.changeSeoAndRedirects,
  'manage webhooks': adminPermissionsTexts.manageWebhooks,
  'manage api tokens': adminPermissionsTexts.manageApiTokens,
  'replace the catalogue': adminPermissionsTexts.deleteTheSamples,
  'manage staff': adminPermissionsTexts.manageStaff,
  'manage partners': adminPermissionsTexts.managePartners,
  'answer for personal data': adminPermissionsTexts.answerPrivacyRequests,
  'read the audit log': adminPermissionsTexts.viewTheAuditLog,
  'see what failed': adminPermissionsTexts.viewFailures,
};

export function permissionLabel(t: Translate, right: Right): string | undefined {
  const label = permissionLabels[right];
  return label && t(label);
}
