import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

const { argon2 } = crypto;

/**
 * What a password costs is seen by the unit tests of service/accounts; here each would be twenty times the work of the
 * call that it belongs to. How often it was asked for can be counted.
 */
if (!vi.isMockFunction(argon2)) {
  const quick: typeof argon2 = (algorithm, how, done) => argon2(algorithm, { ...how, memory: 8, passes: 1 }, done);
  crypto.argon2 = vi.fn(quick);
  syncBuiltinESMExports();
}
