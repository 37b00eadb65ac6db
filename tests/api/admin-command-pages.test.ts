import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsFor } from '../../backoffice/server/commands.ts';
import { textIn } from '../../messages/translate.ts';
import type { StaffRole } from '../../service/accounts/staff/staff.ts';
import type { SignedIn } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession, staffToken } from '../staff.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
});
afterAll(() => harness.close());

const open = (url: string, cookie = '') => harness.app.inject({ url, headers: { cookie } });

function commandsOf(role: StaffRole) {
  const viewer: SignedIn = {
    kind: 'user',
    userId: 1,
    sessionId: randomUUID(),
    role,
    confirmed: true,
    email: `${role}@desk.example.in`,
    username: `The ${role}`,
  };
  return commandsFor(textIn('en'), { ...harness.ctx(viewer), viewer });
}

test.each(['admin', 'support', 'editor', 'partner'] as const)(
  'every page and action that the command bar shows to %s opens',
  async (role) => {
    const cookie = await adminSession(harness, role);
    const commands = commandsOf(role);
    const sent = await open('/admin/command-bar', cookie);
    expect(sent.json()).toEqual({ commands: JSON.parse(JSON.stringify(commands)) });
    const keys = commands.flatMap(({ goKey }) => goKey ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(commands.map(({ to, title }) => `${to} ${title}`)).size).toBe(commands.length);
    for (const to of new Set(commands.flatMap(({ to }) => to ?? []))) {
      const { statusCode } = await open(to, cookie);
      expect(statusCode, to).toBe(200);
    }
    for (const text of ['lake', "o'n':*", '\0', '<script>', 'x'.repeat(5_000)]) {
      const found = await open(`/admin/command-bar?q=${encodeURIComponent(text)}`, cookie);
      expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'application/json']);
      expect(found.headers['cache-control']).toBe('no-store');
    }
  },
);

test('it answers people who are signed in to the back office, and no one else', async () => {
  const token = await staffToken(harness);
  for (const cookie of ['', `desk=${token}`]) {
    const { statusCode, headers } = await open('/admin/command-bar?q=asha', cookie);
    expect([statusCode, headers.location]).toEqual([302, expect.stringContaining('/admin/login')]);
  }
});
