import { describe, expect, test } from 'vitest'
import { at, councilThatMails } from './council-that-mails.ts'
import { digestsOf, nextMorning, on } from './digests.ts'

const own = await councilThatMails()
const { council, sql, send, announce, subscriber, create, states } = own
const { notice, begun, keepDigest, digest } = digestsOf(own)

describe('the digest', () => {
  test('of the first day tells nobody of the years before', async () => {
    const { mails } = await subscriber()
    await notice()
    await begun()
    await keepDigest()
    await send()
    expect(mails()).toEqual([])
  })

  test('of a day has what came since the last one, each topic for who asked for it', async () => {
    await begun()
    const [asha, om] = [
      await subscriber({ topics: ['notices', 'meetings'] }),
      await subscriber({ topics: ['meetings', 'recruitment'], language: 'mr' }),
    ]
    await notice({ link: '/notices/six-trees', closes: '2031-04-01T11:30:00.000Z' })
    const meeting = await create('council-meetings', {
      kind: 'general',
      day: '2031-03-20T06:30:00.000Z',
      time: '11:30',
    })
    await digest()
    const [mail] = asha.mails()
    expect(mail?.subject).toBe('New from the council, 04.03.2031')
    expect(mail?.text.replaceAll('\r\n', '\n')).toContain(
      'Public notices:\n- Felling of six trees (General notice, until 01.04.2031, 17:00)\n  https://nadgaon.example/notices/six-trees\n\nMeetings of the council:\n- General meeting, 20.03.2031',
    )
    expect(om.mails()[0]?.subject).toBe('नगरपरिषदेकडून नवीन माहिती, ०४.०३.२०३१')
    expect(om.mails()[0]?.text).toContain(`https://nadgaon.example/mr/meetings/${meeting.id}`)
    expect(om.mails()[0]?.text).not.toContain('झाडे')
    expect(asha.mails()).toHaveLength(1)
  })

  test('tells each thing once, and the decision of a notice as news of its own', async () => {
    await begun()
    const { mails } = await subscriber()
    const { id } = await notice()
    await digest()
    expect(mails()).toHaveLength(1)
    await announce(on('2031-03-05', '08:00'))
    await keepDigest()
    await send()
    expect(mails()).toHaveLength(1)
    const decision = { en: 'The trees stay.', mr: 'झाडे राहतील.' }
    await council.payload.update({ collection: 'public-notices', id, data: { decision } as never })
    await announce(on('2031-03-06', '08:00'))
    await keepDigest()
    await send()
    expect(mails()[1]?.text).toContain('Felling of six trees (Decided)')
  })

  test('is made in the morning of India, and later that day where the desk was away', async () => {
    await begun()
    const { mails } = await subscriber()
    await notice()
    for (const time of ['00:30', '06:59', '20:01']) await announce(on('2031-03-04', time))
    expect(await states()).toEqual([])
    await announce(on('2031-03-04', '19:59'))
    await keepDigest()
    await send()
    expect(mails()).toHaveLength(1)
  })

  test('leaves out what was withdrawn since, and is not sent where nothing is left', async () => {
    await begun()
    const { mails } = await subscriber()
    const { id } = await notice()
    await announce(nextMorning)
    await keepDigest()
    await council.payload.update({ collection: 'public-notices', id, data: { _status: 'draft' } as never })
    await send()
    expect(mails()).toEqual([])
    expect(await states()).toEqual(['refused'])
  })

  test('names twenty of a topic, and says how many more there are', async () => {
    await begun()
    const { mails } = await subscriber({ topics: ['notices'] })
    for (let number = 0; number < 23; number++) await notice({ title: { en: `Notice ${number}`, mr: '' } })
    await digest()
    const text = mails()[0]?.text ?? ''
    expect(text.match(/- Notice/g)).toHaveLength(20)
    expect(text).toContain('More of them: 3')
  })

  test('tells of a tender and of a recruitment to who asked for either', async () => {
    await begun()
    const [tenders, jobs] = [
      await subscriber({ topics: ['tenders'] }),
      await subscriber({ topics: ['recruitment'] }),
    ]
    for (const [kind, title] of [
      ['tender', 'Repair of the roof'],
      ['recruitment', 'Two nurses'],
      [null, 'A press release'],
    ])
      await sql(`INSERT INTO tenders (description_en, description_mr, kind, _status, updated_at, created_at)
        VALUES ('${title}', '', ${kind ? `'${kind}'` : 'NULL'}, 'published', '${at(0)}', '${at(0)}')`)
    await digest()
    expect(tenders.mails()[0]?.text).toContain('Repair of the roof (Tender)')
    expect(tenders.mails()[0]?.text).not.toMatch(/nurses|press release/)
    expect(jobs.mails()[0]?.text).toContain('Two nurses')
  })
})
