import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { listDearFees, mostFeeShare } from '../../service/catalog/stays/fee-shares.ts';
import { invalid } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { FeeForm } from '../settings/fee-form.tsx';
import { bunkText, feeFields, feesWith } from '../settings/fees-in-form.ts';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'change the rules of sale');
    const { value, version } = await readStoredSetting(ctx, 'stayFees');
    const dear = await listDearFees(ctx, value);
    const terms = { rules: (await readStoredSetting(ctx, 'taxRules')).value, on: today(ctx.now) };
    return {
      version,
      entries: value.map((entry, at) => ({
        types: entry.propertyTypes,
        fields: feeFields(entry),
        example: bunkText(t, entry.propertyTypes[0] ?? '*', value, terms),
        dear: dear[at],
      })),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'change the rules of sale');
      const { value: held } = await readStoredSetting(ctx, 'stayFees');
      const [version, at] = [
        fields.text('version'),
        /^\d{1,2}$/.test(fields.text('at')) ? Number(fields.text('at')) : -1,
      ];
      if (at < 0 || at > held.length) throw invalid(sentence(adminSettingsTexts.feesMissing));
      if (fields.text('do') === 'remove') {
        const value = held.filter((_, place) => place !== at);
        await saveSetting(ctx, { name: 'stayFees', version, value, fieldOf: () => undefined });
        return { message: t(adminSettingsTexts.feesRemoved) };
      }
      await saveSetting(ctx, { name: 'stayFees', version, ...feesWith(fields, held, at) });
      return { message: t(adminSettingsTexts.feesSaved) };
    },
    { keep: 'all' },
  );
}

export default function Fees() {
  const t = useText();
  const { entries, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const of = (at: number) => (refused?.typed['at'] === String(at) ? refused : undefined);
  return (
    <>
      <PageHead title={t(adminSettingsTexts.stayFees)} lead={t(adminSettingsTexts.feesPageLead)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {entries.map(({ types, fields, example, dear }, at) => (
          <FeeForm
            key={types.join()}
            title={types.map((type) => (type === '*' ? t(adminSettingsTexts.allOtherTypes) : type)).join(', ')}
            lead={example}
            warning={
              dear && dear.stays > 0 ? t(adminSettingsTexts.dearFees, { ...dear, most: mostFeeShare }) : undefined
            }
            isNew={false}
            refused={of(at)}
            at={at}
            version={version}
            types={types}
            fields={fields}
          />
        ))}
        <FeeForm
          title={t(adminSettingsTexts.addFees)}
          lead={t(adminSettingsTexts.newFeesLead)}
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
