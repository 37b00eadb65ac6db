/**
 * After the next paint, focuses the first invalid field of the form or container, if there is one; in a group its first
 * choice. `data-wrong` marks an element that is not a field and contains one.
 */
export function focusInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    (wrong?.querySelector<HTMLElement>('input:enabled') ?? wrong)?.focus();
  });
}
