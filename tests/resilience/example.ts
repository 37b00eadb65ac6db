import type { Harness } from '../harness.ts';
import type { HostileJson } from './hostile-values.ts';

/** A request that succeeds once. */
export interface ExampleRequest {
  readonly path: string;
  readonly body: HostileJson;
  readonly token?: string;
}

export interface Example {
  /** Prepares the data that the request needs, and returns the request. */
  readonly prepare: (harness: Harness) => Promise<ExampleRequest>;
  /** Names in hostile-values.ts that a field accepts; all others must be refused. */
  readonly harmless: Readonly<Record<string, readonly string[]>>;
  /** Fields that clients send and the call never reads, so any value is accepted. */
  readonly ignored?: readonly string[];
  /** True if the call changes nothing, so that any status below 500 is accepted. */
  readonly onlyReads?: true;
}
