import { serverCallPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { requirementSets } from '../../content/requirements/requirement.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { addToToday } from '../../views/today/parts.ts'
import { answerOpening } from './answer.ts'
import { openingDecisions } from './decisions.ts'
import { openingEndpoints } from './endpoints.ts'
import { keepTime } from './keep-time.ts'
import { openingSet } from './requirements.ts'
import { words } from './words.ts'

/** The website is opened and closed by an administrator, with the checks before. */
export const opening = (): Change =>
  together(
    extend({ collections: [openingDecisions], endpoints: openingEndpoints }),
    apiCalls.add({ [serverCallPaths.opening]: { GET: answerOpening } }),
    requirementSets.add(openingSet),
    addView({
      name: 'opening',
      path: '/opening',
      component: '/features/opening/opening-view.tsx#OpeningView',
      title: words.title,
      link: '/features/opening/opening-view.tsx#OpeningLink',
    }),
    addToToday({
      name: 'opening',
      to: 'administrators',
      component: '/features/opening/opening-part.tsx#OpeningPart',
    }),
    whileServing.add(keepTime),
  )
