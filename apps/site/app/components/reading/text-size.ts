import { recall, remember } from '../device-memory/device-memory.ts'

/** Steps from the normal size (0), each with its size in percent. base.css has the same table. */
export const textSizes = { '-1': 87.5, 0: 100, 1: 112.5, 2: 125, 3: 150 } as const
export type TextStep = -1 | 0 | 1 | 2 | 3

export const smallest = -1
export const largest = 3
export const textSizeKey = 'textSize'

export const asTextStep = (value: string | null | undefined): TextStep => {
  const step = Number(value)
  return value && Number.isInteger(step) && step >= smallest && step <= largest ? (step as TextStep) : 0
}

/** One step smaller or larger, within the limits; `0` means normal. */
export const stepFrom = (current: TextStep, change: -1 | 0 | 1): TextStep =>
  change === 0 ? 0 : (Math.min(largest, Math.max(smallest, current + change)) as TextStep)

export const currentTextStep = (): TextStep => asTextStep(recall(textSizeKey))

export function applyTextStep(step: TextStep): void {
  const { dataset } = document.documentElement
  if (step === 0) delete dataset.text
  else dataset.text = String(step)
  remember(textSizeKey, step === 0 ? null : String(step))
}
