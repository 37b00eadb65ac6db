import { data } from 'react-router';

/** Whatever has no page of its own; the frame's error page shows it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
