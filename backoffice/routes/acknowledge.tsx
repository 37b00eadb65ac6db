import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { adminAcknowledgementTexts } from '../../messages/en/admin/acknowledgement.ts';
import { textIn } from '../../messages/translate.ts';
import { answerByLink } from '../../service/booking/usecases/acknowledgements/answer-by-link.ts';
import { showAcknowledgement } from '../../service/booking/usecases/acknowledgements/show-acknowledgement.ts';
import { AppError } from '../../service/core/app-error.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { adminRequest } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { Facts } from '../booking/section.tsx';
import { SignedOutFrame } from '../frame/signed-out-frame.tsx';
import { type Refused, refusedWith } from '../server/act.ts';
import { readFields } from '../server/fields.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { formatInstant } from '../ui/when.tsx';

function linkOf({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  return { bookingId: params['bookingId'] ?? '', line: Number(params['line']), code };
}

export async function loader({ context, ...of }: LoaderFunctionArgs) {
  const { ctx } = context.get(adminRequest);
  try {
    return await showAcknowledgement(ctx, linkOf(of));
  } catch (error) {
    if (!(error instanceof AppError) || error.name !== 'NotFoundError') throw error;
    return data(null, { status: error.status });
  }
}

export async function action({ context, ...of }: ActionFunctionArgs) {
  const { ctx, address } = context.get(adminRequest);
  const fields = await readFields(of.request);
  const reason = fields?.text('reason') ?? '';
  const done = fields?.text('do');
  try {
    if (done === 'expect' || done === 'refuse')
      await answerByLink(ctx, { ...linkOf(of), answer: done === 'refuse' ? 'refused' : 'acknowledged', reason });
    return redirect(address);
  } catch (error) {
    return refusedWith(textIn(ctx.language), error, { reason });
  }
}

/** A partner says whether they expect a guest, by the link in their email and without signing in. */
export default function Acknowledge() {
  const t = useText();
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (shown === null)
    return (
      <SignedOutFrame
        title={t(adminAcknowledgementTexts.linkEnded)}
        lead={t(adminAcknowledgementTexts.linkEndedText)}
      />
    );
  const { state, dueAt, product, option } = shown;
  const at = formatInstant(dueAt);
  const facts = (
    <Facts
      of={[
        [t(adminAcknowledgementTexts.booking), <BookingNumber key="number" of={shown.bookingId} />],
        [t(adminAcknowledgementTexts.item), [product, option].filter(Boolean).join(', ')],
        [t(adminAcknowledgementTexts.dates), shown.days],
        [t(adminAcknowledgementTexts.guests), shown.guests],
      ]}
    />
  );
  switch (state) {
    case null:
      return (
        <SignedOutFrame title={t(adminAcknowledgementTexts.over)} lead={t(adminAcknowledgementTexts.overText)}>
          {facts}
        </SignedOutFrame>
      );
    case 'refused':
      return (
        <SignedOutFrame
          title={t(adminAcknowledgementTexts.thanksRefused)}
          lead={t(adminAcknowledgementTexts.changeRefusal)}
        >
          {facts}
        </SignedOutFrame>
      );
    case 'acknowledged':
      return (
        <SignedOutFrame title={t(adminAcknowledgementTexts.thanksExpected)}>
          {facts}
          <h2 className="mt-6 font-sans text-base font-semibold">{t(adminAcknowledgementTexts.stillRefuse)}</h2>
          <AnswerForm refused={refused} answered />
        </SignedOutFrame>
      );
    case 'waiting':
    case 'overdue':
      return (
        <SignedOutFrame
          title={t(adminAcknowledgementTexts.question)}
          lead={t(state === 'overdue' ? adminAcknowledgementTexts.late : adminAcknowledgementTexts.answerBy, { at })}
        >
          {facts}
          <AnswerForm refused={refused} />
        </SignedOutFrame>
      );
  }
}

/** Both answers; only the refusal once the guest is expected. */
function AnswerForm({ refused, answered = false }: { refused: Refused | undefined; answered?: boolean }) {
  const t = useText();
  return (
    <AdminForm refused={refused} className="mt-6 grid gap-4">
      {answered ? null : (
        <Submit name="do" value="expect" className="w-full">
          {t(adminAcknowledgementTexts.expect)}
        </Submit>
      )}
      <div className="grid gap-4 border-t border-line pt-4">
        <TextField
          label={t(adminAcknowledgementTexts.reason)}
          hint={t(adminAcknowledgementTexts.reasonHint)}
          maxLength={500}
          {...fieldProps(refused, 'reason')}
        />
        <Submit name="do" value="refuse" variant="secondary" className="w-full">
          {t(adminAcknowledgementTexts.refuse)}
        </Submit>
      </div>
    </AdminForm>
  );
}
