import { createHash, randomUUID } from 'node:crypto';
import { workText } from '../service/enquiries/proof-of-work.ts';

/** Does the work of a question, as a device does. */
export function workFor({ token, work }: { token: string; work: { parts: number; bits: number } }): number[] {
  return Array.from({ length: work.parts }, (_, part) => {
    for (let found = 0; ; found += 1) {
      const hash = createHash('sha256')
        .update(workText(token, part, found))
        .digest();
      if (hash.readUInt32BE(0) >>> (32 - work.bits) === 0) return found;
    }
  });
}

/** The id of one filling of a form, as the storefront makes it. */
export const newForm = (): string => randomUUID();

/** What lets an enquiry in: the answer to that question, and its work. */
export function proofOf(question: {
  first: number;
  second: number;
  token: string;
  work: { parts: number; bits: number };
}) {
  return { token: question.token, answer: question.first + question.second, work: workFor(question) };
}
