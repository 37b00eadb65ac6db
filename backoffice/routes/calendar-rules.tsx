import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminRulesTexts } from '../../messages/en/admin/rules.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { applyStockRule } from '../../service/catalog/rules/apply-stock-rule.ts';
import { listRulePlaces } from '../../service/catalog/rules/list-rule-places.ts';
import { listStockRules } from '../../service/catalog/rules/list-stock-rules.ts';
import { undoStockRule } from '../../service/catalog/rules/undo-stock-rule.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { RuleForm } from '../rules/rule-form.tsx';
import { act } from '../server/act.ts';
import { parsedChange } from '../server/fields.ts';
import { readListQuery } from '../server/list-query.ts';
import { readRule } from '../server/read-rule.ts';
import { AdminForm, refusedIn, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { formatInstant } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const { filter, after } = readListQuery(request, ['-at']);
    return {
      placeNames: await listRulePlaces(ctx),
      look: filter('do') === undefined ? undefined : await readRule(ctx, request),
      ...(await listStockRules(ctx, { after })),
    };
  });
}

/** Applies what was previewed, or undoes a rule. */
export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const t = textIn(ctx.language);
      if (text('do') === 'undo') {
        const reverted = await undoStockRule(ctx, { ruleId: text('of') });
        return { message: reverted ? t(adminRulesTexts.undoneNow, reverted) : t(adminRulesTexts.undoneBefore) };
      }
      const order = parsedChange(text('rule'));
      const applied = await applyStockRule(ctx, { order, mark: text('mark'), ruleId: text('id') });
      return {
        message: applied ? t(adminRulesTexts.applied, applied) : t(adminRulesTexts.appliedBefore),
        to: adminUrls.calendarRules,
      };
    },
    { keep: ['do', 'of'] },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['rules'][number];

const columns = (t: Translate): readonly Column<Row>[] => [
  { head: t(adminRulesTexts.rule), isRowHead: true, cell: ({ rule }) => <span className="font-semibold">{rule}</span> },
  {
    head: t(adminRulesTexts.when),
    cell: ({ at, actor }) => (
      <>
        <span className="whitespace-nowrap">{formatInstant(at)}</span>{' '}
        <span className="block text-sm text-ink-soft wrap-anywhere">{actor}</span>
      </>
    ),
  },
  { head: t(adminRulesTexts.days), atEnd: true, cell: ({ days }) => days.toLocaleString('en-IN') },
  { head: t(adminRulesTexts.state), cell: (row) => <State row={row} /> },
];

/** Rules of price and stay: a form with its preview, and the rules that were applied. */
export default function CalendarRules() {
  const t = useText();
  const { placeNames, look, rules, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [typed] = useSearchParams();
  const undoing = refusedIn(refused, 'undo');
  useFirstField();
  return (
    <>
      <PageHead
        title={t(adminRulesTexts.title)}
        lead={t(adminRulesTexts.lead)}
        action={
          <Link to={adminUrls.calendar} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            {t(adminRulesTexts.toCalendar)}
          </Link>
        }
      />
      {/* empty again after a rule was applied */}
      <div id="rule">
        <RuleForm
          key={`${rules[0]?.ruleId} ${typed}`}
          typed={typed}
          first={look}
          placeNames={placeNames}
          refused={undoing ? undefined : refused}
        />
      </div>
      <h2 className="text-xl">{t(adminRulesTexts.recent)}</h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">{t(adminRulesTexts.recentLead)}</p>
      <AdminTable
        caption={t(adminRulesTexts.recent)}
        columns={columns(t)}
        rows={rules}
        keyOf={({ ruleId }) => ruleId}
        empty={t(adminRulesTexts.none)}
        begin={{ to: '#rule', label: t(adminListTexts.newRule) }}
        noMatch={t(adminRulesTexts.none)}
        next={next}
      />
    </>
  );
}

function State({ row: { ruleId, rule, state } }: { row: Row }) {
  const t = useText();
  const refused = useActionData<typeof action>();
  if (state !== 'applied')
    return <Mark tone="still">{t(state === 'undone' ? adminRulesTexts.undone : adminRulesTexts.past)}</Mark>;
  return (
    <AdminForm refused={refusedIn(refused, 'undo', ruleId)}>
      <input type="hidden" name="of" value={ruleId} />
      <Submit name="do" value="undo" variant="secondary" size="sm" aria-label={t(adminRulesTexts.undoRule, { rule })}>
        {t(adminRulesTexts.undo)}
      </Submit>
    </AdminForm>
  );
}
