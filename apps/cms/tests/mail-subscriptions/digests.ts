import type { councilThatMails } from './council-that-mails.ts'

/** A moment of a day to come, by India's clock. */
export const on = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`)
export const nextMorning = on('2031-03-04', '07:30')

type Council = Pick<Awaited<ReturnType<typeof councilThatMails>>, 'announce' | 'create' | 'send' | 'sql'>

/** The digests of two days of a council. */
export function digestsOf({ announce, create, send, sql }: Council) {
  const notice = (data: object = {}) =>
    create('public-notices', {
      title: { en: 'Felling of six trees', mr: 'सहा झाडे तोडणे' },
      link: `/notices/trees-${Math.random().toString(36).slice(2, 8)}`,
      kind: 'general',
      ...data,
    })

  /** The first digest of all tells of nothing; the one of the next day has what came since. */
  const begun = (): Promise<void> => announce(on('2031-03-03', '07:30'))

  /** What is due is looked up at the clock's time when a mail is made, which is today. */
  const keepDigest = () => sql("UPDATE mail_batches SET ends_at = '9999-12-31'")

  async function digest(): Promise<void> {
    await announce(nextMorning)
    await keepDigest()
    await send()
  }
  return { notice, begun, keepDigest, digest }
}
