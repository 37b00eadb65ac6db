import type { Database } from '../../platform/context.ts';
import { VersionedCache } from '../../platform/versioned-cache.ts';

/** What is read of the days before today, which hardly change: by site, loaded once a day. */
export function pastDays<Value>(): VersionedCache<Value, Database> {
  return new VersionedCache({ entries: 64 });
}
