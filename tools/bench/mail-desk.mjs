// A desk that mails to subscribers until it is killed. Its settings are in the environment. It says its memory every second.
const { getPayload } = await import('payload')
const { default: config } = await import('../../apps/cms/src/payload.config.ts')
const { keepSendingMails } = await import('../../apps/cms/src/features/mail-subscriptions/keep-sending.ts')

const payload = await getPayload({ config })
keepSendingMails(payload)
const say = () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage().rss, processor: (user + system) / 1e6 })
}
say()
// The tasks of a desk do not keep its process alive.
setInterval(say, 1000)
