import { expect, test } from 'vitest';
import { sent } from '../../tests/sent-emails.ts';
import { enquiryEmail } from './enquiry.email.ts';
import {
  newsletterConfirmation,
  newsletterKnown,
  newsletterSubscriber,
  newsletterWelcome,
} from './newsletter.email.ts';

const publicUrl = 'https://padharo.test';
const link = `${publicUrl}/newsletter/confirm?code=abc_-123`;
const leave = `${publicUrl}/newsletter/unsubscribe?code=xyz_-789`;

test('every newsletter email ends with the unsubscribe link, in both forms', () => {
  for (const email of [
    newsletterConfirmation({ link, leave }),
    newsletterKnown({ leave }),
    newsletterWelcome({ leave, publicUrl }),
  ].map(sent)) {
    expect(email.html).toContain(`href="${leave}"`);
    expect(email.html).toContain('Unsubscribe');
    expect(email.plain.trimEnd().endsWith(`Unsubscribe: ${leave}`)).toBe(true);
  }
});

test('the confirmation email contains its link as button and as text, and says how long it works', () => {
  const { html, plain } = sent(newsletterConfirmation({ link, leave }));
  expect(html.split(`href="${link}"`)).toHaveLength(3);
  expect(plain).toContain(link);
  for (const part of [html, plain]) expect(part).toContain('48 hours');
});

test('only the confirmation email can start a subscription', () => {
  for (const { html, plain } of [newsletterKnown({ leave }), newsletterWelcome({ leave, publicUrl })].map(sent)) {
    expect(html + plain).not.toContain('/newsletter/confirm');
  }
});

test('the operator receives the address, and nothing in it becomes markup', () => {
  const { html, plain } = sent(newsletterSubscriber({ email: '<b>asha@example.in\r\nBcc: x@y.in' }));
  expect(html).not.toContain('<b>');
  expect(plain).not.toMatch(/^Bcc/m);
});

test('a subscription is asked for', () => {
  expect(sent(newsletterConfirmation({ link, leave })).plain).toMatchInlineSnapshot(`
    "One click to subscribe

    Hello,

    Please confirm that you want our newsletter. It covers new places to see and
    stay, tours, and the best season for each.

    Yes, subscribe me:
    https://padharo.test/newsletter/confirm?code=abc_-123

    The link works for 48 hours. If this was not you, ignore this email. We will
    not email you again.

    -- 
    You are receiving this email because this address was entered for updates
    from Padharo.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    Unsubscribe: https://padharo.test/newsletter/unsubscribe?code=xyz_-789
    "
  `);
});

test('a subscription that exists already', () => {
  expect(sent(newsletterKnown({ leave })).plain).toMatchInlineSnapshot(`
    "You are already subscribed

    Hello,

    This address was entered for our newsletter again. You already receive it,
    so you do not need to do anything.

    -- 
    You are receiving this email because this address was entered for updates
    from Padharo.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    Unsubscribe: https://padharo.test/newsletter/unsubscribe?code=xyz_-789
    "
  `);
});

test('a subscription begins', () => {
  expect(sent(newsletterWelcome({ leave, publicUrl })).plain).toMatchInlineSnapshot(`
    "Welcome to Padharo

    Hello,

    Thank you for subscribing. We’ll send our newsletter to this address and
    will not share it with anyone.

    You can unsubscribe with the link at the end of any issue.

    Start exploring:
    https://padharo.test

    -- 
    You are receiving this email because you subscribed to updates from Padharo.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    Unsubscribe: https://padharo.test/newsletter/unsubscribe?code=xyz_-789
    "
  `);
});

test('the operator has a subscriber', () => {
  expect(sent(newsletterSubscriber({ email: 'asha@example.in' })).plain).toMatchInlineSnapshot(`
    "A new subscriber

    This person subscribed to the newsletter and confirmed the address:

    asha@example.in

    -- 
    You are receiving this email because this is the contact address in your
    settings.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    "
  `);
});

test('the operator has an enquiry, line by line', () => {
  const email = enquiryEmail({
    kind: 'partner',
    name: 'Ravi <b>Kumar</b>',
    email: 'ravi@example.in',
    phone: '+91 98765 43210',
    subject: 'Rooms in Orchha',
    message:
      'Namaste,\r\n\r\nwe have six rooms by the river & a cook who is known in all of Orchha for what he cooks.\nRavi',
  });
  expect(sent(email).subject).toBe('Partner enquiry: Rooms in Orchha');
  expect(sent(email).plain).toMatchInlineSnapshot(`
    "Partner enquiry

    Ravi <b>Kumar</b> · ravi@example.in · +91 98765 43210

    Rooms in Orchha

    Namaste,

    we have six rooms by the river & a cook who is known in all of Orchha for
    what he cooks.
    Ravi

    -- 
    You are receiving this email because this is the contact address in your
    settings. Your reply goes to the sender.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    "
  `);
});
