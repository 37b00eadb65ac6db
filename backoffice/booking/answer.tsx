import { adminAcknowledgementTexts } from '../../messages/en/admin/acknowledgement.ts';
import type { AcknowledgementState } from '../../service/booking/model/acknowledgement.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Mark, type MarkTone } from '../ui/mark.tsx';
import { Pop } from '../ui/pop.tsx';
import { formatInstant } from '../ui/when.tsx';

const tones: Readonly<Record<AcknowledgementState, MarkTone>> = {
  waiting: 'waits',
  overdue: 'bad',
  acknowledged: 'good',
  refused: 'bad',
};

/** Whether a partner expects a guest. `due`: by when they have to answer. */
export function AnswerMark({ answer, due }: { answer: AcknowledgementState; due: string | null }) {
  const t = useText();
  return (
    <Mark tone={tones[answer]}>{t(adminAcknowledgementTexts[answer], { at: due ? formatInstant(due) : '' })}</Mark>
  );
}

interface Props {
  line: number;
  /** Of the guest or the product, for screen readers. */
  name: string;
  answer: AcknowledgementState;
  /** Staff may take back a refusal; partners may not. */
  byStaff?: boolean;
  /** If the page is about several bookings. */
  bookingId?: string;
  refused: Refused | undefined;
}

/** Both answers of a partner about a line, as far as they are still open. */
export function AnswerForms({ line, name, answer, byStaff = false, bookingId, refused }: Props) {
  const t = useText();
  const expect = t(byStaff ? adminAcknowledgementTexts.markExpected : adminAcknowledgementTexts.expect);
  const refuse = t(byStaff ? adminAcknowledgementTexts.markRefused : adminAcknowledgementTexts.refuse);
  const problem = refusedIn(refused, 'refuse', line);
  const about = (
    <>
      <input type="hidden" name="of" value={line} />
      {bookingId === undefined ? null : <input type="hidden" name="booking" value={bookingId} />}
    </>
  );
  const canExpect = answer !== 'acknowledged' && (byStaff || answer !== 'refused');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canExpect ? (
        <AdminForm refused={refusedIn(refused, 'expect', line)}>
          {about}
          <Submit
            name="do"
            value="expect"
            variant="secondary"
            size="sm"
            aria-label={t(adminAcknowledgementTexts.forGuest, { action: expect, name })}
          >
            {expect}
          </Submit>
        </AdminForm>
      ) : null}
      {answer === 'refused' ? null : (
        <Pop
          className="rounded-field border border-line-strong bg-card"
          open={problem !== undefined}
          label={
            <>
              {refuse} <span className="sr-only">: {name}</span>
            </>
          }
        >
          <AdminForm refused={problem} className="grid w-64 gap-3">
            {about}
            <TextField
              label={t(adminAcknowledgementTexts.reason)}
              hint={t(byStaff ? adminAcknowledgementTexts.reasonForStaff : adminAcknowledgementTexts.reasonHint)}
              maxLength={500}
              {...fieldProps(problem, 'reason')}
            />
            <Submit name="do" value="refuse" size="sm">
              {t(adminAcknowledgementTexts.sendRefusal)}
            </Submit>
          </AdminForm>
        </Pop>
      )}
    </div>
  );
}
