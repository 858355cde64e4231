/*
 * Payload 3.90: has no place for a text of ours in its question before a removal, and asks nobody between the choice of a
 *   file and its upload, in a form or of many files at once.
 * Upstream: none found.
 * Here: the text is put into the open question, and files are looked at where they are dropped or chosen.
 * Canary: parts-of-page: the parts in which components of ours stand are still called so.
 */

/** Where a text can stand in a question that is open. */
export const placeInQuestion = (id: string): Element | null =>
  document.getElementById(id)?.querySelector('.confirmation-modal__content') ?? null

/** Where files are dropped or chosen, around an element of it. */
export const dropZoneOf = (target: Element): HTMLElement | null => target.closest<HTMLElement>('.dropzone')
