import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminAcknowledgementTexts } from '../../messages/en/admin/acknowledgement.ts';
import { adminGuestsTexts } from '../../messages/en/admin/guests.ts';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { answerAcknowledgement } from '../../service/booking/usecases/acknowledgements/answer-acknowledgement.ts';
import { isDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { AnswerForms, AnswerMark } from '../booking/answer.tsx';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { act, type Refused } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['day']);
  return asStaff(context, (ctx) => listPartnerGuests(ctx, { from: [filter('from')].find(isDay), after }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const answer = text('do') === 'refuse' ? 'refused' : 'acknowledged';
      await answerAcknowledgement(ctx, {
        bookingId: text('booking'),
        line: id('of'),
        answer,
        reason: text('reason'),
      });
      const t = textIn(ctx.language);
      return {
        message: t(
          answer === 'refused' ? adminAcknowledgementTexts.markedRefused : adminAcknowledgementTexts.markedExpected,
        ),
      };
    },
    { keep: ['do', 'of', 'reason'] },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number] & { readonly refused: Refused | undefined };

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminGuestsTexts.dates),
    cell: ({ days, time }) => [days, time && !days.includes(time) ? time : ''].filter(Boolean).join(', '),
  },
  {
    head: t(adminGuestsTexts.guest),
    cell: ({ of, names }) => (
      <>
        <span className="block font-semibold md:min-w-40">{of}</span>
        {names.length > 0 ? <span className="block text-sm text-ink-soft">{names.join(', ')}</span> : null}
      </>
    ),
  },
  {
    head: t(adminGuestsTexts.item),
    cell: ({ name, optionName, who }) => (
      <>
        {name}
        {optionName ? <span className="text-ink-soft">, {optionName}</span> : null}
        {who ? <span className="block text-sm text-ink-soft">{who}</span> : null}
      </>
    ),
  },
  { head: t(adminGuestsTexts.specialRequests), cell: ({ requests }) => requests ?? '–' },
  {
    head: t(adminGuestsTexts.voucher),
    cell: ({ usedAt }) => (
      <Mark tone={usedAt ? 'still' : 'good'}>
        {usedAt ? t(adminGuestsTexts.checkedIn) : t(adminGuestsTexts.notUsedYet)}
      </Mark>
    ),
  },
  {
    head: t(adminGuestsTexts.answer),
    cell: ({ bookingId, line, of, answer, answerBy, refused }) =>
      answer === null ? (
        '–'
      ) : (
        <div className="grid justify-items-start gap-1.5">
          <AnswerMark answer={answer} due={answerBy} />
          <AnswerForms line={line} name={of} answer={answer} bookingId={bookingId} refused={refused} />
        </div>
      ),
  },
  { head: t(adminGuestsTexts.booking), cell: ({ bookingId }) => <BookingNumber of={bookingId} /> },
];

export default function Guests() {
  const t = useText();
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t(adminGuestsTexts.guests)} lead={t(adminGuestsTexts.lead)} />
      <Filters label={t(adminGuestsTexts.filterGuests)}>
        <TextField label={t(adminGuestsTexts.from)} type="date" name="from" defaultValue={query.get('from') ?? ''} />
      </Filters>
      <AdminTable
        caption={t(adminGuestsTexts.caption)}
        columns={columns(t)}
        rows={rows.map((row) => ({ ...row, refused }))}
        keyOf={({ line }) => line}
        next={next}
        wide
        empty={t(adminGuestsTexts.none)}
        begin={{ to: adminUrls.calendar, label: t(adminListTexts.openCalendar) }}
        noMatch={t(adminGuestsTexts.none)}
      />
    </>
  );
}
