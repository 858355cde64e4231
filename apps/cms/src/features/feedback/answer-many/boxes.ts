import { formId } from './choose.tsx'

/** The boxes of the messages that can be chosen. They belong to the form, wherever they stand on the page. */
export function boxes(): HTMLInputElement[] {
  const form = document.getElementById(formId)
  const controls = form instanceof HTMLFormElement ? [...form.elements] : []
  return controls.filter((each) => each instanceof HTMLInputElement).filter(({ name }) => name === 'chosen')
}
