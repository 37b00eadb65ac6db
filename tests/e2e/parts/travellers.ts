import { emailTo, linkIn } from './emails.ts';
import { callSite } from './site.ts';
import type { SignedInTraveller, Traveller } from './traveller.ts';

let counter = 0;

/** An address that no other end-to-end test uses. */
export function newEmail(): string {
  counter += 1;
  return `traveller-${process.pid}-${counter}-${Date.now().toString(36)}@example.in`;
}

/** Opens an account; the address is not confirmed yet. */
export async function newcomer(name = 'Asha Verma'): Promise<Traveller> {
  const email = newEmail();
  const password = 'lamps-on-the-ganga';
  const body = { username: name, email, password };
  const { jwt, user } = await callSite<{ jwt: string; user: SignedInTraveller }>('POST', '/api/auth/local/register', {
    body,
  });
  return { name, email, password, token: jwt, user };
}

/** A traveller who has confirmed the address by the link of the email. */
export async function traveller(name?: string): Promise<Traveller> {
  const user = await newcomer(name);
  const link = linkIn(await emailTo(user.email, /Confirm your email address/), '/confirm-email');
  await callSite('POST', '/api/auth/confirm', {
    body: { code: new URL(link).searchParams.get('code') },
    // from the session that opened the account: it goes on
    token: user.token,
  });
  return { ...user, user: { ...user.user, confirmed: true } };
}
