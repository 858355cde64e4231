import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { councilWithGuide, names, officer, rightAnswers, short } from './guide.ts'

const { desk, answer, wayOf, settings, officers, screen } = councilWithGuide()

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
    const { questions, pathAfter, questionNamed } = await import('../../src/features/setup/questions.ts')
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
    const { nextOpen } = await import('../../src/features/setup/question-list.tsx')
    const { progressOf } = await import('../../src/features/setup/progress.ts')
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
