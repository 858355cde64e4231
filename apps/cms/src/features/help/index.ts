import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addComponent, addView } from '../../views/desk-views.ts'
import { helpPictureEndpoint } from './endpoint.ts'
import { words } from './words.ts'

/** The guide for staff, at the desk. */
export const help = (): Change =>
  together(
    extend({ endpoints: [helpPictureEndpoint] }),
    addView({
      name: 'help',
      path: '/help',
      component: '/features/help/help-view.tsx#HelpView',
      title: words.title,
    }),
    addComponent('actions', '/features/help/help-view.tsx#HelpLink'),
  )
