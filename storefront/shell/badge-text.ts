/** The number on the cart: nothing for none, '99+' above 99 (SHELL-9). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
