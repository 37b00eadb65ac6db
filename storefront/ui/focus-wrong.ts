/**
 * After the next paint, moves the focus to the first field of the form, or of what holds it, that is marked as wrong, if there is one; of a
 * group, to its first choice. `data-wrong` marks what is no field and leads to one.
 */
export function focusWrong(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    (wrong?.querySelector<HTMLElement>('input:enabled') ?? wrong)?.focus();
  });
}
