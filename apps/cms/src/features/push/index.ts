import { pushPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { devicesAreTold } from '../../api/devices-are-told.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { answerPushKey, endPushSubscription, takePushSubscription } from './answer.ts'
import { keepTellingDevices } from './keep-telling.ts'
import { push as keys, pushFor } from './push.ts'
import { pushAnnouncements } from './push-announcements.ts'
import { pushDeliveries } from './push-deliveries.ts'
import { pushSubscriptions } from './push-subscriptions.ts'
import type { PushSettings } from './settings.ts'

type Options = { settings: PushSettings; siteOrigin: string }

/** Devices are told of alerts (Web Push), where the council has a key for it. */
export const push = ({ settings, siteOrigin }: Options): Change => {
  const own = pushFor(settings, siteOrigin)
  return together(
    keys.set(own),
    devicesAreTold.add(own !== undefined),
    extend({ collections: [pushSubscriptions, pushAnnouncements, pushDeliveries] }),
    apiCalls.add({
      [pushPaths.pushKey]: { GET: answerPushKey },
      [pushPaths.pushSubscription]: { POST: takePushSubscription },
      [pushPaths.pushEnd]: { POST: endPushSubscription },
    }),
    whileServing.add(keepTellingDevices),
  )
}
