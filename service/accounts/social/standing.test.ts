import { describe, expect, test } from 'vitest';
import type { Role } from '../../core/viewer.ts';
import { type Account, standingOf } from './standing.ts';

const email = 'asha@example.in';
const vouched = { email, emailVerified: true };
const claimed = { email, emailVerified: false };
const account = (more: Partial<Account> = {}): Account & { taken: boolean } => ({
  id: 7,
  email,
  role: 'traveller',
  confirmed: true,
  blocked: false,
  taken: false,
  ...more,
});

describe('a person who signed in at a provider', () => {
  test('opens an account the first time, confirmed if the provider vouches for the address', () => {
    expect(standingOf(vouched, {})).toEqual({ kind: 'opens', email, confirmed: true });
    expect(standingOf(claimed, {})).toEqual({ kind: 'opens', email, confirmed: false });
  });
  test('opens no account without an address', () => {
    expect(standingOf({ email: undefined, emailVerified: true }, {})).toEqual({ kind: 'refused', problem: 'no-email' });
  });
  test('enters a linked account, whatever happened to the address at the provider', () => {
    const linked = account();
    for (const identity of [vouched, claimed, { email: undefined, emailVerified: false }]) {
      expect(standingOf(identity, { linked })).toEqual({ kind: 'enters', userId: 7, confirm: false });
    }
  });
  test('confirms an unconfirmed account, by the same address only', () => {
    const linked = account({ confirmed: false });
    expect(standingOf(vouched, { linked })).toMatchObject({ confirm: true });
    expect(standingOf(claimed, { linked })).toMatchObject({ confirm: false });
    expect(standingOf({ email: 'other@example.in', emailVerified: true }, { linked })).toMatchObject({
      confirm: false,
    });
  });
  test('is linked to an existing account only with an address that the provider vouches for', () => {
    expect(standingOf(vouched, { owner: account() })).toEqual({ kind: 'links', userId: 7 });
    expect(standingOf(claimed, { owner: account() })).toEqual({ kind: 'refused', problem: 'exists' });
    expect(standingOf(claimed, { owner: account({ confirmed: false }) })).toEqual({
      kind: 'refused',
      problem: 'exists',
    });
  });
  test('claims an account that was never confirmed', () => {
    expect(standingOf(vouched, { owner: account({ confirmed: false }) })).toEqual({ kind: 'claims', userId: 7 });
  });
  test('does not get the account linked to another person of that provider with the same address', () => {
    expect(standingOf(vouched, { owner: { ...account(), taken: true } })).toEqual({
      kind: 'refused',
      problem: 'exists',
    });
  });
  test('is refused if the account is blocked or belongs to staff', () => {
    expect(standingOf(vouched, { linked: account({ blocked: true }) })).toEqual({
      kind: 'refused',
      problem: 'blocked',
    });
    expect(standingOf(vouched, { owner: account({ blocked: true }) })).toEqual({ kind: 'refused', problem: 'blocked' });
    for (const role of ['editor', 'support', 'admin'] as const satisfies readonly Role[]) {
      expect(standingOf(vouched, { owner: account({ role }) })).toEqual({ kind: 'refused', problem: 'staff' });
      expect(standingOf(vouched, { linked: account({ role }) })).toEqual({ kind: 'refused', problem: 'staff' });
    }
    expect(standingOf(vouched, { owner: account({ role: 'partner' }) })).toEqual({ kind: 'links', userId: 7 });
  });
});
