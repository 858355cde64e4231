import type { Say } from './controls.ts'
import { repairs } from './repairs.ts'

/** Goes through the page once. Setting what is set already changes nothing, so that it can watch itself. */
export function repairNames(root: ParentNode, say: Say): void {
  for (const { at, repair } of repairs) for (const element of root.querySelectorAll(at)) repair(element, say)
}
