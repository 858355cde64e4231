import { stretchOlderCodes } from '../../content/second-factor/stored-factor.ts'
import { words as factor } from '../../content/second-factor/words.ts'
import { beforeServing, whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addComponent, addView } from '../../views/desk-views.ts'
import { mayBeginAnew, tellFirstAccountCode } from './first-account/first-account.ts'
import { secondFactors } from './second-factor/collection.ts'
import { type AccountChanged, users } from './users.ts'

type Options = {
  isServedSecurely: boolean
  mayBeginAnew: boolean
  /** What other features do when an account has changed. */
  afterChange: AccountChanged[]
}

/** The accounts of staff: the first one, invitations, passwords, second factors, open sessions. */
export const accounts = (options: Options): Change =>
  together(
    mayBeginAnew.set(options.mayBeginAnew),
    extend({ collections: [users(options.isServedSecurely, options.afterChange), secondFactors] }),
    addView({
      name: 'login',
      path: '/login',
      component: '/features/accounts/second-factor/login-view.tsx#LoginView',
    }),
    addView({
      name: 'createFirstUser',
      path: '/create-first-user',
      component: '/features/accounts/first-account/first-account-view.tsx#FirstAccountView',
    }),
    addView({
      name: 'secondFactor',
      path: '/second-factor',
      component: '/features/accounts/second-factor/set-up-view.tsx#SecondFactorView',
      title: factor.name,
    }),
    addView({
      name: 'forgot',
      path: '/forgot',
      component: '/features/accounts/links/forgotten-password-view.tsx#ForgottenPassword',
    }),
    addComponent('afterLogin', '/features/accounts/links/forgotten-password-view.tsx#PasswordHelp'),
    beforeServing.add(tellFirstAccountCode),
    // A tenth of a second of the processor for each code: the start does not wait for it.
    whileServing.add((payload) => {
      stretchOlderCodes(payload).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'Recovery codes of an earlier version could not be stored anew' }),
      )
    }),
  )
