import type { Payload } from 'payload'
import { type Due, dueNow } from '../../content/due-alerts/due.ts'
import { openingAt } from '../../content/opening/state.ts'
import { addresses } from '../../platform/addresses.ts'
import {
  announce,
  claimSome,
  type Delivery,
  type Device,
  devicesOf,
  giveBack,
  giveUp,
  hasDevices,
  noteSent,
  tryLater,
} from '../../platform/database/push-deliveries.ts'
import { forgetDevices } from '../../platform/database/push-subscriptions.ts'
import { encryptFor } from './encrypt.ts'
import { messageOf } from './message.ts'
import { post, type Said } from './post.ts'
import { type Push, push as pushOption } from './push.ts'
import { noteAnswer, restOf } from './resting.ts'

const mostAttempts = 8
/** Push services keep a message for four weeks at most. */
const longestLife = 28 * 24 * 60 * 60

type Outcome = 'sent' | 'gone' | 'later' | 'refused'

function outcomeOf({ status }: Said): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

const councilName = async (payload: Payload) => {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  return { en: name?.en || name?.mr || '', mr: name?.mr || name?.en || '' }
}

type Told = { due: Due; council: Awaited<ReturnType<typeof councilName>> }

/** What is due at this moment by its announcements, made where nobody has made them. */
async function toldNow(payload: Payload, now: Date): Promise<Map<number, Told>> {
  const council = await councilName(payload)
  const told = new Map<number, Told>()
  for (const due of await dueNow(payload, now)) told.set(await announce(payload, due), { due, council })
  return told
}

function sendTo(payload: Payload, { vapid }: Push, { due, council }: Told, device: Device): Promise<Said> {
  const { language, endpoint } = device
  const message = messageOf(due, {
    language,
    council: council[language],
    defaultLanguage: addresses.of(payload).firstLanguage,
  })
  const seconds = Math.floor((due.endsAt - Date.now()) / 1000)
  return post(endpoint, {
    headers: {
      authorization: vapid.authorization(endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.min(Math.max(seconds, 0), longestLife)),
      topic: `${due.about}-${due.id}`,
      urgency: due.kind === 'danger' ? 'high' : 'normal',
    },
    body: encryptFor(device, message),
  })
}

const pauseAfter = (attempts: number): number => Math.min(2 ** attempts * 5000, 10 * 60_000)

/** What became of one: neither an address nor a key stands in the log. */
async function settle(payload: Payload, delivery: Delivery, said: Said): Promise<Outcome> {
  const outcome = outcomeOf(said)
  const isOver = outcome === 'later' && delivery.attempts >= mostAttempts
  if (outcome === 'refused' || isOver)
    payload.logger.warn({ msg: 'A push service did not take an alert', status: said.status, isOver })
  if (outcome !== 'later' || isOver) return isOver ? 'refused' : outcome
  // The attempts of a service that asks for no pause would be over at once, and the alert lost.
  const pause = Math.max(said.retryAfter ?? 0, pauseAfter(delivery.attempts))
  await tryLater(payload, delivery, Date.now() + pause)
  return 'later'
}

/** Gives back those whose push service rests, and returns the others. */
async function withoutResting(
  payload: Payload,
  claimed: Delivery[],
  devices: Map<number, Device>,
): Promise<Delivery[]> {
  const rests = new Map<Delivery, number>()
  for (const delivery of claimed) {
    const device = devices.get(delivery.subscription)
    const until = device && restOf(device.endpoint)
    if (until) rests.set(delivery, until)
  }
  await giveBack(payload, [...rests.keys()], Math.max(...rests.values()))
  return claimed.filter((delivery) => !rests.has(delivery))
}

/** Sends a batch; an alert that has ended or changed meanwhile is told to nobody. */
async function sendBatch(payload: Payload, push: Push, claimed: Delivery[], told: Map<number, Told>) {
  const devices = await devicesOf(payload, claimed)
  const batch = await withoutResting(payload, claimed, devices)
  const outcomes = await Promise.all(
    batch.map(async (delivery) => {
      const [about, device] = [told.get(delivery.announcement), devices.get(delivery.subscription)]
      if (!about || !device) return 'refused'
      const said = await sendTo(payload, push, about, device)
      noteAnswer(device.endpoint, said.status !== 0)
      return settle(payload, delivery, said)
    }),
  )
  const those = (wanted: Outcome): Delivery[] => batch.filter((_, index) => outcomes[index] === wanted)
  await noteSent(payload, those('sent'))
  await giveUp(payload, those('refused'))
  await forgetDevices(
    payload,
    those('gone').map(({ subscription }) => subscription),
  )
}

/**
 * Tells every device what it has not been told yet. Several processes may do so at once. What is told is looked up after
 * each claim: an alert may come or be withdrawn while others go out, and another process may have announced it.
 */
export async function tellDevices(payload: Payload): Promise<void> {
  const push = pushOption.of(payload)
  if (!push || !(await hasDevices(payload))) return
  const isOpen = async (): Promise<boolean> => (await openingAt(payload, new Date())).state === 'open'
  if (!(await isOpen())) return
  await toldNow(payload, new Date())
  for (let batch = await claimSome(payload); batch.length > 0; batch = await claimSome(payload)) {
    await sendBatch(payload, push, batch, await toldNow(payload, new Date()))
    if (!(await isOpen())) return
  }
}
