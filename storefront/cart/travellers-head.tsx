import { Icon } from '../ui/icon.tsx';

export const travellersCard = 'rounded-card border border-line bg-card p-4 md:p-5';

/** The heading of the folded fields; shown while they load, so that nothing moves. */
export function TravellersHead({ bookedBy }: { bookedBy: string }) {
  return (
    <span className="flex items-center justify-between gap-4">
      <span>
        <span className="text-xl font-semibold">Who is travelling?</span>
        <span className="block text-sm text-ink-soft">
          {bookedBy ? `${bookedBy}, unless you name somebody else. ` : ''}You can tell us now, or until your trip
          begins.
        </span>
      </span>
      <Icon
        name="chevron-down"
        size={20}
        className="shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
      />
    </span>
  );
}
