import type { TextField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import type { Check } from './check.ts'
import { plainText, type TextOptions, trimmed } from './plain-text.ts'

type Options = Omit<TextOptions, 'check' | 'maxLength'> & {
  maxLength: number
  /** The stored form of what was typed; undefined where it cannot be read. */
  stored: (typed: string) => string | undefined
  wrong: Words
}

/** A text that people write in many ways and that is stored in one. What cannot be read stays, and is refused. */
export function inOneForm(name: string, label: Words, { stored, wrong, ...options }: Options): TextField {
  const check: Check = (value) => (stored(value) === undefined ? wrong : undefined)
  const rewritten = ({ value }: { value?: unknown }): unknown =>
    typeof value === 'string' && value.length <= options.maxLength ? (stored(value) ?? value) : value
  const field = plainText(name, label, { ...options, check })
  return { ...field, hooks: { beforeValidate: [trimmed, rewritten] } }
}
