import { words as factor } from '../accounts/second-factor/words.ts'
import { viewWords as approvals } from '../approvals/view-words.ts'
import { words as demoRemoval } from '../demo-removal/words.ts'
import { words as inbox } from '../feedback/inbox/words.ts'
import { words as person } from '../feedback/person/words.ts'
import type { Words } from '../fields/words.ts'
import { words as findings } from '../findings/words.ts'
import { words as help } from '../help/words.ts'
import { words as imports } from '../imports/words.ts'
import { words as lookedFor } from '../looked-for/words.ts'
import { words as manyDocuments } from '../many-documents/words.ts'
import { words as obligations } from '../obligations/words.ts'
import { words as opening } from '../opening/words.ts'
import { words as serverTasks } from '../server-tasks/words.ts'
import { questionNamed } from '../setup/questions.ts'
import { words as setup } from '../setup/words.ts'
import { words as sheets } from '../sheets/import/words.ts'
import { words as today } from '../today/words.ts'

const titles: Readonly<Record<string, Words>> = {
  '': today.title,
  approvals: approvals.title,
  findings: findings.title,
  help: help.title,
  import: imports.title,
  inbox: inbox.title,
  'looked-for': lookedFor.title,
  'server-tasks': serverTasks.title,
  'many-documents': manyDocuments.title,
  obligations: obligations.title,
  opening: opening.title,
  'personal-data': person.title,
  'remove-demo': demoRemoval.title,
  'second-factor': factor.name,
  setup: setup.title,
  'sheet-import': sheets.title,
}

/**
 * What a view of ours is called in the browser's tab and by a screen reader: its heading. Payload calls each of them
 * "Payload". Undefined for Payload's own views, which it names itself.
 */
export function viewTitle([first = '', second = '']: readonly string[]): Words | undefined {
  if (first === 'setup' && second !== '') return questionNamed(second)?.title ?? titles.setup
  return Object.hasOwn(titles, first) ? titles[first] : undefined
}
