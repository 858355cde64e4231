import { randomInt, randomUUID } from 'node:crypto'
import { wait } from '../process.mjs'

const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** A write as a resident's browser sends it: 0 if no answer came. */
async function post(url, visitor, body, headers = {}) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'x-forwarded-for': addressOf(visitor),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, answer: await response.json() }
  } catch {
    return { status: 0 }
  }
}

const messageOf = (number) => ({
  name: `नागरिक ${number}`,
  mobile: '5550140',
  subject: `Lamp ${number}`,
  email: `r${number}@sahyanagar.example`,
  feedback: 'The lamp before the house is dark. दिवा बंद आहे.',
})

/** Like the form: the same message with the same key until it is acknowledged. */
async function sendMessage(siteUrl, number, isOver) {
  const key = randomUUID()
  for (;;) {
    const { status } = await post(`${siteUrl}/api/contact-us`, number, messageOf(number), {
      'idempotency-key': key,
    })
    if (status === 201) return key
    // What nobody acknowledged may be stored or not.
    if (isOver()) return undefined
    await wait(100 + randomInt(200))
  }
}

/** Residents who are counted and write, each again and again with a pause, until `isOver()`. */
export async function write(siteUrl, { writers, isOver }) {
  const keys = []
  const visits = { acknowledged: 0, unanswered: 0 }
  let last = 0
  const writer = async () => {
    while (!isOver()) {
      const number = ++last
      const { status } = await post(`${siteUrl}/api/increment-visitor-count`, number)
      if (status === 200) visits.acknowledged++
      else visits.unanswered++
      const key = await sendMessage(siteUrl, number, isOver)
      if (key) keys.push(key)
      await wait(500 + randomInt(1000))
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return { keys, visits }
}
