import { serverCallPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { requirementSets } from '../../content/requirements/requirement.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { addToToday } from '../../views/today/parts.ts'
import { answerTransparency } from './answer.ts'
import { obligationEndpoints } from './endpoints.ts'
import { obligationSet } from './set.ts'
import { obligationStatements } from './statements/collection.ts'
import { words } from './words.ts'

/** What the law wants public, with its evidence; for staff a board, for residents `/transparency`. */
export const obligations = (): Change =>
  together(
    extend({ collections: [obligationStatements], endpoints: obligationEndpoints }),
    apiCalls.add({ [serverCallPaths.transparency]: { GET: answerTransparency } }),
    requirementSets.add(obligationSet),
    addView({
      name: 'obligations',
      path: '/obligations',
      component: '/features/obligations/desk/board-view.tsx#ObligationsView',
      title: words.title,
      link: '/features/obligations/desk/board-view.tsx#ObligationsLink',
    }),
    addToToday({
      name: 'late',
      to: 'everybody',
      component: '/features/obligations/desk/late-part.tsx#LatePart',
    }),
  )
