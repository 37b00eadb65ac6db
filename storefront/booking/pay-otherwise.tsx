import { paymentTexts } from '../../messages/en/payment.ts';
import { useText } from '../rendering/text.tsx';
import { emailLink, phoneLink } from '../shell/frame.ts';
import { useContact } from '../shell/trust-details.tsx';
import { Icon } from '../ui/icon.tsx';

/** How to pay if no gateway accepts payments online. */
export function PayOtherwise({ amount, bookingId }: { amount: string; bookingId: string }) {
  const t = useText();
  const contact = useContact();
  const link = 'inline-flex min-h-11 items-center gap-2 font-semibold hover:underline';
  return (
    <section className="rounded-panel border border-line bg-card p-6 shadow-card md:p-8">
      <h2 className="text-2xl">{t(paymentTexts.howToPay)}</h2>
      <p className="mt-3 max-w-prose">{t(paymentTexts.howToPayText, { bookingId, amount })}</p>
      {contact ? (
        <ul className="mt-4 flex flex-wrap gap-x-8">
          <li>
            <a href={phoneLink(contact.phone)} className={link}>
              <Icon name="phone" size={18} />
              {contact.phone}
            </a>
          </li>
          <li>
            <a href={emailLink(contact.email)} className={link}>
              <Icon name="mail" size={18} />
              {contact.email}
            </a>
          </li>
        </ul>
      ) : null}
    </section>
  );
}
