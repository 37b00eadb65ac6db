const advice = /[.;,]?\s*\bplease (?:try|look|load)\b[^.]*\bagain\b[^.]*$/i;

/** What went wrong, without the advice to try again that stands beside it already, and without a full stop. */
export function withoutAdvice(message: string): string {
  return message.trim().replace(/\.$/, '').replace(advice, '').trim();
}
