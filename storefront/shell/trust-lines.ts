import { frameTexts } from '../../messages/en/frame.ts';
import type { Translate } from '../../messages/translate.ts';
import { defaultContact } from '../../service/catalog/settings/default-settings.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { urls } from '../urls.ts';
import { emailLink, type FrameData, phoneLink, type TrustLine } from './frame.ts';

/** The operator's legal identity, grievance officer and other contact details, as far as they are set. */
export function trustLines(t: Translate, contact: SettingValues['contact']): TrustLine[] {
  const { legalName, gstin, grievanceOfficer: officer, whatsapp, callBack } = contact;
  const lines: TrustLine[] = [];
  if (legalName) lines.push({ label: t(frameTexts.legalName), parts: [{ text: legalName }] });
  if (gstin) lines.push({ label: t(frameTexts.gstin), parts: [{ text: gstin }] });
  if (officer) {
    const { name, email, phone, hours } = officer;
    lines.push({
      label: t(frameTexts.grievanceOfficer),
      parts: [
        { text: name },
        ...(email ? [{ text: email, to: emailLink(email) }] : []),
        ...(phone ? [{ text: phone, to: phoneLink(phone) }] : []),
        ...(hours ? [{ text: hours }] : []),
      ],
    });
  }
  if (whatsapp) {
    lines.push({
      label: t(frameTexts.whatsapp),
      parts: [{ text: whatsapp, to: `https://wa.me/${whatsapp.replace(/\D/g, '')}` }],
    });
  }
  if (callBack) {
    lines.push({
      label: t(frameTexts.callBack),
      parts: [
        { text: callBack },
        { text: t(frameTexts.requestCall), to: urls.contactAbout(t(frameTexts.requestCallSubject)) },
      ],
    });
  }
  return lines;
}

/** Which values the operator has not replaced; `catalogue`: the catalogue is the sample too. */
export function sampleMarks(
  { address, phone }: { readonly address: string; readonly phone: string },
  catalogue: boolean,
): FrameData['sample'] {
  const marks = {
    ...(address === defaultContact.address && { address: true as const }),
    ...(phone === defaultContact.phone && { phone: true as const }),
  };
  const any = Object.keys(marks).length > 0;
  return {
    ...marks,
    ...(any && catalogue && { catalogue: true as const }),
  };
}
