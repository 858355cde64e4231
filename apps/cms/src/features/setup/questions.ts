import type { Question } from './question.ts'
import { address } from './questions/address.ts'
import { backup } from './questions/backup.ts'
import { chiefOfficer } from './questions/chief-officer.ts'
import { colours } from './questions/colours.ts'
import { departments } from './questions/departments.ts'
import { emblem } from './questions/emblem.ts'
import { grievanceOfficer } from './questions/grievance-officer.ts'
import { informationOfficers } from './questions/information-officers.ts'
import { kind } from './questions/kind.ts'
import { languages } from './questions/languages.ts'
import { mail } from './questions/mail.ts'
import { name } from './questions/name.ts'
import { numbers } from './questions/numbers.ts'
import { president } from './questions/president.ts'
import { secondAdministrator } from './questions/second-administrator.ts'
import { webInformationManager } from './questions/web-information-manager.ts'

/** The screens of the guide, in their order. */
export const questions: readonly Question[] = [
  kind,
  departments,
  languages,
  name,
  emblem,
  colours,
  address,
  numbers,
  chiefOfficer,
  president,
  grievanceOfficer,
  webInformationManager,
  informationOfficers,
  mail,
  secondAdministrator,
  backup,
]

export const questionNamed = (id: unknown): Question | undefined =>
  questions.find((question) => question.id === id)

/** Where the guide goes after a question; its overview after the last one. */
export const pathAfter = (question: Question): string => {
  const next = questions[questions.indexOf(question) + 1]
  return next ? `/setup/${next.id}` : '/setup'
}
