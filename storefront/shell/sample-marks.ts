import { defaultContact } from '../../service/catalog/settings/default-settings.ts';
import type { FrameData } from './frame.ts';

/** Marks what the operator has not replaced; `catalogue`: what is sold is the sample as well. */
export function sampleMarks(
  { address, phone }: { readonly address: string; readonly phone: string },
  catalogue: boolean,
): FrameData['sample'] {
  const marks = {
    ...(address === defaultContact.address && { address: 'sample' }),
    ...(phone === defaultContact.phone && { phone: 'sample' }),
  };
  const any = Object.keys(marks).length > 0;
  return { ...marks, ...(any && catalogue && { all: 'Sample catalogue until the operator replaces it' }) };
}
