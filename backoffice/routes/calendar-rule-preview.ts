import type { LoaderFunctionArgs } from 'react-router';
import { asStaff } from '../back-office.ts';
import { readRule } from '../server/read-rule.ts';

/** Called while a rule is edited: its preview. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return asStaff(context, (ctx) => readRule(ctx, request));
}
