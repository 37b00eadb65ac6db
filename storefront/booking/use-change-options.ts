import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { type TicketKind, ticketKinds } from '../../service/catalog/product.ts';
import { fromRupees, type Paise } from '../../service/core/money.ts';
import { callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';

/** The choices of a line's product. */
export interface ChangeOptions {
  readonly rooms: readonly { readonly Name: string; readonly Price: Paise; readonly MaxGuests: number }[];
  readonly times: readonly string[];
  readonly languages: readonly string[];
  readonly kinds: readonly TicketKind[];
}

/** Requested fields of the content API, in rupees; each type has some of them. */
interface Entry {
  readonly room_types?: readonly (Omit<ChangeOptions['rooms'][number], 'Price'> & { readonly Price: number })[];
  readonly timeSlots?: readonly { readonly availableTimes: readonly string[] }[];
  readonly languages?: readonly { readonly name: string }[];
  readonly ticketType?: string;
  readonly availableTicketTypes?: Readonly<Partial<Record<TicketKind, boolean>>>;
}

const none: ChangeOptions = { rooms: [], times: [], languages: [], kinds: [] };

const requested: Readonly<Record<'nights' | 'days' | 'slot', string | null>> = {
  nights: 'fields[0]=name&populate[room_types][fields]=Name,Price,MaxGuests',
  days: null,
  slot: 'fields[0]=ticketType&fields[1]=availableTicketTypes&populate[timeSlots]=true&populate[languages][fields][0]=name',
};

/** The choices of the line's product; without an answer the current values are the only choice. */
export function useChangeOptions({ type, slug }: BookingItemView): ChangeOptions {
  const { dates, path } = kindOf(type);
  const fields = requested[dates];
  const question = fields && `/api/${path}?filters[slug][$eq]=${encodeURIComponent(slug)}&${fields}`;
  const { answer } = useQuery(question, async (signal) => {
    const { data } = await callApi<{ data: Entry[] }>('GET', question ?? '', undefined, { signal });
    return data[0];
  });
  if (!answer) return none;
  const { room_types = [], timeSlots = [], languages = [], availableTicketTypes = {} } = answer;
  return {
    rooms: room_types.map((room) => ({ ...room, Price: fromRupees(room.Price) })),
    times: [...new Set(timeSlots.flatMap(({ availableTimes }) => availableTimes))].sort(),
    languages: languages.map(({ name }) => name),
    kinds: answer.ticketType === 'detailed' ? ticketKinds.filter((kind) => availableTicketTypes[kind]) : [],
  };
}
