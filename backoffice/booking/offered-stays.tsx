import { adminAcknowledgementTexts } from '../../messages/en/admin/acknowledgement.ts';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { SubstituteView } from '../../service/booking/model/wire/wire.ts';
import { distanceText } from '../../service/catalog/stays/stay-page-data.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, refusedIn, Submit } from '../ui/admin-form.tsx';

/** The stays that a refused traveller can have instead of a line, each with a button for when they call. */
export function OfferedStays({
  line,
  stays,
  refused,
}: {
  line: number;
  stays: readonly SubstituteView[];
  refused: Refused | undefined;
}) {
  const t = useText();
  return (
    <ul
      aria-label={t(adminAcknowledgementTexts.otherStays)}
      className="mt-3 w-full divide-y divide-line border-y border-line"
    >
      {stays.map(({ stay, name, roomType, roomName, kilometres, refund }) => {
        const of = `${line} ${stay}`;
        const title = `${name}, ${roomName}`;
        const about = [
          ...(kilometres === null
            ? []
            : [t(adminAcknowledgementTexts.away, { distance: distanceText(t, kilometres) })]),
          refund > 0
            ? t(adminAcknowledgementTexts.refundsDifference, { amount: formatMoney(refund) })
            : t(bookingTexts.substituteSame),
        ];
        return (
          <li key={stay} className="py-2">
            <AdminForm
              refused={refusedIn(refused, 'substitute', of)}
              className="flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <input type="hidden" name="of" value={of} />
              <input type="hidden" name="roomType" value={roomType} />
              <input type="hidden" name="refund" value={refund} />
              <span className="min-w-0 flex-1 basis-48">
                <span className="font-semibold wrap-anywhere">{title}</span>
                <span className="block text-sm text-ink-soft">{about.join(' · ')}</span>
              </span>
              <Submit
                name="do"
                value="substitute"
                variant="secondary"
                size="sm"
                aria-label={t(adminAcknowledgementTexts.forGuest, {
                  action: t(adminAcknowledgementTexts.bookInstead),
                  name: title,
                })}
              >
                {t(adminAcknowledgementTexts.bookInstead)}
              </Submit>
            </AdminForm>
          </li>
        );
      })}
    </ul>
  );
}
