/** Advice for a search without results, with one link that follows it. */
export interface AdviceView {
  text: string;
  label: string;
  to: string;
}

const number = (count: number) => count.toLocaleString('en-IN');

/** The place name 'new york' with capitals: 'New York' */
export const capitals = (text: string) => text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** '8 rooms', '1 room' */
export const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

/** 'there are 12 stays', 'there is one stay' */
export function thereAre(count: number, one: string, many: string): string {
  return count === 1 ? `there is one ${one}` : `there are ${number(count)} ${many}`;
}
