import { expect, test } from 'vitest';
import { newsletterConfirmation } from './newsletter-confirmation.email.ts';
import { newsletterKnown } from './newsletter-known.email.ts';
import { newsletterSubscriber } from './newsletter-subscriber.email.ts';
import { newsletterWelcome } from './newsletter-welcome.email.ts';

const publicUrl = 'https://padharo.test';
const link = `${publicUrl}/newsletter/confirm?code=abc_-123`;
const leave = `${publicUrl}/newsletter/unsubscribe?code=xyz_-789`;

test('every letter of the newsletter ends with the way out, in both parts', () => {
  for (const letter of [
    newsletterConfirmation({ link, leave }),
    newsletterKnown({ leave }),
    newsletterWelcome({ leave, publicUrl }),
  ]) {
    expect(letter.html).toContain(`href="${leave}"`);
    expect(letter.html).toContain('Unsubscribe');
    expect(letter.plain.trimEnd().endsWith(`Unsubscribe: ${leave}`)).toBe(true);
  }
});

test('the letter that asks carries its link as button and as text, and says how long it works', () => {
  const { html, plain } = newsletterConfirmation({ link, leave });
  expect(html.split(`href="${link}"`)).toHaveLength(3);
  expect(plain).toContain(link);
  for (const part of [html, plain]) expect(part).toContain('48 hours');
});

test('only the letter that asks can begin a subscription', () => {
  for (const { html, plain } of [newsletterKnown({ leave }), newsletterWelcome({ leave, publicUrl })]) {
    expect(html + plain).not.toContain('/newsletter/confirm');
  }
});

test('the operator is told the address, and nothing in it becomes markup', () => {
  const { html, plain } = newsletterSubscriber({ email: '<b>asha@example.in\r\nBcc: x@y.in' });
  expect(html).not.toContain('<b>');
  expect(plain).not.toMatch(/^Bcc/m);
});
