import { defaultContact } from '../../service/catalog/settings/default-settings.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { urls } from '../urls.ts';
import { emailLink, type FrameData, phoneLink, type TrustLine } from './frame.ts';

/** The operator's legal identity, grievance officer and other contact details, as far as they are set. */
export function trustLines(contact: SettingValues['contact']): TrustLine[] {
  const { legalName, gstin, grievanceOfficer: officer, whatsapp, callBack } = contact;
  const lines: TrustLine[] = [];
  if (legalName) lines.push({ label: 'Legal name', parts: [{ text: legalName }] });
  if (gstin) lines.push({ label: 'GSTIN', parts: [{ text: gstin }] });
  if (officer) {
    const { name, email, phone, hours } = officer;
    lines.push({
      label: 'Grievance officer',
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
      label: 'WhatsApp',
      parts: [{ text: whatsapp, to: `https://wa.me/${whatsapp.replace(/\D/g, '')}` }],
    });
  }
  if (callBack) {
    lines.push({
      label: 'Call-back',
      parts: [{ text: callBack }, { text: 'Ask us to call you', to: urls.contactAbout('Please call me back') }],
    });
  }
  return lines;
}

/** Marks the sample values that the operator has not replaced; `catalogue`: the catalogue is the sample too. */
export function sampleMarks(
  { address, phone }: { readonly address: string; readonly phone: string },
  catalogue: boolean,
): FrameData['sample'] {
  const marks = {
    ...(address === defaultContact.address && { address: 'sample' }),
    ...(phone === defaultContact.phone && { phone: 'sample' }),
  };
  const any = Object.keys(marks).length > 0;
  return {
    ...marks,
    ...(any && catalogue && { all: ['Sample catalogue', 'until the operator replaces it'] as const }),
  };
}
