import { finding, invalidBody } from '../../content/read-entry.ts';
import type { HookContext, WriteHooks } from '../../content/write-hooks.ts';
import { policiesInUse, updateFreeCancellation } from '../cancellation-policies.sql.ts';
import { type CancellationPolicy, findPolicy, hasFreeCancellation, knownPolicies } from '../cancellation-policy.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { keyOf } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';

const field = 'cancellationPolicy';

/** The operator's own policies as stored. One statement. */
async function ownPolicies({ db }: HookContext): Promise<CancellationPolicy[]> {
  const key = keyOf('cancellationPolicies');
  const stored = cancellationPolicies.safeParse((await storedSettings(db, [key])).get(key));
  return stored.success ? stored.data : [];
}

/**
 * Write hooks of a product: its policy must exist, and the policy decides whether cancellation can be free. `check`
 * throws ValidationError for an unknown name, and for an update of the flag that contradicts the policy.
 */
export function policyHooks(type: ProductType) {
  const { free } = kindOf(type);
  const check: NonNullable<WriteHooks['check']> = async (ctx, { before, values }) => {
    const name = values.has(field) ? values.get(field) : before?.[field];
    if (typeof name !== 'string' || !(values.has(field) || values.has(free.field))) return;
    const own = await ownPolicies(ctx);
    const policy = findPolicy(name, own);
    if (!policy) {
      const names = [...knownPolicies, ...own].map((one) => one.name).join(', ');
      if (values.has(field)) throw invalidBody([finding([field], `must be one of: ${names}`)]);
      return;
    }
    // a new entry has false for every flag that it does not set
    if (before && values.has(free.field) && values.get(free.field) !== hasFreeCancellation(policy)) {
      throw invalidBody([finding([free.field], `follows from ${field}, which is ${policy.name}`)]);
    }
  };
  const follow = async (ctx: HookContext, ids: readonly number[]): Promise<void> => {
    await updateFreeCancellation(ctx.db, type, { free: freeNames(await ownPolicies(ctx)), ids });
  };
  return { check, follow };
}

function freeNames(own: readonly CancellationPolicy[]): string[] {
  return [...knownPolicies, ...own].filter(hasFreeCancellation).map(({ name }) => name);
}

/** Names of policies that products use but that are neither built-in nor in `own`. */
export async function missingPolicies(ctx: HookContext, own: readonly CancellationPolicy[]): Promise<string[]> {
  return [...(await policiesInUse(ctx.db))].filter((name) => !findPolicy(name, own));
}

/** Updates the free-cancellation flag of all products to the stored policies. */
export async function updateAllFreeCancellation(ctx: HookContext): Promise<void> {
  const free = freeNames(await ownPolicies(ctx));
  for (const type of productTypes) await updateFreeCancellation(ctx.db, type, { free });
}
