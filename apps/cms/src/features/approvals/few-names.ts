import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

const named = 5

/** The first names of a request's records, and how many more there are. */
export function fewNames(names: readonly Words[]): Words {
  const first = names.slice(0, named)
  const more = names.length - first.length
  const [en, mr] = (['en', 'mr'] as const).map((language) => first.map((name) => name[language]).join(', '))
  if (more === 0) return { en: en ?? '', mr: mr ?? '' }
  return { en: `${en} and ${more} more`, mr: `${mr} व आणखी ${toMarathiDigits(more)}` }
}
