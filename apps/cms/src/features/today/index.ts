import { requirementSets } from '../../content/requirements/requirement.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { nameFirstPage } from '../../views/desk-views.ts'
import { addToToday } from '../../views/today/parts.ts'
import { dashboard } from './dashboard.ts'
import { placesEndpoint } from './places-endpoint.ts'
import { questionSet } from './questions/questions.ts'
import { order } from './shown-parts.ts'
import { words } from './words.ts'

type Options = {
  /** The names of the parts from the top. */
  order: readonly string[]
}

/** The first page: what waits, what staff come for, questions of residents, where things are. */
export const today = (options: Options): Change =>
  together(
    order.set(options.order),
    extend({ endpoints: [placesEndpoint] }),
    requirementSets.add(questionSet),
    nameFirstPage(words.title),
    addToToday(
      { name: 'ends', to: 'editors', component: '/features/today/own-parts.tsx#EndingPart' },
      { name: 'prepared', to: 'editors', component: '/features/today/own-parts.tsx#PreparedPart' },
      { name: 'health', to: 'administrators', component: '/features/today/health-part.tsx#HealthPart' },
    ),
    (config) => ({ ...config, admin: { ...config.admin, dashboard } }),
  )
