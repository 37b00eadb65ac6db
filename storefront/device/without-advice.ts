const advice = /[.;,]?\s*\bplease (?:try|look|load)\b[^.]*\bagain\b[^.]*$/i;

/** The message without the advice to try again, which is shown next to it anyway, and without a full stop. */
export function withoutAdvice(message: string): string {
  return message.trim().replace(/\.$/, '').replace(advice, '').trim();
}
