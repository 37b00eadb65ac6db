/** Whether a text can be the reference that a bank or UPI app gives to a transfer (UTR). */
export function isTransferReference(text: string): boolean {
  return /^[A-Za-z0-9]{8,35}$/.test(text);
}
