import type { ProposalState } from '../../service/partners/proposals/proposal.ts';
import { Mark } from '../ui/mark.tsx';

const words = {
  open: ['waits', 'Waiting'],
  returned: ['bad', 'Sent back'],
  accepted: ['good', 'Taken'],
} as const;

/** The state of a submission. */
export function SubmissionMark({ state }: { state: ProposalState }) {
  const [tone, text] = words[state];
  return <Mark tone={tone}>{text}</Mark>;
}

export const stateWords: Readonly<Record<ProposalState, string>> = {
  open: words.open[1],
  returned: words.returned[1],
  accepted: words.accepted[1],
};
