const controls = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'
const ofAnotherTab = '.tabs-field__tab-button'

/** Payload's id of a field. */
const idOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

export const fieldOf = (path: string): HTMLElement | null =>
  document.getElementById(idOf(path))?.closest<HTMLElement>('.field-type') ??
  (path === 'file' ? document.querySelector<HTMLElement>('.file-field') : null)

export const controlOf = (path: string): HTMLElement | null => {
  const element = document.getElementById(idOf(path))
  return element?.matches(controls) ? element : (fieldOf(path)?.querySelector<HTMLElement>(controls) ?? null)
}

export const labelOf = (path: string): string | undefined =>
  fieldOf(path)?.querySelector('.field-label, label')?.textContent?.replace('*', '').trim() || undefined

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Brings a reader to a field, also to one behind another tab of the form. */
export async function goToField(path: string): Promise<void> {
  for (const tab of controlOf(path) ? [] : document.querySelectorAll<HTMLElement>(ofAnotherTab)) {
    tab.click()
    await nextFrame()
    await nextFrame()
    if (controlOf(path)) break
  }
  const control = controlOf(path)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
