import { z } from 'zod';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { sentence } from '../../messages/message.ts';
import { phoneNumberOf } from '../core/contact-details.ts';
import { isPlain, withoutInvisibleMarks } from '../core/field-rule.ts';
import { email, formId, required, schemaMessage, unknownFields } from '../platform/body-fields.ts';
import { enquiryRules as rules } from './enquiry.ts';

/**
 * A printable text, on one line unless `lines`; multi-line texts contain no direction marks, because they are shown
 * beside others.
 */
function plain(name: string, most: number, lines = false) {
  return z
    .string(`${name} must be a string`)
    .overwrite((text) => (lines ? text : withoutInvisibleMarks(text)))
    .trim()
    .max(most, `${name} must be at most ${most} characters`)
    .refine((text) => isPlain(text, lines), `${name} must be plain text`);
}
const words = (name: string, most: number, lines = false) =>
  required(name).pipe(plain(name, most, lines).min(1, `${name} is a required field`));

const wrong = schemaMessage(sentence(enquiryTexts.wrongSum));

/** The body of an enquiry form (ENQUIRY-2): the texts, the form's id, and the proof. */
export const enquiryBody = z.strictObject(
  {
    kind: z.enum(['contact', 'advertise', 'partner'], { error: 'kind must be contact, advertise or partner' }),
    name: words('name', rules.name.most),
    email,
    phone: z
      .string('phone must be a string')
      .refine((text) => text.trim() === '' || rules.phone.right(text), 'phone must be a valid phone number')
      .nullish()
      .transform((phone) => phoneNumberOf(phone ?? '') ?? null),
    subject: words('subject', rules.subject.most),
    message: words('message', rules.message.most, true),
    form: formId,
    token: required('token').max(300, wrong),
    answer: z.int({ error: 'answer must be a whole number' }),
    work: z
      .array(z.int(wrong).nonnegative(wrong), wrong)
      .max(64, wrong)
      .optional()
      .describe('The proof of work. Without it, only a few enquiries an hour are accepted per network'),
  },
  unknownFields(([first]) => `Invalid key ${first}`),
);

/** The sum to answer (ENQUIRY-2), its token, and the proof of work to calculate. */
export const questionAnswer = z.object({
  first: z.int(),
  second: z.int(),
  token: z.string().describe('Valid for four hours and one enquiry'),
  work: z
    .object({ parts: z.int(), bits: z.int() })
    .describe('A number for each part, so that SHA-256 of `token:part:number` starts with this many zero bits'),
});
export type SumQuestion = z.infer<typeof questionAnswer>;
