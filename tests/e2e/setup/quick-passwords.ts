import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded before server.ts: a password costs an end-to-end test next to nothing. Its cost is seen by the unit tests of
// service/accounts.
const { argon2 } = crypto;
const quick: typeof argon2 = (algorithm, how, done) => argon2(algorithm, { ...how, memory: 8, passes: 1 }, done);
crypto.argon2 = quick;
syncBuiltinESMExports();
