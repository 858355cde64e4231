import { words as factor } from './content/second-factor/words.ts'
import { viewWords as approvals } from './features/approvals/view-words.ts'
import { words as demoRemoval } from './features/demo-removal/words.ts'
import { words as inbox } from './features/feedback/inbox/words.ts'
import { words as person } from './features/feedback/person/words.ts'
import { words as findings } from './features/findings/words.ts'
import { words as help } from './features/help/words.ts'
import { words as imports } from './features/imports/words.ts'
import { words as lookedFor } from './features/looked-for/words.ts'
import { words as manyDocuments } from './features/many-documents/words.ts'
import { words as obligations } from './features/obligations/words.ts'
import { words as opening } from './features/opening/words.ts'
import { questionNamed } from './features/setup/questions.ts'
import { words as setup } from './features/setup/words.ts'
import { words as sheets } from './features/sheets/import/words.ts'
import { words as today } from './features/today/words.ts'
import type { Words } from './platform/words/words.ts'
import { words as serverTasks } from './views/server-tasks/words.ts'

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
