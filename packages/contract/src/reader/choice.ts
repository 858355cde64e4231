import { type ChoiceRule, isWrittenAs } from '../choice-rule.ts'
import { textFrom } from './scalar.ts'

/** A value of a choice in any case, or as older servers write it; else what the choice has for unknown values. */
export function choiceFrom(value: unknown, { values, otherwise, older }: ChoiceRule): string | undefined {
  const text = textFrom(value).toLowerCase()
  const spelling = Object.keys(older).find((each) => isWrittenAs(text, each))
  return values.find((each) => each.toLowerCase() === text) ?? (spelling && older[spelling]) ?? otherwise
}
