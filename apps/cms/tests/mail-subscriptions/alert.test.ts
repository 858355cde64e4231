import { describe, expect, test } from 'vitest'
import { at, councilThatMails, hour, minute } from './council-that-mails.ts'
import { digestsOf, nextMorning } from './digests.ts'

const own = await councilThatMails()
const { council, received, sql, send, announce, subscriber, alert, states } = own
const { notice, begun, keepDigest } = digestsOf(own)

describe('an alert', () => {
  test('goes out at once to who asked for alerts, in the language of each, with one link to change and leave', async () => {
    const [asha, om, other] = [
      await subscriber({ ward: '3' }),
      await subscriber({ language: 'mr' }),
      await subscriber({ topics: ['notices'] }),
    ]
    await alert({ wards: '3 4' })
    await announce()
    await send()
    const [mail] = asha.mails()
    expect(mail).toMatchObject({ subject: 'Danger, Wards 3, 4' })
    expect(mail?.text).toContain('The lake is rising')
    expect(mail?.text).toContain('https://nadgaon.example/alerts')
    const link = `https://nadgaon.example/subscription/${asha.secret}`
    expect(mail?.text.split(link)).toHaveLength(2)
    // A long line of the head is folded (RFC 5322).
    expect(mail?.raw.replace(/\r\n[ \t]/g, ' ')).toContain(`List-Unsubscribe: <${link}>`)
    expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
    expect(om.mails()).toMatchObject([{ subject: 'धोका, प्रभाग ३, ४' }])
    expect(om.mails()[0]?.text).toContain('https://nadgaon.example/mr/alerts')
    expect(other.mails()).toEqual([])
  })

  test('of other wards goes to none but those of the whole town, one without wards to all', async () => {
    const [three, seven, town] = [
      await subscriber({ ward: '3' }),
      await subscriber({ ward: '7' }),
      await subscriber(),
    ]
    await alert({ wards: '7', kind: 'information', text: { en: 'Camp', mr: 'शिबिर' } })
    await alert({ kind: 'disruption', text: { en: 'No water', mr: 'पाणी नाही' } })
    await announce()
    await send()
    const subjects = (own: typeof three) => own.mails().map(({ subject }) => subject)
    expect(subjects(three)).toEqual(['Disruption'])
    expect(subjects(seven).sort()).toEqual(['Disruption', 'Information, Ward 7'])
    expect(subjects(town).sort()).toEqual(['Disruption', 'Information, Ward 7'])
  })

  test('goes out once, however often and in how many processes somebody looks', async () => {
    const residents = [await subscriber(), await subscriber(), await subscriber()]
    await alert()
    await Promise.all([announce(), announce(), announce()])
    await Promise.all([send(), send(), send()])
    await announce()
    await send()
    for (const each of residents) expect(each.mails()).toHaveLength(1)
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  test('that was withdrawn before its mail went out goes to nobody, nor to who asked after it', async () => {
    await subscriber()
    const { id } = await alert()
    await announce()
    await council.payload.update({ collection: 'alerts', id, data: { _status: 'draft' } as never })
    await send()
    expect(received).toEqual([])
    await alert({ start: at(-hour) })
    const late = await subscriber()
    await sql(`UPDATE mail_subscriptions SET confirmed_at = '${at(minute)}'`)
    await announce()
    await send()
    expect(late.mails()).toEqual([])
  })

  test('goes before the digests that wait', async () => {
    await begun()
    await subscriber()
    await notice()
    await announce(nextMorning)
    await keepDigest()
    await alert()
    await announce()
    await send(1)
    expect(received).toMatchObject([{ subject: 'Danger' }])
  })
})
