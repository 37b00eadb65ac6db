import type { SumQuestion } from '../../service/enquiries/enquiry-body.ts';
import { firstBits } from './sha256.ts';

/** What the server asks a device to calculate for one enquiry (service/enquiries/work.ts). */
export type Task = Pick<SumQuestion, 'token' | 'work'>;

/** The number of that part: the first whose hash begins with so many zero bits. */
export function workOfPart({ token, work }: Task, part: number): number {
  const shift = 32 - work.bits;
  for (let found = 0; ; found += 1) if (firstBits(`${token}:${part}:${found}`) >>> shift === 0) return found;
}
