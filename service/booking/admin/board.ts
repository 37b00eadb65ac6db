/** The columns of the board, in their order: how far a booking is. A booking stands in the first that holds it. */
export const boardColumns = ['refund', 'confirm', 'unpaid', 'travelling', 'upcoming'] as const;
export type BoardColumn = (typeof boardColumns)[number];
