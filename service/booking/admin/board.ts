/** The columns of the board in order. A booking is shown in the first column that matches. */
export const boardColumns = ['refund', 'confirm', 'unpaid', 'travelling', 'upcoming'] as const;
export type BoardColumn = (typeof boardColumns)[number];
