import type { EnquiryKind } from '../../service/enquiries/enquiry.ts';
import type { EnquiryStatus } from '../../service/enquiries/inbox/inbox.ts';
import { Mark, type MarkTone } from '../ui/mark.tsx';

export const enquiryTypeLabels: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Question',
  advertise: 'Advertising',
  partner: 'Partnership',
};

export const statusWords: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  closed: 'Closed',
};

const tones: Readonly<Record<EnquiryStatus, MarkTone>> = {
  new: 'bad',
  'in-hand': 'waits',
  answered: 'good',
  closed: 'still',
};

/** The status of an enquiry. */
export function EnquiryMark({ status }: { status: EnquiryStatus }) {
  return <Mark tone={tones[status]}>{statusWords[status]}</Mark>;
}
