import { createLocalReq, type PayloadRequest } from 'payload'
import { prerender } from 'react-dom/static'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

type Typed = Record<string, string | File>

function answer(
  question: string,
  typed: Typed,
  { as, button = 'save' }: { as?: Role | undefined; button?: string } = { as: 'admin' },
) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...typed, button })) body.append(name, value)
  return desk().ask('POST', `/setup/${question}`, { as, body, headers: { 'accept-language': 'mr' } })
}
const wayOf = async (asked: Promise<Response>) => (await asked).headers.get('location')
const settings = () => desk().payload.findGlobal({ slug: 'settings', depth: 0 })
const officers = async () =>
  (await desk().payload.find({ collection: 'officers', sort: '_order' })).docs.map(
    ({ name, designation, email, _status }) => ({ name: name.mr, title: designation.mr, email, _status }),
  )

async function asked(as: Role, language = 'mr'): Promise<PayloadRequest> {
  const { payload, ids } = desk()
  const user = { ...(await payload.findByID({ collection: 'users', id: ids[as] })), collection: 'users' }
  const req = await createLocalReq({ user: user as never }, payload)
  return Object.assign(req, { i18n: { ...req.i18n, language } })
}

/** What an administrator sees of a question. */
async function screen(id: string, language = 'mr'): Promise<string> {
  const [{ QuestionScreen }, { questionNamed }, { progressOf }] = await Promise.all([
    import('../../src/setup/question-screen.tsx'),
    import('../../src/setup/questions.ts'),
    import('../../src/setup/progress.ts'),
  ])
  const question = questionNamed(id)
  if (!question) throw new Error(`There is no question ${id}`)
  const req = await asked('admin', language)
  const progress = await progressOf(desk().payload)
  const { prelude } = await prerender(QuestionScreen({ question, progress, req }) as never)
  return new Response(prelude).text()
}

const names = { 'name.mr': 'नदगाव नगरपंचायत', 'name.en': 'Nadgaon Nagar Panchayat' }
const short = { 'abbreviation.mr': 'न.न.पं.', 'abbreviation.en': 'NNP' }
const officer = {
  'name.mr': 'श्री. अ. ब. अधिकारी',
  'name.en': 'Shri. A. B. Officer',
  email: 'co@nadgaon.example',
}

const rightAnswers: [question: string, typed: Typed][] = [
  ['kind', { kind: 'nagar-panchayat', district: 'thane' }],
  ['departments', { tax: 'on', water: 'on', fire: 'on' }],
  ['name', { ...names, ...short }],
  ['colours', { family: 'forest' }],
  ['address', { 'address.mr': 'मुख्य रस्ता', 'address.en': 'Main Road', place: '१९.२४३७, ७३.३१६०' }],
  ['numbers', { office: '०२५१-५५५-०१०१', 'office.answered': 'on', helpline: '1800-555-010' }],
  ['chief-officer', officer],
  ['president', officer],
  ['grievance-officer', { ...officer, email: 'grievance@nadgaon.example' }],
  ['web-information-manager', officer],
  ['information-officers', { 'first.name.mr': 'श्री. क', 'first.name.en': 'Shri. K' }],
  ['languages', { firstLanguage: 'en', requiredLanguages: 'en' }],
  ['mail', {}],
]

describe('who may answer', () => {
  test.each(
    rightAnswers.flatMap(([question, typed]) =>
      (['editor', 'clerk', undefined] as const).map((as) => [question, as, typed] as const),
    ),
  )('%s is not answered by %s', async (question, as, typed) => {
    expect((await answer(question, typed, { as })).status).toBe(403)
  })

  test('nothing of it was stored', async () => {
    expect((await settings()).name?.en ?? '').toBe('')
    expect(await desk().payload.kv.get('setup')).toBeNull()
  })

  test('a question that there is not is not found', async () => {
    expect((await answer('password', {})).status).toBe(404)
  })
})

describe('wrong answers', () => {
  const wrong: [question: string, typed: Typed, kept: string, complaint: RegExp][] = [
    ['kind', { kind: 'village', district: 'thane' }, 'selected="">ठाणे', /संस्थेचा प्रकार: कृपया दिलेल्यांपैकी/],
    ['name', { 'name.mr': names['name.mr'] }, names['name.mr'], /संस्थेचे नाव, इंग्रजीत आवश्यक आहे/],
    ['name', { ...names, ...short, 'name.en': 'N'.repeat(300) }, 'N'.repeat(300), /जास्तीत जास्त २०० अक्षरे/],
    ['colours', { family: 'transparent' }, '', /कृपया दिलेल्यांपैकी/],
    [
      'address',
      { 'address.mr': 'अ', 'address.en': 'A', place: '73.3160, 19.2437' },
      '73.3160, 19.2437',
      /महाराष्ट्रातील अक्षांश/,
    ],
    [
      'numbers',
      { office: 'call us', email: 'nobody@nadgaon.example' },
      'nobody@nadgaon.example',
      /कार्यालयाचा दूरध्वनी .*क्रमांक असावा/,
    ],
    ['chief-officer', { ...officer, email: 'co@' }, officer['name.mr'], /कार्यालयीन ई-मेल .*पत्ता असावा/],
    [
      'information-officers',
      { 'first.name.mr': 'क', 'first.name.en': 'K', 'second.of.en': 'Tax' },
      'Tax',
      /दुसरे अधिकारी: नाव, मराठीत आवश्यक/,
    ],
    ['languages', { firstLanguage: 'fr' }, '', /कृपया दिलेल्यांपैकी/],
    [
      'second-administrator',
      { name: 'Somebody', email: 'admin@sahyanagar.example' },
      'Somebody',
      /खाते आधीच आहे/,
    ],
    ['emblem', { file: new File(['GIF89a'], 'emblem.gif') }, '', /केवळ चित्रे/],
    ['emblem', {}, '', /कृपया फाइल निवडा/],
  ]

  test.each(wrong)(
    '%s: said beside the field, and nothing that was typed is lost',
    async (question, typed, kept, complaint) => {
      expect(await wayOf(answer(question, typed))).toBe(`/admin/setup/${question}`)
      const html = await screen(question)
      expect(html).toMatch(complaint)
      expect(html).toContain(kept)
      expect(html).toContain('role="alert"')
      expect(html).toMatch(/aria-invalid="true"/)
      expect(html.match(/autofocus/gi)).toHaveLength(1)
    },
  )

  test('nothing of it reached the site', async () => {
    expect((await settings()).name?.en ?? '').toBe('')
    expect(await officers()).toEqual([])
  })
})

test('the departments are ticked that the law suggests for the kind, and none is published unasked', async () => {
  const isTicked = async (key: string) =>
    new RegExp(`name="${key}"[^>]*checked|checked[^>]*name="${key}"`).test(await screen('departments'))
  expect(await isTicked('tax')).toBe(false)
  await answer('kind', { kind: 'nagar-panchayat', district: 'thane' })
  expect([await isTicked('tax'), await isTicked('fire')]).toEqual([true, false])
  await answer('kind', { kind: 'corporation', district: 'thane' })
  expect([await isTicked('tax'), await isTicked('fire')]).toEqual([true, true])
  expect((await desk().payload.find({ collection: 'departments' })).totalDocs).toBe(0)
})

describe('right answers', () => {
  test.each(rightAnswers)('%s is stored and the next question comes', async (question, typed) => {
    const { questions, pathAfter, questionNamed } = await import('../../src/setup/questions.ts')
    expect(await wayOf(answer(question, typed))).toBe(
      `/admin${pathAfter(questionNamed(question) ?? (questions[0] as never))}`,
    )
    expect(await screen(question)).not.toContain('role="alert"')
  })

  test('they stand in the settings and among the officers, published', async () => {
    expect(await settings()).toMatchObject({
      kind: 'nagar-panchayat',
      district: 'thane',
      name: { mr: names['name.mr'], en: names['name.en'] },
      latitude: 19.2437,
      longitude: 73.316,
      mapUrl: expect.stringContaining('marker=19.2437%2C73.316'),
      phones: ['०२५१-५५५-०१०१'],
      grievanceEmail: 'grievance@nadgaon.example',
      theme: { brandHue: 152 },
      requiredLanguages: 'en',
    })
    expect((await officers()).map(({ title, _status }) => [title, _status])).toEqual([
      ['मुख्याधिकारी', 'published'],
      ['नगराध्यक्ष', 'published'],
      ['तक्रार निवारण अधिकारी', 'published'],
      ['वेब माहिती व्यवस्थापक', 'published'],
      ['जन माहिती अधिकारी', 'published'],
    ])
  })

  const departments = async (status: string) => {
    const where = { _status: { equals: status } }
    const { docs } = await desk().payload.find({ collection: 'departments', where, pagination: false })
    return docs.map(({ name }) => name.en)
  }

  test('the departments that are ticked are published, and what is unticked later is a draft again', async () => {
    expect(await departments('published')).toEqual([
      'Tax Assessment Department',
      'Water Supply, Sewerage and Sanitation Department',
      'Fire Department',
    ])
    await answer('departments', { tax: 'on', water: 'on' })
    expect(await departments('published')).not.toContain('Fire Department')
    expect(await departments('draft')).toEqual(['Fire Department'])
    const html = await screen('departments', 'en')
    expect(html).toMatch(/name="tax"[^>]*checked/)
    expect(html).not.toMatch(/name="fire"[^>]*checked/)
  })

  test('a number that nobody answers is kept in the guide and shown to nobody', async () => {
    expect((await settings()).helpline ?? '').toBe('')
    expect(await screen('numbers')).toContain('1800-555-010')
    await answer('numbers', {
      office: '0251-555-0101',
      'office.answered': 'on',
      helpline: '1800-555-010',
      'helpline.answered': 'on',
    })
    expect(await settings()).toMatchObject({ helpline: '1800-555-010', phones: ['0251-555-0101'] })
  })

  test('answered again, an officer is changed and not doubled', async () => {
    await answer('chief-officer', { ...officer, 'name.mr': 'श्रीमती न. वी. अधिकारी' })
    const heads = (await officers()).filter(({ title }) => title === 'मुख्याधिकारी')
    expect(heads.map(({ name }) => name)).toEqual(['श्रीमती न. वी. अधिकारी'])
  })

  test('the menu that a council began with speaks in the words of its kind; what staff wrote stays', async () => {
    const { payload } = desk()
    const entry = (en: string, mr: string) =>
      payload.create({
        collection: 'menu-entries',
        data: {
          label: { en, mr },
          link: '#',
          items: [{ label: { en, mr }, link: '/history' }],
          _status: 'published',
        },
      })
    await entry('About Council', 'नगरपरिषदेविषयी')
    await entry('Our own council', 'आपली नगरपरिषद')
    const labels = async () =>
      (await payload.find({ collection: 'menu-entries', sort: 'id' })).docs.map(({ label, items }) => [
        label.en,
        label.mr,
        items?.[0]?.label.mr,
      ])
    await answer('kind', { kind: 'corporation', district: 'thane' })
    expect(await labels()).toEqual([
      ['About Corporation', 'महानगरपालिकेविषयी', 'महानगरपालिकेविषयी'],
      ['Our own council', 'आपली नगरपरिषद', 'आपली नगरपरिषद'],
    ])
    await answer('kind', { kind: 'council-b', district: 'thane' })
    expect((await labels())[0]).toEqual(['About Council', 'नगरपरिषदेविषयी', 'नगरपरिषदेविषयी'])
  })

  test('a council without a short form is not asked for one again', async () => {
    expect(await wayOf(answer('name', names))).toBe('/admin/setup/emblem')
    expect((await settings()).abbreviation?.mr ?? '').toBe('')
    await answer('name', { ...names, ...short })
  })

  test('in a corporation the head is a commissioner', async () => {
    await answer('kind', { kind: 'corporation', district: 'thane' })
    expect(await screen('chief-officer', 'en')).toContain('Name of the Municipal Commissioner')
  })
})

test('blanks of the policies’ drafts are filled in, and they stay drafts', async () => {
  const { payload } = desk()
  const description = {
    en: '[[name of the council]], [[address]], [[telephone number]], [[number of months]]',
    mr: '[[नगरपरिषदेचे नाव]], [[पत्ता]]',
  }
  const { id } = await payload.create({
    collection: 'terms',
    data: { heading: { en: 'Who' }, description, _status: 'draft' },
    draft: true,
  })
  for (const question of ['name', 'address', 'numbers'])
    await answer(question, rightAnswers.find(([each]) => each === question)?.[1] ?? {})
  expect(await payload.findByID({ collection: 'terms', id, draft: true })).toMatchObject({
    _status: 'draft',
    description: {
      en: `${names['name.en']}, Main Road, 0251-555-0101, [[number of months]]`,
      mr: `${names['name.mr']}, मुख्य रस्ता`,
    },
  })
})

test('the drafts of the skeleton speak in the words of the kind, filled in or not; others stay', async () => {
  const { payload } = desk()
  const { default: skeleton } = await import('../../../../content/skeleton/terms.json')
  const [origin] = skeleton
  const textOf = (description: { en: string; mr: string }) =>
    payload.create({
      collection: 'terms',
      data: { heading: { en: 'Use', mr: 'वापर' }, description, _status: 'draft' },
      draft: true,
    })
  const given = await textOf(origin?.description as { en: string; mr: string })
  const own = await textOf({ en: 'The council says so.', mr: 'नगरपरिषदेचे म्हणणे.' })
  const now = async ({ id }: { id: number }) =>
    (await payload.findByID({ collection: 'terms', id, draft: true })).description
  await answer('name', { ...names, ...short })
  expect((await now(given)).en).toContain(`published by ${names['name.en']} for`)
  await answer('kind', { kind: 'corporation', district: 'thane' })
  expect(await now(given)).toMatchObject({
    en: expect.stringMatching(/published by Nadgaon Nagar Panchayat for .* records of the corporation;/),
    mr: expect.stringMatching(/नदगाव नगरपंचायत यांनी .* महानगरपालिकेचे स्वाक्षरित/),
  })
  await answer('kind', { kind: 'nagar-panchayat', district: 'thane' })
  expect((await now(given)).mr).toContain('नगरपंचायतीचे स्वाक्षरित')
  expect(await now(own)).toMatchObject({ en: 'The council says so.', mr: 'नगरपरिषदेचे म्हणणे.' })
})

describe('later', () => {
  test('what was typed is kept, is not public, and is there again', async () => {
    const typed = { 'address.mr': 'नवा रस्ता', 'address.en': 'New Road', place: 'somewhere' }
    expect(await wayOf(answer('address', typed, { as: 'admin', button: 'later' }))).toBe(
      '/admin/setup/numbers',
    )
    expect((await settings()).address?.en).toBe('Main Road')
  })

  test('the guide goes on where it was left, and knows what was put off', async () => {
    const { nextOpen } = await import('../../src/setup/question-list.tsx')
    const { progressOf } = await import('../../src/setup/progress.ts')
    await answer('second-administrator', { name: 'Later', email: '' }, { as: 'admin', button: 'later' })
    const progress = await progressOf(desk().payload)
    expect(nextOpen(progress)?.id).toBe('emblem')
    expect(progress?.['second-administrator']).toMatchObject({ state: 'later', typed: { name: 'Later' } })
    expect(await screen('second-administrator')).toContain('value="Later"')
  })
})

describe('the emblem', () => {
  const red = { r: 120, g: 10, b: 20 }
  const drawn = async () =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 300, height: 200, channels: 3, background: red } })
            .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } } }])
            .png()
            .toBuffer(),
        ),
      ],
      'बोधचिन्ह.png',
    )

  test('is looked at in every size before it is saved', async () => {
    expect(await wayOf(answer('emblem', { file: await drawn(), cut: '0', place: 'centre' }))).toBe(
      '/admin/setup/emblem',
    )
    expect((await settings()).logo ?? null).toBeNull()
    const html = await screen('emblem')
    expect(html.match(/<img src="data:image\/png/g)).toHaveLength(4)
    expect(html).toContain('width="16"')
    expect(html).toContain('गडद पार्श्वभूमीवर बोधचिन्हाचा बराचसा भाग')
  })

  test('is shown cut otherwise without being saved', async () => {
    const before = await screen('emblem')
    await answer('emblem', { cut: '30', place: 'left' }, { as: 'admin', button: 'show' })
    const after = await screen('emblem')
    expect(after).toMatch(/<option[^>]* selected="">३० %/)
    expect(/src="data:[^"]+/.exec(after)?.[0]).not.toBe(/src="data:[^"]+/.exec(before)?.[0])
  })

  test('is saved as a square picture with words for those who cannot see it', async () => {
    expect(await wayOf(answer('emblem', { cut: '0', place: 'centre' }))).toBe('/admin/setup/colours')
    const { logo } = await settings()
    const file = await desk().payload.findByID({ collection: 'media', id: Number(logo) })
    expect(file).toMatchObject({ width: 512, height: 512, alt: { mr: `बोधचिन्ह: ${names['name.mr']}` } })
  })

  test('gives a colour family whose contrast holds', async () => {
    expect(await screen('colours', 'en')).toContain('From your emblem')
    await answer('colours', { family: 'emblem' })
    const { theme } = await settings()
    expect(theme?.brandHue).toBeGreaterThan(5)
    expect(theme?.brandHue).toBeLessThan(40)
  })
})

describe('the languages that are required', () => {
  const road = { description: { en: 'Station Road' }, length: { en: '1 km' }, _status: 'published' }
  const publish = () =>
    desk().ask('POST', '/roads', { as: 'editor', body: road, headers: { 'accept-language': 'mr' } })
  beforeEach(() => answer('languages', { firstLanguage: 'en', requiredLanguages: 'en' }))

  test('Marathi may follow where English alone is required', async () => {
    expect((await publish()).status).toBe(201)
  })

  test('nothing is published without Marathi where both are required; a draft may wait for it', async () => {
    await answer('languages', { firstLanguage: 'en', requiredLanguages: 'both' })
    const response = await publish()
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('मराठी) आवश्यक आहे')
    const draft = await desk().ask('POST', '/roads?draft=true', {
      as: 'clerk',
      body: { ...road, _status: 'draft' },
    })
    expect(draft.status).toBe(201)
  })

  test('a council with Marathi alone is made to write English nowhere, and residents of the English site read Marathi', async () => {
    await answer('languages', { firstLanguage: 'en', requiredLanguages: 'mr' })
    const alone: [question: string, typed: Typed][] = [
      ['name', { 'name.mr': 'आडगाव नगरपरिषद', 'abbreviation.mr': 'आ.न.प.' }],
      ['address', { 'address.mr': 'मुख्य चौक, आडगाव' }],
      ['chief-officer', { 'name.mr': 'श्री. मराठी अधिकारी' }],
      ['information-officers', { 'first.name.mr': 'श्री. क', 'second.name.mr': 'श्री. ख' }],
    ]
    for (const [question, typed] of alone) {
      expect(await screen(question, 'en')).toContain('in English (may be left out)')
      expect(await wayOf(answer(question, typed)), question).not.toBe(`/admin/setup/${question}`)
    }
    expect(await wayOf(answer('name', { 'name.en': 'Adgaon', 'abbreviation.en': 'A' }))).toBe(
      '/admin/setup/name',
    )

    const inMarathi = { description: { mr: 'स्टेशन रस्ता' }, length: { mr: '१ किमी' }, _status: 'published' }
    const ask = (body: object) => desk().ask('POST', '/roads', { as: 'editor', body })
    expect((await ask(inMarathi)).status).toBe(201)
    expect((await ask(road)).status).toBe(400)
    expect((await ask({ ...road, requiredLanguages: 'en' })).status).toBe(400)
    const rows = await (await (await apiOf(desk().payload))('/roads?lang=en')).json()
    expect(rows.at(-1)).toMatchObject({ description: 'स्टेशन रस्ता', language_code: 'en' })
  })

  test('another first language than the site has now is said to need the operator', async () => {
    expect(await wayOf(answer('languages', { firstLanguage: 'mr', requiredLanguages: 'en' }))).toBe(
      '/admin/setup/languages',
    )
    expect(await screen('languages')).toContain('DEFAULT_LANGUAGE=mr')
  })
})

describe('a second administrator', () => {
  const reset = (token: string, password: string) =>
    desk().ask('POST', '/users/reset-password', { body: { token, password } })
  const linkIn = async () =>
    /\/admin\/reset\/([0-9a-f]{40})/.exec(await screen('second-administrator'))?.[1] ?? ''

  test('gets a link that sets a password of their own, once', async () => {
    const typed = { name: 'Smt. Second', email: 'second@nadgaon.example' }
    expect(await wayOf(answer('second-administrator', typed))).toBe('/admin/setup/second-administrator')
    const token = await linkIn()
    expect(token).not.toBe('')
    expect((await reset(token, 'password1234')).status).toBe(400)
    expect((await reset(token, 'three words apart')).status).toBe(200)
    expect((await reset(token, 'other words apart')).status).toBe(403)
    const login = await desk().ask('POST', '/users/login', {
      body: { email: typed.email, password: 'three words apart' },
    })
    expect(login.status).toBe(200)
    expect(await linkIn()).toBe('')
  })

  test('a made-up link sets nothing', async () => {
    expect((await reset('0'.repeat(40), 'three words apart')).status).toBe(403)
  })
})

test('the site stands beside the question, also while it is closed to residents', async () => {
  const opening = (state: 'open' | 'closed') =>
    desk().payload.updateGlobal({ slug: 'opening', data: { state }, overrideAccess: true })
  await opening('closed')
  expect(await screen('numbers')).toMatch(/<iframe src="http:\/\/localhost:3000\/preview\/site\.\d+\./)
  await opening('open')
  expect(await screen('numbers')).toContain('<iframe src="http://localhost:3000/mr/contact"')
})

test('the first backup is made, and named with its time', async () => {
  expect(await screen('backup')).toContain('अद्याप बॅकअप नाही')
  const way = await wayOf(answer('backup', {}))
  expect(way).toBe('/admin/setup/backup')
  expect(await screen('backup')).toContain('सर्वांत नवीन बॅकअप')
  expect(await screen('backup')).toContain('चाचणीसाठी उघडून पाहिला आहे')
}, 60_000)
