import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { today } from '../../service/core/day.ts';
import { formatMoney, zero } from '../../service/core/money.ts';
import { FocusHeading } from '../account/message.tsx';
import { useText } from '../rendering/text.tsx';
import { Button, Spinner } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { toast } from '../ui/toast.tsx';
import { itemDates, itemFacts } from './booking-items.tsx';
import { paymentAddress, useBookingKey } from './booking-key.ts';
import { changedItem, changeProblems, currentChoice, requestedChange, withTimeOf } from './change-choice.ts';
import { ChangeFields } from './change-fields.tsx';
import { ChangePreview } from './change-preview.tsx';
import { useChange } from './use-change.ts';
import { useChangeCalendar } from './use-change-calendar.ts';
import { useChangeOptions } from './use-change-options.ts';

/** Changes or cancels one line: choice, preview, and the confirmation of exactly that preview. */
export default function ChangeDialog(props: {
  booking: BookingView;
  item: BookingItemView;
  cancels: boolean;
  onChange: (changed: BookingView) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { booking, item, cancels, onChange, onClose } = props;
  const [chosen, setChosen] = useState(() => currentChoice(item));
  const calendar = useChangeCalendar(item, chosen);
  const choice = withTimeOf(chosen, calendar.times);
  const [tried, setTried] = useState(false);
  const options = useChangeOptions(item);
  const { previewed, busy, problem, preview, confirm, back } = useChange(booking.bookingId);
  const { key } = useBookingKey();
  const navigate = useNavigate();
  const problems = tried ? changeProblems(t, item, choice) : {};

  const showCancel = () => void preview({ line: item.lineId, cancel: true });
  const onOpen = useEffectEvent(() => {
    if (cancels) showCancel();
  });
  useEffect(() => onOpen(), []);

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    setTried(true);
    const requested = requestedChange(item, choice);
    if (!requested || Object.keys(changeProblems(t, item, choice)).length > 0) {
      focusInvalid(currentTarget);
      return;
    }
    await preview(requested);
  }

  async function carryOut() {
    const changed = await confirm();
    if (!changed) return;
    onChange(changed);
    onClose();
    if (changed.bookingStatus === 'confirmed' && changed.toPay > 0)
      return navigate(paymentAddress(changed.bookingId, key));
    const total =
      changed.bookingStatus === 'cancelled'
        ? t(bookingChangeTexts.allCancelled)
        : t(bookingChangeTexts.total, { total: formatMoney(changed.total) });
    toast(total, { kind: 'success', title: cancels ? t(bookingChangeTexts.cancelled) : t(bookingChangeTexts.done) });
  }

  const alert = (text: string) => (
    <p role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
      {text}
    </p>
  );
  const buttons = 'mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end';
  const toPay = previewed?.preview.toPay ?? zero;
  const title = t(cancels ? bookingChangeTexts.cancelTitle : bookingChangeTexts.changeTitle, { item: item.name });
  return (
    <Dialog open title={title} onClose={onClose} size="md">
      <p className="text-sm text-ink-soft">{booking.bookingId}</p>
      {(previewed ? previewed.preview.replacesHeld : booking.proposal) ? (
        <p className="mt-3 rounded-field bg-sunk px-4 py-3 text-sm">{t(bookingChangeTexts.replacesHeld)}</p>
      ) : null}
      {previewed ? (
        <>
          <FocusHeading className="mt-4 text-xl">
            {cancels ? t(bookingChangeTexts.refundTitle) : t(bookingChangeTexts.reviewTitle)}
          </FocusHeading>
          {previewed.renewed ? alert(previewed.renewed) : null}
          <ChangePreview
            booking={booking}
            item={item}
            next={cancels ? null : changedItem(item, choice)}
            preview={previewed.preview}
          />
          {problem ? alert(problem) : null}
          <div className={buttons}>
            <Button variant="secondary" onClick={cancels ? onClose : back}>
              {cancels ? t(bookingChangeTexts.keepItem) : t(bookingChangeTexts.back)}
            </Button>
            {previewed.preview.token ? (
              <Button variant={cancels ? 'danger' : 'primary'} busy={busy} onClick={() => void carryOut()}>
                {cancels
                  ? t(bookingChangeTexts.cancelItem)
                  : toPay > 0
                    ? t(bookingChangeTexts.confirmAndPay, { amount: formatMoney(toPay) })
                    : t(bookingChangeTexts.confirm)}
              </Button>
            ) : null}
          </div>
        </>
      ) : cancels ? (
        <>
          {problem ? (
            alert(problem)
          ) : (
            <Spinner label={t(bookingChangeTexts.checkingRefund)} className="mx-auto my-10 size-9" />
          )}
          <div className={buttons}>
            <Button variant="secondary" onClick={onClose}>
              {t(bookingChangeTexts.keepItem)}
            </Button>
            {problem ? <Button onClick={showCancel}>{t(bookingChangeTexts.tryAgain)}</Button> : null}
          </div>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void look(event)}>
          <p className="mt-1 mb-5 text-sm text-ink-soft">
            {t(bookingChangeTexts.now, { dates: itemDates(t, item) })}
            <span className="block">{itemFacts(t, item)}</span>
          </p>
          <ChangeFields
            item={item}
            choice={choice}
            onChoose={(part) => setChosen((before) => ({ ...before, ...part }))}
            calendar={calendar}
            options={options}
            problems={problems}
            today={today(new Date())}
          />
          {problems.nothing ? alert(problems.nothing) : null}
          {problem ? alert(problem) : null}
          <div className={buttons}>
            <Button variant="secondary" onClick={onClose}>
              {t(bookingChangeTexts.keep)}
            </Button>
            <Button type="submit" busy={busy}>
              {t(bookingChangeTexts.preview)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
