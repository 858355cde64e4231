import { callPaths } from '@nagardwar/contract/browser'
import { timeLimit } from './time-limit.ts'

const longestWait = 15_000

/** Sends whether a page was useful, and returns whether that was counted. It sends only the page and the answer. */
export async function sendOpinion(opinion: { page: string; useful: boolean }): Promise<boolean> {
  try {
    const response = await fetch(`/api${callPaths.useful}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(opinion),
      signal: timeLimit(longestWait),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`status ${response.status}`)
    return true
  } catch (error) {
    console.error('Error sending an opinion of a page', error)
    return false
  }
}
