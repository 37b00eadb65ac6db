import type { RequestKind, RequestOutcome } from '../../service/privacy/requests/data-request.ts';
import { Mark } from '../ui/mark.tsx';

export const requestWords: Readonly<Record<RequestKind, string>> = {
  access: 'See what is kept',
  correction: 'Correct it',
  deletion: 'Delete it',
};

const outcomeWords: Readonly<Record<RequestOutcome, string>> = { done: 'Done', refused: 'Refused' };

/** The state of a request: open, with its urgency, or its outcome. */
export function RequestMark({
  outcome,
  urgency,
}: {
  outcome: RequestOutcome | null;
  urgency: 'late' | 'soon' | 'in time' | null;
}) {
  if (outcome) return <Mark tone={outcome === 'done' ? 'good' : 'still'}>{outcomeWords[outcome]}</Mark>;
  if (urgency === 'late') return <Mark tone="bad">Late</Mark>;
  return <Mark tone={urgency === 'soon' ? 'waits' : 'still'}>{urgency === 'soon' ? 'Due soon' : 'Open'}</Mark>;
}
