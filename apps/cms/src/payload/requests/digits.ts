import { toAsciiDigits } from '@nagardwar/contract'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { toMarathiDigits } from '../../platform/words/digits.ts'

/** Operators that look for a text within another. */
const partly = ['like', 'contains'] as const

type Condition = Record<string, unknown>

const isGroup = (value: unknown): value is Where[] => Array.isArray(value)

/** One condition, or both spellings of it where its text has digits. */
function ofField(name: string, condition: Condition): Where {
  for (const operator of partly) {
    const text = condition[operator]
    if (typeof text !== 'string') continue
    const spellings = new Set([text, toAsciiDigits(text), toMarathiDigits(text)])
    if (spellings.size > 1)
      return { or: [...spellings].map((each) => ({ [name]: { ...condition, [operator]: each } })) } as Where
  }
  return { [name]: condition } as Where
}

/** Conditions that find a number in either script: "१२" also where the record has "12". */
export function inEitherScript(where: Where): Where {
  const all = Object.entries(where).map(([name, value]): Where => {
    if (isGroup(value)) return { [name]: value.map(inEitherScript) } as Where
    return typeof value === 'object' && value !== null
      ? ofField(name, value as Condition)
      : ({ [name]: value } as Where)
  })
  return all.length === 1 ? (all[0] as Where) : { and: all }
}

/** Staff type digits of either script, and records have both. */
export const digitsOfEitherScript: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { where } = args as { where?: Where }
  return operation === 'read' && where && Object.keys(where).length > 0
    ? { ...args, where: inEitherScript(where) }
    : args
}
