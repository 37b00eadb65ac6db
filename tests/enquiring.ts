import { createHash, randomUUID } from 'node:crypto';
import { workText } from '../service/enquiries/captcha.ts';

/** Solves the proof of work of a captcha, as a device does. */
export function workFor({ token, work }: { token: string; work: { parts: number; bits: number } }): number[] {
  return Array.from({ length: work.parts }, (_, part) => {
    for (let nonce = 0; ; nonce += 1) {
      const hash = createHash('sha256')
        .update(workText(token, part, nonce))
        .digest();
      if (hash.readUInt32BE(0) >>> (32 - work.bits) === 0) return nonce;
    }
  });
}

/** Returns a form id, as the storefront makes it. */
export const newForm = (): string => randomUUID();

/** The proof sent with an enquiry: the captcha answer and its proof of work. */
export function proofOf(question: {
  first: number;
  second: number;
  token: string;
  work: { parts: number; bits: number };
}) {
  return { token: question.token, answer: question.first + question.second, work: workFor(question) };
}
