import { Fragment } from 'react';

/** A booking number that can break between its parts if the line is too short. */
export function BookingNumber({ of }: { of: string }) {
  const parts = of.split('_');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number never change their order
    <Fragment key={index}>
      {index === 0 ? null : '_'}
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
