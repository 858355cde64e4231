import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quickestHand } from '../../message-form/own-fields.ts'
import { sendWritten } from './send-written.ts'

const answers = {
  name: 'कविता साळुंखे',
  mobile: '0251-555-0140',
  subject: 'Street lamp in ward 14',
  email: 'kavita@sahyanagar.example',
  feedback: 'पथदिवा सोमवारपासून बंद आहे.',
}
const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

let sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('/contact-us')) sent.push(JSON.parse(String(init.body)))
    return Response.json({ contactId: 'F-7KQ2-M9XD' }, { status: 201 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the script says of the form what the desk asks of machines', async () => {
  expect(await sendWritten(formOf(answers), 'both', 41_000)).toMatchObject({ state: 'sent' })
  expect(sent).toMatchObject([{ ...answers, website: '', seconds: 41 }])
})

test('what comes too quickly waits, and says how long the form was open when it went', async () => {
  const began = performance.now()
  await sendWritten(formOf(answers), 'both', quickestHand - 200)
  expect(performance.now() - began).toBeGreaterThan(150)
  expect(sent).toMatchObject([{ website: '', seconds: 3 }])
})

test('a program that fills in every field sends nothing, and a person is asked again', async () => {
  const form = formOf({ ...answers, website: 'https://spam.example' })
  expect(await sendWritten(form, 'both', 41_000)).toEqual({ state: 'trapped' })
  expect(sent).toEqual([])
})

test('where one of mobile number and email is enough, the other may be empty', async () => {
  const form = formOf({ ...answers, mobile: '' })
  expect(await sendWritten(form, 'both', 41_000)).toMatchObject({ state: 'refused' })
  expect(await sendWritten(form, 'either', 41_000)).toMatchObject({ state: 'sent' })
  expect(sent).toMatchObject([{ mobile: '', email: answers.email }])
})
