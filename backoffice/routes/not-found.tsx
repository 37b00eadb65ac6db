import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../service/core/app-error.ts';
import { asStaff } from '../back-office.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, () => Promise.reject(notFound()));
}

export default function NotFound() {
  return null;
}
