import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The few things everybody looks for first. */
export function StayFacts({ stay }: { stay: StayPageData }) {
  const facts = [
    { Icon: Users, text: `Rooms for up to ${counted(stay.maxGuests, 'guest', 'guests')}`, shown: true },
    { Icon: BedDouble, text: counted(stay.bedrooms, 'bedroom', 'bedrooms'), shown: stay.bedrooms > 0 },
    { Icon: Bath, text: counted(stay.bathrooms, 'bathroom', 'bathrooms'), shown: stay.bathrooms > 0 },
    { Icon: CalendarCheck, text: 'Free cancellation', shown: stay.freeCancellation },
    { Icon: CreditCard, text: 'Book without credit card', shown: stay.noCard },
    { Icon: Wallet, text: 'No prepayment', shown: stay.noPrepayment },
  ].filter(({ shown }) => shown);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="inline-flex items-center gap-2 text-ink">
          <Icon aria-hidden="true" size={19} className="text-support" />
          {text}
        </li>
      ))}
    </ul>
  );
}
