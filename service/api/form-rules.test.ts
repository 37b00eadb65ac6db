import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { english } from '../../messages/translate.ts';
import * as bodies from '../accounts/account-bodies.ts';
import * as account from '../accounts/account-rules.ts';
import { messageBody } from '../booking/api/messages.api.ts';
import { carBookingRules } from '../booking/model/buyer-rules.ts';
import { guestChanges } from '../booking/model/guest-bodies.ts';
import { arrivalRule, guestRules, nameRule } from '../booking/model/guest-rules.ts';
import { messageRule } from '../booking/model/message.ts';
import { carBookingBody } from '../booking/usecases/checkout/book-car.ts';
import { reviewRules } from '../catalog/reviews/review.ts';
import { reviewDraft } from '../catalog/reviews/review-draft.ts';
import { type FieldRule, problemOf } from '../core/field-rule.ts';
import { enquiryRules } from '../enquiries/enquiry.ts';
import { enquiryBody } from '../enquiries/enquiry-body.ts';
import { email } from '../platform/body-fields.ts';

type Takes = (text: string) => boolean;
const by =
  (schema: z.ZodType): Takes =>
  (text) =>
    schema.safeParse(text).success;
const inReview =
  (field: keyof typeof reviewRules): Takes =>
  (text) => {
    try {
      return Boolean(reviewDraft({ data: { Name: 'A', Rating: 5, Comment: 'B', stay: 1, [field]: text } }));
    } catch {
      return false;
    }
  };

const register = bodies.registerBody.shape;
const profile = bodies.profileBody.shape;
const enquiry = enquiryBody.shape;
const car = carBookingBody.shape;
const guests = guestChanges.shape;
const guestLine = guests.lines.unwrap().element.shape;

/** Fields common to forms and calls: the page's rule, and what the call accepts. */
const both: readonly (readonly [field: string, rule: FieldRule, takes: Takes])[] = [
  ['register: full name', account.registerRules.fullName, by(register.username)],
  ['register: email', account.registerRules.email, by(register.email)],
  ['register: password', account.registerRules.password, by(register.password)],
  ['forgot: email', account.forgotRules.email, by(bodies.forgotBody.shape.email)],
  ['reset: password', account.resetRules.password, by(bodies.resetBody.shape.password)],
  ['reset: again', account.resetRules.passwordConfirmation, by(bodies.resetBody.shape.passwordConfirmation)],
  ['change: current', account.changePasswordRules.currentPassword, by(bodies.changePasswordBody.shape.currentPassword)],
  ['change: password', account.changePasswordRules.password, by(bodies.changePasswordBody.shape.password)],
  ['profile: full name', account.profileRules.fullName, by(profile.username)],
  ['profile: phone', account.profileRules.phone, by(profile.phone)],
  ['profile: address', account.profileRules.address, by(profile.address)],
  ['log in: password', account.logInRules.password, by(bodies.logInBody.shape.password)],
  ['enquiry: name', enquiryRules.name, by(enquiry.name)],
  ['enquiry: email', enquiryRules.email, by(enquiry.email)],
  ['enquiry: phone', enquiryRules.phone, by(enquiry.phone)],
  ['enquiry: subject', enquiryRules.subject, by(enquiry.subject)],
  ['enquiry: message', enquiryRules.message, by(enquiry.message)],
  ['newsletter: email', enquiryRules.email, by(email)],
  ['car: name', carBookingRules.name, by(car.name)],
  ['car: phone', carBookingRules.phone, by(car.phone)],
  ['car: email', carBookingRules.email, by(car.email)],
  ['car: pick-up', carBookingRules.pickupLocation, by(car.pickupLocation)],
  ['car: notes', carBookingRules.notes, by(car.notes)],
  ['guests: lead traveller', guestRules.leadTraveller, by(guests.leadTraveller)],
  ['guests: phone', guestRules.phone, by(guests.phone)],
  ['guests: requests', guestRules.requests, by(guests.requests)],
  ['guests: company', guestRules.company, by(guests.company)],
  ['guests: address of the company', guestRules.companyAddress, by(guests.companyAddress)],
  ['guests: GSTIN', guestRules.gstin, by(guests.gstin)],
  ['guests: arrival', arrivalRule, by(guestLine.arrivalTime)],
  [
    'guests: a name',
    { ...nameRule, missing: fieldRulesTexts.travellerMissing },
    (text) => guestLine.names.safeParse([text]).success,
  ],
  ['message: text', messageRule, by(messageBody.shape.text)],
  ['review: name', reviewRules.Name, inReview('Name')],
  ['review: comment', reviewRules.Comment, inReview('Comment')],
];

const lengths = [3, 5, 6, 24, 25, 31, 32, 40, 100, 120, 150, 200, 256, 500, 1_000, 2_000, 4_000, 5_000];
const samples = [
  '',
  '   ',
  'Asha',
  'Dr. Asha Rao',
  'Dr.Asha',
  'www.goa',
  'asha@example.in',
  'Asha@Example.IN',
  ' a@b.co ',
  'a@b',
  '+91 98765 43210',
  '12',
  `+${'1'.repeat(31)}`,
  `+${'1'.repeat(32)}`,
  '1'.repeat(32),
  'call me',
  '(022) 4-5/6',
  'two\nlines',
  'two\r\nlines',
  'a\tb',
  'a\u0007b',
  'a\u2028b',
  'half \ud800 a letter',
  'नमस्ते',
  '🚗',
  ...lengths.flatMap((length) => ['x'.repeat(length), 'x'.repeat(length + 1), '🚗'.repeat(length)]),
];
/** What a browser submits after trimming; no call accepts a NUL. */
const typed = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string(), fc.emailAddress(), fc.stringMatching(/^\+?[\d ().-]{1,30}$/))
  .filter((text) => text === text.trim() && !/[\0\r]/.test(text));

test.each(both)('%s: the page accepts exactly what the call accepts', (_field, rule, takes) => {
  for (const text of samples) expect([text, problemOf(english, rule, text) === undefined]).toEqual([text, takes(text)]);
  fc.assert(fc.property(typed, (text) => (problemOf(english, rule, text) === undefined) === takes(text)));
});

test('a page may require more than its call: an email address to sign in, a phone number to register', () => {
  const narrower = [
    [account.logInRules.email, by(bodies.logInBody.shape.identifier)],
    [account.registerRules.phone, by(register.phone)],
  ] as const;
  for (const [rule, takes] of narrower) {
    for (const text of samples)
      if (problemOf(english, rule, text) === undefined) expect([text, takes(text)]).toEqual([text, true]);
  }
});

test('the call that books a car refuses with the messages of its page', () => {
  for (const name of ['name', 'phone', 'email', 'pickupLocation'] as const) {
    const said = samples.flatMap((text) => {
      const words = problemOf(english, carBookingRules[name], text);
      const { error } = car[name].safeParse(text);
      // for a missing number the call describes its format
      return words && !words.includes('at most') && text.trim() ? [[words, error?.issues[0]?.message]] : [];
    });
    for (const [words, message] of said) expect(message).toBe(words);
  }
});
