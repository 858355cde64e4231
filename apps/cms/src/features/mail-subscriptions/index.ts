import { serverCallPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { mailIsOffered } from '../../api/mail-is-offered.ts'
import { personalDataHolders } from '../../content/personal-data/holders.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import {
  answerMailSubscription,
  changeMailSubscription,
  confirmMailSubscription,
  endMailSubscription,
  takeMailSubscription,
} from './answer.ts'
import { words } from './desk/words.ts'
import { keepSendingMails } from './keep-sending.ts'
import { mailBatches } from './mail-batches.ts'
import { mailDeliveries } from './mail-deliveries.ts'
import { mailNews } from './mail-news.ts'
import { mailSubscriptions as subscriptions } from './mail-subscriptions.ts'
import { subscriptionOfPerson } from './person.ts'
import { mailRate } from './rate.ts'

type Options = {
  /** Whether the council has a mail server. */
  hasServer: boolean
  mailsPerMinute: number
}

/** Residents get what they asked for by e-mail, where the council has a mail server. */
export const mailSubscriptions = ({ hasServer, mailsPerMinute }: Options): Change =>
  together(
    mailRate.set(mailsPerMinute),
    mailIsOffered.add(hasServer),
    personalDataHolders.add(subscriptionOfPerson),
    extend({ collections: [subscriptions, mailBatches, mailDeliveries, mailNews] }),
    apiCalls.add({
      [serverCallPaths.mailSubscription]: { POST: takeMailSubscription },
      [serverCallPaths.mailSubscriptionState]: { POST: answerMailSubscription },
      [serverCallPaths.mailConfirmation]: { POST: confirmMailSubscription },
      [serverCallPaths.mailChange]: { POST: changeMailSubscription },
      [serverCallPaths.mailEnd]: { POST: endMailSubscription },
    }),
    addView({
      name: 'mails',
      path: '/mails',
      component: '/features/mail-subscriptions/desk/mails-view.tsx#MailsView',
      title: words.title,
      link: '/features/mail-subscriptions/desk/mails-view.tsx#MailsLink',
    }),
    whileServing.add(keepSendingMails),
  )
