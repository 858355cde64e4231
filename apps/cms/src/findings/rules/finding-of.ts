import type { Words } from '../../fields/words.ts'
import type { Item } from '../content.ts'
import type { Finding } from '../findings.ts'

/** What is wrong with a record. */
export const findingOf = ({ list, name, path, values }: Item, why: Words): Finding => ({
  list,
  name,
  path,
  why,
  owner: values.record?.owner ?? undefined,
})
