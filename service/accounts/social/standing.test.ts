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

describe('somebody who signed in at a provider', () => {
  test('for the first time opens an account, confirmed when the provider vouches for the address', () => {
    expect(standingOf(vouched, {})).toEqual({ kind: 'opens', email, confirmed: true });
    expect(standingOf(claimed, {})).toEqual({ kind: 'opens', email, confirmed: false });
  });
  test('without an address opens none', () => {
    expect(standingOf({ email: undefined, emailVerified: true }, {})).toEqual({ kind: 'refused', problem: 'no-email' });
  });
  test('and was here before enters, whatever became of the address over there', () => {
    const linked = account();
    for (const identity of [vouched, claimed, { email: undefined, emailVerified: false }]) {
      expect(standingOf(identity, { linked })).toEqual({ kind: 'enters', userId: 7, confirm: false });
    }
  });
  test('confirms the account that was not confirmed, by the same address only', () => {
    const linked = account({ confirmed: false });
    expect(standingOf(vouched, { linked })).toMatchObject({ confirm: true });
    expect(standingOf(claimed, { linked })).toMatchObject({ confirm: false });
    expect(standingOf({ email: 'other@example.in', emailVerified: true }, { linked })).toMatchObject({
      confirm: false,
    });
  });
  test('comes to an account that is there already only with an address that the provider vouches for', () => {
    expect(standingOf(vouched, { owner: account() })).toEqual({ kind: 'links', userId: 7 });
    expect(standingOf(claimed, { owner: account() })).toEqual({ kind: 'refused', problem: 'exists' });
    expect(standingOf(claimed, { owner: account({ confirmed: false }) })).toEqual({
      kind: 'refused',
      problem: 'exists',
    });
  });
  test('claims an account that nobody confirmed', () => {
    expect(standingOf(vouched, { owner: account({ confirmed: false }) })).toEqual({ kind: 'claims', userId: 7 });
  });
  test('does not get the account of another person of that provider with the same address', () => {
    expect(standingOf(vouched, { owner: { ...account(), taken: true } })).toEqual({
      kind: 'refused',
      problem: 'exists',
    });
  });
  test('is refused when the account is blocked or belongs to staff', () => {
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
