import CalendarCheck from 'lucide-react/icons/calendar-check';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import Undo2 from 'lucide-react/icons/undo-2';

const promises = [
  {
    Icon: ReceiptIndianRupee,
    title: 'The whole price, from the first look',
    text: 'Under every price stands the amount with fees and tax. It is the one in your cart, and the one you pay.',
  },
  {
    Icon: CalendarCheck,
    title: 'Book now, pay later',
    text: 'Your room is held while you decide. We tell you until when, to the minute.',
  },
  {
    Icon: Undo2,
    title: 'Cancel with a clear answer',
    text: 'What comes back to you is shown before you cancel, by the terms you booked with.',
  },
] as const;

export function HonestPrices() {
  return (
    <section aria-labelledby="promises" className="mt-14 -mb-16 bg-sunk md:mt-20 md:-mb-24">
      <div className="page py-14 md:py-20">
        <h2 id="promises" className="max-w-[20ch] text-3xl md:text-[2.5rem] md:leading-tight">
          No surprise at the last step
        </h2>
        <ul className="mt-8 grid gap-8 md:mt-10 md:grid-cols-3 md:gap-10">
          {promises.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4 md:block">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-support md:mb-4">
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 max-w-[40ch] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
