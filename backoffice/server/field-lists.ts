import { type CancellationPolicy, knownPolicies } from '../../service/catalog/cancellation-policy.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import type { StaffContext } from '../back-office.ts';
import type { FieldLists, FormShape, NameInList } from '../content/entry-form.ts';
import { refundText } from '../settings/policy-in-form.ts';

const policyWords = (policy: CancellationPolicy): string =>
  refundText(policy)
    .map(({ percent, until }) => `${percent} % back ${until}`)
    .join(', ') || 'nothing comes back';

/** The operator's lists that content declarations refer to (`listed`), by name. */
export const fieldLists: Readonly<Record<string, (ctx: StaffContext) => Promise<NameInList[]>>> = {
  'cancellation-policies': async (ctx) => {
    const { policies } = await readSaleSettings(ctx);
    return [...knownPolicies, ...policies].map((policy) => ({ name: policy.name, words: policyWords(policy) }));
  },
};

/** The lists that fields of the form refer to. */
export async function listsForForm(ctx: StaffContext, { fields }: FormShape): Promise<FieldLists> {
  const lists: Record<string, NameInList[]> = {};
  for (const { listed } of fields) {
    const read = listed && fieldLists[listed.in];
    if (read) lists[listed.in] ??= await read(ctx);
  }
  return lists;
}
