import type { SubmissionState } from '../../service/partners/submissions/submission.ts';
import { Mark } from '../ui/mark.tsx';

const words = {
  open: ['waits', 'Waiting'],
  returned: ['bad', 'Sent back'],
  accepted: ['good', 'Taken'],
} as const;

/** The state of a submission. */
export function SubmissionMark({ state }: { state: SubmissionState }) {
  const [tone, text] = words[state];
  return <Mark tone={tone}>{text}</Mark>;
}

export const stateWords: Readonly<Record<SubmissionState, string>> = {
  open: words.open[1],
  returned: words.returned[1],
  accepted: words.accepted[1],
};
