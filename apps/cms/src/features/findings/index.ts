import { requirementSets } from '../../content/requirements/requirement.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { addToToday } from '../../views/today/parts.ts'
import { findingEndpoints } from './endpoints.ts'
import { keepLooking } from './keep-looking.ts'
import { findingSet } from './requirements.ts'
import { words } from './words.ts'

/** What is to be fixed in the content: looked through at night, shown by kind. */
export const findings = (): Change =>
  together(
    extend({ endpoints: findingEndpoints }),
    addView({
      name: 'findings',
      path: '/findings',
      component: '/features/findings/desk/findings-view.tsx#FindingsView',
      title: words.title,
      link: '/features/findings/desk/findings-view.tsx#FindingsLink',
    }),
    addToToday({
      name: 'findings',
      to: 'everybody',
      component: '/features/findings/desk/findings-part.tsx#FindingsPart',
    }),
    requirementSets.add(findingSet),
    whileServing.add(keepLooking),
  )
