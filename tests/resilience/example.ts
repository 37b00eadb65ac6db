import type { Harness } from '../harness.ts';
import type { Json } from './hostile-values.ts';

/** A request that is answered with a success, once. */
export interface Request {
  readonly path: string;
  readonly body: Json;
  readonly token?: string;
}

export interface Example {
  /** Makes ready what the request needs, and gives it. */
  readonly prepare: (harness: Harness) => Promise<Request>;
  /** What a field may well hold beside its example, by the names of hostile-values.ts; everything else must be refused. */
  readonly harmless: Readonly<Record<string, readonly string[]>>;
  /** Fields that clients send and the call never reads: what they hold makes no difference. */
  readonly ignored?: readonly string[];
  /** The call changes nothing, so that any of its answers below 500 will do. */
  readonly onlyReads?: true;
}
