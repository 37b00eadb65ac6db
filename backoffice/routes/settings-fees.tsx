import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { invalid } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { FeeForm } from '../settings/fee-form.tsx';
import { bunkText, feeFields, feesWith } from '../settings/fees-in-form.ts';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'change the rules of sale');
    const { value, version } = await readStoredSetting(ctx, 'stayFees');
    const terms = { rules: (await readStoredSetting(ctx, 'taxRules')).value, on: today(ctx.now) };
    return {
      version,
      entries: value.map((entry) => ({
        types: entry.propertyTypes,
        fields: feeFields(entry),
        example: bunkText(entry.propertyTypes[0] ?? '*', value, terms),
      })),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      requireRight(ctx.viewer, 'change the rules of sale');
      const { value: held } = await readStoredSetting(ctx, 'stayFees');
      const [version, at] = [
        fields.text('version'),
        /^\d{1,2}$/.test(fields.text('at')) ? Number(fields.text('at')) : -1,
      ];
      if (at < 0 || at > held.length) throw invalid('These fees no longer exist. Reload the page.');
      if (fields.text('do') === 'remove') {
        const value = held.filter((_, place) => place !== at);
        await saveSetting(ctx, { name: 'stayFees', version, value, fieldOf: () => undefined });
        return { message: 'Fees removed. Property types without their own entry use the fees for all other types.' };
      }
      await saveSetting(ctx, { name: 'stayFees', version, ...feesWith(fields, held, at) });
      return { message: 'Fees saved. Prices include them from now. Existing bookings keep their fees.' };
    },
    { keep: 'all' },
  );
}

export default function Fees() {
  const { entries, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const of = (at: number) => (refused?.typed['at'] === String(at) ? refused : undefined);
  return (
    <>
      <PageHead
        title="Stay fees"
        lead="Added once to each stay: an amount, or a percentage of all nights with a cap. Each property type can be in one entry only."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {entries.map(({ types, fields, example }, at) => (
          <FeeForm
            key={types.join()}
            title={types.map((type) => (type === '*' ? 'All other types' : type)).join(', ')}
            lead={example}
            isNew={false}
            refused={of(at)}
            at={at}
            version={version}
            types={types}
            fields={fields}
          />
        ))}
        <FeeForm
          title="Add fees"
          lead="For property types that need fees of their own."
          isNew
          at={entries.length}
          version={version}
          types={[]}
          fields={{}}
          refused={of(entries.length)}
        />
      </div>
    </>
  );
}
