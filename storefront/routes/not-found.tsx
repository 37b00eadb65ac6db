import { data } from 'react-router';

/** Any unknown address; the frame's error page shows it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
