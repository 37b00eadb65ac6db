import type { BookingItemView, ChangePreviewView } from '../../service/booking/model/wire/wire.ts';
import { formatMoney, zero } from '../../service/core/money.ts';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import { daysText } from './booking-words.ts';
import { Facts, Section } from './section.tsx';

interface Props {
  preview: ChangePreviewView;
  items: readonly BookingItemView[];
  changes: string;
  refused: Refused | undefined;
}

/** The preview of a change as the traveller would see it, and the button that makes exactly this change. */
export function ChangePreview({ preview, items, changes, refused }: Props) {
  const { ends, quote, before, after, toPay, payBy, toReceive, token } = preview;
  const ended = (line: number) => items.find(({ lineId }) => lineId === line);
  const whole = ends.length === items.length && ends.every(({ to }) => to === 'cancelled');
  const problems = quote.lines.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));
  return (
    <div className="mb-6">
      <Section isNext title={whole ? 'Cancel booking?' : 'Preview'}>
        {problems.length > 0 ? (
          <Notice kind="error" className="mb-3">
            {problems.join('. ')}
          </Notice>
        ) : null}
        <ul className="divide-y divide-line">
          {ends.map(({ line, name, to, price, givenBack, kept }) => {
            const item = ended(line);
            return (
              <li key={line} className="py-2">
                <span className="font-medium">{name}</span>, {item ? daysText(item.selectedDate, item.checkOut) : ''}
                {to === 'cancelled' ? ' is cancelled' : ' is replaced'}. Of {formatMoney(price)},{' '}
                {formatMoney(givenBack)} is refunded and {formatMoney(kept)} is kept.
              </li>
            );
          })}
          {quote.lines.map((line) => (
            <li key={line.cartId ?? line.id} className="py-2">
              <span className="font-medium">{line.name}</span>
              {line.selectedDate ? `, ${daysText(line.selectedDate, line.checkOut ?? null)}` : ''}
              {line.payable === undefined ? '' : `: ${formatMoney(line.payable)}`}
            </li>
          ))}
        </ul>
        <div className="mt-3 border-t border-line pt-3 text-lg">
          <Facts
            of={{
              'Current total': formatMoney(before.total),
              'New total': after ? formatMoney(whole ? zero : after.total) : null,
              'Difference to pay': toPay > 0 ? <strong>{formatMoney(toPay)}</strong> : null,
              'On hold until': payBy ? <When at={payBy} /> : null,
              Refund: toReceive > 0 || whole ? <strong>{formatMoney(toReceive)}</strong> : null,
            }}
          />
        </div>
        {whole ? (
          <p className="mt-3 max-w-prose text-ink-soft">
            To refund more than the policy allows, use Refund beyond policy under Payments afterwards.
          </p>
        ) : null}
        {token ? (
          <AdminForm refused={refused} className="mt-4">
            <input type="hidden" name="changes" value={changes} />
            <input type="hidden" name="token" value={token} />
            <Submit variant={whole ? 'danger' : 'primary'}>{whole ? 'Cancel booking' : 'Confirm change'}</Submit>
          </AdminForm>
        ) : null}
      </Section>
    </div>
  );
}
