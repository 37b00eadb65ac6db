import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { deleteEntry } from '../../service/content/delete-entry.ts';
import { translatedInto } from '../../service/content/given-translation.ts';
import { isPublished } from '../../service/content/plan.ts';
import { publishEntry } from '../../service/content/publish-entry.ts';
import { publishWhole } from '../../service/content/publish-whole.ts';
import { partsOf } from '../../service/content/show-parts.ts';
import { AppError, invalid, notFound } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { ButtonLink, buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { BulkForm } from '../content/bulk-form.tsx';
import { typeLabel, typeWithin } from '../content/entry-labels.ts';
import { type PlanView, StateMark } from '../content/planned-mark.tsx';
import { act } from '../server/act.ts';
import { contentSubject, countText, type EntryRow, planViews, readEntryList, typeAt } from '../server/entry-list.ts';
import { type EntryMarks, readEntryMarks } from '../server/entry-marks.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RowBox } from '../ui/row-box.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { filter, sort, after } = readListQuery(request, ['title', '-updatedAt']);
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'write content');
    const type = typeAt(params['type']);
    const listed = await readEntryList(ctx, type, {
      words: filter('words'),
      state: filter('state'),
      sort,
      after,
    });
    const { actions } = type;
    const does = (action: 'create' | 'delete') => actions === undefined || actions.includes(action);
    const ids = listed.rows.map(({ documentId }) => documentId);
    const plans = isPublished(type) ? await planViews(ctx, type, ids) : undefined;
    const marks = await readEntryMarks(ctx, type, ids);
    const rows = listed.rows.map((row) => ({
      ...row,
      plans: plans?.get(row.documentId) ?? [],
      marks: marks?.get(row.documentId),
    }));
    return {
      ...listed,
      rows,
      marked: marks !== undefined,
      total: countText(t, listed.total),
      type: type.name,
      label: typeLabel(type),
      add: does('create') ? adminUrls.addContent(type) : null,
      translates: type.translated === true && translatedInto.length > 0,
      publishes: isPublished(type),
      deletes: does('delete'),
      parts: partsOf(catalogContent.model, type).map((part) => typeWithin(part.type)),
    };
  });
}

const mostAtOnce = 50;
/** The confirmation of each action, and what is said if only some entries could be changed. */
const did = {
  publish: { all: adminContentTexts.entriesPublished, some: adminContentTexts.someUnpublishable },
  unpublish: { all: adminContentTexts.entriesUnpublished, some: adminContentTexts.someNotUnpublished },
  delete: { all: adminContentTexts.entriesDeleted, some: adminContentTexts.someNotDeleted },
} as const;
const isDone = (what: string): what is keyof typeof did => Object.hasOwn(did, what);

/** Applies the action to each ticked entry separately: a refusal is reported and does not undo the others. */
export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text, all }) => {
    const t = textIn(ctx.language);
    const [what, ticked] = [text('do'), [...new Set(all('of'))].slice(0, mostAtOnce)];
    if (!isDone(what)) throw invalid(sentence(adminContentTexts.chooseAnAction));
    if (ticked.length === 0) throw invalid(sentence(adminContentTexts.selectFirst));
    const subject = contentSubject(ctx, typeAt(args.params['type']));
    if (what !== 'delete' && !isPublished(subject.type)) throw notFound();
    const refusals: string[] = [];
    const drafts = text('alsoDrafts') !== '';
    let alsoShown = 0;
    for (const documentId of ticked) {
      const one = { subject, documentId, ifMatch: undefined };
      try {
        if (what === 'delete') await deleteEntry(ctx, one);
        else if (what === 'unpublish')
          await publishEntry(ctx, { ...one, action: what, search: 'fields[0]=documentId' });
        else {
          const whole = { access: catalogContent, type: subject.type, documentId, drafts };
          alsoShown += await publishWhole(ctx, whole);
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refusals.push(error.message);
      }
    }
    const done = ticked.length - refusals.length;
    if (refusals.length > 0)
      throw invalid(
        sentence(did[what].some, {
          done,
          of: ticked.length,
          reasons: [...new Set(refusals)].slice(0, 3).join(' '),
        }),
      );
    const message = t(did[what].all, { count: done });
    return {
      message: alsoShown > 0 ? `${message} ${t(adminContentTexts.draftsPublished, { count: alsoShown })}` : message,
    };
  });
}

type Row = EntryRow & { readonly plans: readonly PlanView[]; readonly marks: EntryMarks | undefined };

interface Shown {
  readonly type: string;
  /** Rows can be ticked. */
  readonly ticks: boolean;
  /** Rows have a picture, a price and a rating. */
  readonly marked: boolean;
}

function columnsFor(t: Translate, { type, ticks, marked }: Shown): readonly Column<Row>[] {
  const box: Column<Row> = {
    head: t(adminContentTexts.select),
    control: <span className="sr-only">{t(adminContentTexts.select)}</span>,
    className: 'box',
    cell: ({ documentId, title }) => <RowBox of={documentId} label={t(adminContentTexts.selectTitle, { title })} />,
  };
  const marks: readonly Column<Row>[] = [
    {
      head: t(adminContentTexts.priceFrom),
      atEnd: true,
      className: 'balance',
      cell: ({ marks }) => (marks?.price ? formatMoney(marks.price) : null),
    },
    {
      head: t(adminContentTexts.rating),
      atEnd: true,
      className: 'rating',
      cell: ({ marks }) => (marks?.rating ? marks.rating.toFixed(1) : null),
    },
  ];
  return [
    ...(ticks ? [box] : []),
    {
      head: t(adminContentTexts.name),
      sort: 'title',
      isRowHead: true,
      className: 'guest',
      cell: ({ documentId, title, marks }) => (
        <span className="flex min-w-0 items-center gap-3">
          {marked ? <Thumbnail picture={marks?.picture ?? null} /> : null}
          <Link to={adminUrls.entry(type, documentId)} className="row-link truncate font-semibold">
            {title}
          </Link>
        </span>
      ),
    },
    { head: t(adminContentTexts.about), className: 'email roomy', cell: ({ about }) => about },
    ...(marked ? marks : []),
    {
      head: t(adminContentTexts.status),
      className: 'status',
      cell: ({ published, plans }) => <StateMark published={published} plans={plans} />,
    },
    {
      head: t(adminContentTexts.changed),
      sort: 'updatedAt',
      className: 'arrival',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
  ];
}

function Thumbnail({ picture }: { picture: string | null }) {
  const look = 'h-8 w-12 shrink-0 rounded-[6px] bg-sunk';
  if (picture)
    return <img src={picture} alt="" width={48} height={32} loading="lazy" className={`${look} object-cover`} />;
  return (
    <span className={`${look} grid place-items-center text-ink-soft`}>
      <AdminIcon name="images" size={16} />
    </span>
  );
}

export default function ContentList() {
  const t = useText();
  const { rows, next, total, byName, marked, type, label, add, translates, publishes, deletes, parts } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title={label}
        lead={t(adminContentTexts.inAll, { total: total.charAt(0).toUpperCase() + total.slice(1) })}
        action={
          <div className="flex flex-wrap items-center gap-2">
            {translates ? (
              <Link to={adminUrls.missingTranslations(type)} className={buttonLook({ variant: 'quiet' })}>
                {t(adminContentTexts.translations)}
              </Link>
            ) : null}
            {add ? <ButtonLink to={add}>{t(adminContentTexts.addEntry)}</ButtonLink> : null}
          </div>
        }
      />
      <Filters>
        <TextField
          label={t(adminContentTexts.search)}
          name="words"
          defaultValue={query.get('words') ?? ''}
          hint={byName ? t(adminContentTexts.longListHint) : undefined}
        />
        <SelectField label={t(adminContentTexts.status)} name="state" defaultValue={query.get('state') ?? ''}>
          <option value="">{t(adminContentTexts.all)}</option>
          <option value="published">{t(adminContentTexts.published)}</option>
          <option value="draft">{t(adminContentTexts.drafts)}</option>
        </SelectField>
      </Filters>
      <AdminTable
        caption={`${label}, ${total}`}
        columns={columnsFor(t, { type, marked, ticks: publishes || deletes })}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        dense
        sorted="title"
        empty={t(adminContentTexts.noEntriesYet)}
        begin={
          add
            ? { to: add, label: t(adminContentTexts.addEntry) }
            : { to: adminUrls.importContent(type), label: t(adminContentTexts.importAFile) }
        }
        noMatch={t(adminContentTexts.noMatch)}
      />
      {rows.length > 0 && (publishes || deletes) ? (
        <BulkForm refused={refused} rows={rows.length} publishes={publishes} deletes={deletes} parts={parts} />
      ) : null}
      <p className="mt-8 flex flex-wrap items-center gap-x-5 text-sm">
        <span className="text-ink-soft">{t(adminContentTexts.exportAll)}</span>
        {(['csv', 'json'] as const).map((as) => (
          <a
            key={as}
            href={adminUrls.exportEntries(type, as)}
            download
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {as === 'csv' ? t(adminContentTexts.spreadsheetCsv) : t(adminContentTexts.json)}
          </a>
        ))}
        <Link
          to={adminUrls.importContent(type)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t(adminContentTexts.importAFile)}
        </Link>
      </p>
    </>
  );
}
