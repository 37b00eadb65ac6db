import type { SumQuestion } from '../../service/enquiries/enquiry-body.ts';
import { firstBits } from './sha256.ts';

/** The proof of work that the server requires for an enquiry (service/enquiries/work.ts). */
export type Task = Pick<SumQuestion, 'token' | 'work'>;

/** The solution of one part: the first number whose hash begins with the required zero bits. */
export function solvePart({ token, work }: Task, part: number): number {
  const shift = 32 - work.bits;
  for (let found = 0; ; found += 1) if (firstBits(`${token}:${part}:${found}`) >>> shift === 0) return found;
}
