/** Where a letter's links lead. */
export function confirmLink(publicUrl: string, code: string): string {
  return `${publicUrl}/newsletter/confirm?code=${code}`;
}

export function leaveLink(publicUrl: string, code: string): string {
  return `${publicUrl}/newsletter/unsubscribe?code=${code}`;
}
