import { randomUUID } from 'node:crypto';
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { departuresOf } from '../../service/catalog/calendar/departure-days.ts';
import { listSeasons } from '../../service/catalog/calendar/list-seasons.ts';
import { setDepartures } from '../../service/catalog/calendar/set-departures.ts';
import { isProductType, kindOf } from '../../service/catalog/kinds.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { notFound } from '../../service/core/app-error.ts';
import { addDays, dayOf, daysBetween, isDay, today } from '../../service/core/day.ts';
import { may } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { CheckboxField } from '../../storefront/ui/field.tsx';
import { asStaff, type StaffContext, staffContext } from '../back-office.ts';
import { ChangeFields } from '../calendar/change-fields.tsx';
import { readChangeForm, stockChangeIn } from '../calendar/change-in-form.ts';
import { DepartureDays } from '../calendar/departure-days.tsx';
import { departuresInForm } from '../calendar/departures-in-form.ts';
import { PlainMonth } from '../calendar/plain-month.tsx';
import { Preview } from '../calendar/preview.tsx';
import { act, refusedWith } from '../server/act.ts';
import { type Fields, parsedChange, readFields } from '../server/fields.ts';
import { AdminForm, DayField, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const { type = '', slug = '' } = params;
    const [product] = isProductType(type) ? (await listStockRows(ctx, { type, slug })).products : [];
    if (!product) throw notFound(sentence(adminCalendarTexts.productNotFound));
    const query = `${new URL(request.url).searchParams.get('month') ?? ''}-01`;
    const first = dayOf(`${(isDay(query) ? query : today(ctx.now)).slice(0, 7)}-01`);
    const to = dayOf(`${addDays(first, 31).slice(0, 7)}-01`);
    const sellables = [...new Set(product.rows.map(({ sellableId }) => sellableId))];
    const days = await showStockDays(ctx, { sellables, from: first, to });
    const arrives = kindOf(product.type).dates !== 'slot';
    const channels = arrives && may(ctx.viewer, 'connect other channels') ? adminUrls.channels(type, slug) : undefined;
    const departures =
      !arrives && may(ctx.viewer, 'change stock')
        ? departuresOf(await listSeasons(ctx, { of: { type: product.type, slug } }))
        : undefined;
    return { product, first, to, days, today: today(ctx.now), arrives, channels, departures };
  });
}

/** Previews the change in the form first, then saves what was previewed. Departure days are saved at once. */
export async function action(args: ActionFunctionArgs) {
  const ctx = staffContext(args.context);
  const t = textIn(ctx.language);
  const fields = await readFields(args.request.clone());
  if (fields?.text('do') === 'save') {
    return act(args, async (ctx, { text }) => {
      const t = textIn(ctx.language);
      const change = parsedChange(text('change'));
      await saveStockChange(ctx, { change, mark: text('mark'), changeId: text('id') });
      return { message: t(adminCalendarTexts.changesSaved) };
    });
  }
  if (fields?.text('do') === 'departures') {
    const { type = '', slug = '' } = args.params;
    const work = async (ctx: StaffContext, form: Fields) => {
      const t = textIn(ctx.language);
      if (!isProductType(type)) throw notFound(sentence(adminCalendarTexts.productNotFound));
      await setDepartures(ctx, { of: { type, slug }, when: departuresInForm(form) });
      return { message: t(adminCalendarTexts.departureDaysSaved) };
    };
    return act(args, work, { keep: 'all' });
  }
  const text = fields?.text ?? (() => '');
  const names = ['price', 'units', 'minStay', 'closed', 'arrival', 'season', 'percent', 'from', 'last'];
  const typed = Object.fromEntries(names.map((name) => [name, text(name)]));
  const form = readChangeForm(t, { text, all: fields?.all ?? (() => []) });
  const [from, last] = [text('from'), text('last')];
  const errors = {
    ...form.errors,
    ...(!isDay(from) && { from: t(adminCalendarTexts.firstDayMissing) }),
    ...((!isDay(last) || last < from) && { last: t(adminCalendarTexts.lastDayMissing) }),
    ...(fields?.all('row').length === 0 && { row: t(adminCalendarTexts.rowMissing) }),
  };
  if (Object.keys(errors).length > 0 || !isDay(from) || !isDay(last))
    return data({ refused: { errors, problem: undefined, typed }, look: undefined }, { status: 400 });
  const rows = (fields?.all('row') ?? []).map((row) => {
    const [id = '', slot = ''] = row.split(' ');
    return { sellableId: Number(id), slot };
  });
  const change = stockChangeIn(form, { rows, days: daysBetween(from, addDays(last, 1)) });
  try {
    const preview = await previewStockChange(ctx, { change });
    return data({ refused: undefined, look: { preview, change: JSON.stringify(change), id: randomUUID() } });
  } catch (error) {
    const { data: refused, init } = refusedWith(t, error, typed);
    return data({ refused, look: undefined }, { status: init?.status ?? 400 });
  }
}

/** A month of one product as a plain table with a form: the calendar without scripts. */
export default function CalendarProduct() {
  const t = useText();
  const { product, first, to, days, today, arrives, channels, departures } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'refused' in answer ? answer.refused : answer && 'errors' in answer ? answer : undefined;
  const departing = refusedIn(refused, 'departures');
  const refusedEdit = departing ? undefined : refused;
  const look = answer && 'look' in answer ? answer.look : undefined;
  const month = (day: string) => `?month=${day.slice(0, 7)}`;
  const link = buttonLook({ variant: 'secondary', size: 'sm' });
  return (
    <>
      <PageHead
        title={product.name}
        lead={
          <Link to={adminUrls.calendar} className="underline">
            {t(adminCalendarTexts.calendar)}
          </Link>
        }
        action={
          channels ? (
            <Link to={channels} className={link}>
              {t(adminCalendarTexts.channels)}
            </Link>
          ) : undefined
        }
      />
      {look ? (
        <section aria-labelledby="look" className="mb-8 rounded-card border border-line bg-card p-5">
          <h2 id="look" className="mb-3 text-xl">
            {t(adminCalendarTexts.previewChanges)}
          </h2>
          <Preview preview={look.preview} />
          <Form method="post" className="mt-5">
            <input type="hidden" name="change" value={look.change} />
            <input type="hidden" name="mark" value={look.preview.mark} />
            <input type="hidden" name="id" value={look.id} />
            <Submit name="do" value="save" disabled={look.preview.days === 0}>
              {t(adminCalendarTexts.save)}
            </Submit>
          </Form>
        </section>
      ) : null}
      <nav aria-label={t(adminCalendarTexts.months)} className="mb-4 flex gap-3">
        <Link className={link} to={month(addDays(first, -1))}>
          {t(adminCalendarTexts.previousMonth)}
        </Link>
        <Link className={link} to={month(to)}>
          {t(adminCalendarTexts.nextMonth)}
        </Link>
      </nav>
      <PlainMonth rows={product.rows} days={days} name={product.name} />
      <h2 className="mt-10 mb-4 text-xl">{t(adminCalendarTexts.bulkEditTitle)}</h2>
      <AdminForm refused={refusedEdit} className="max-w-2xl">
        <fieldset className="mb-5">
          <legend className="mb-1 text-sm font-semibold">{t(adminCalendarTexts.rows)}</legend>
          {product.rows.map(({ sellableId, slot, label }) => (
            <CheckboxField
              key={`${sellableId} ${slot}`}
              label={label || product.name}
              name="row"
              value={`${sellableId} ${slot}`}
              defaultChecked={product.rows.length === 1}
            />
          ))}
          {refusedEdit?.errors['row'] ? (
            <p className="text-sm font-medium text-danger">{refusedEdit.errors['row']}</p>
          ) : null}
        </fieldset>
        <div className="mb-5 grid gap-4 sm:grid-cols-2">
          <DayField
            label={t(adminCalendarTexts.firstDay)}
            min={today}
            {...fieldProps(refusedEdit, 'from', [first, today].sort()[1])}
          />
          <DayField label={t(adminCalendarTexts.lastDay)} min={today} {...fieldProps(refusedEdit, 'last')} />
        </div>
        <ChangeFields arrives={arrives} errors={refusedEdit?.errors ?? {}} typed={refusedEdit?.typed ?? {}} />
        <Submit name="do" value="look" className="mt-6">
          {t(adminCalendarTexts.previewChanges)}
        </Submit>
      </AdminForm>
      {departures ? <DepartureDays departures={departures} refused={departing} /> : null}
    </>
  );
}
