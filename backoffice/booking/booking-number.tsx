import { Fragment } from 'react';

/** The number of a booking, which breaks between its parts where a line is too short for it. */
export function BookingNumber({ of }: { of: string }) {
  const parts = of.split('_');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number stand in their places
    <Fragment key={index}>
      {index === 0 ? null : '_'}
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
