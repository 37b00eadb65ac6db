/** By which the list of changes knows that a line was not used: it is marked once. */
export const noShowToken = (line: number) => `no-show ${line}`;
