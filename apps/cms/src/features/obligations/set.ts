import type { RequirementSet } from '../../content/requirements/requirement.ts'
import { statementsVersion } from '../../platform/database/obligation-statements.ts'
import { obligations } from './obligations.ts'
import { statementsOf } from './statements/statements.ts'

export const obligationSet: RequirementSet = {
  name: 'obligations',
  requirements: obligations,
  statements: statementsOf,
  version: statementsVersion,
}
