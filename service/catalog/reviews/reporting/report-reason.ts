/** Reasons for reporting a review, and their labels. */
export const reportReasons = {
  wrong: 'What it says is not true',
  offensive: 'It is offensive, or tells something private',
  'no-guest': 'Its author was no guest there',
} as const;
export type ReportReason = keyof typeof reportReasons;

export const reasonNames: readonly ReportReason[] = ['wrong', 'offensive', 'no-guest'];

export function reportReasonOf(name: string): ReportReason | undefined {
  return reasonNames.find((reason) => reason === name);
}
