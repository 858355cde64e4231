import { answeredLanguage, askedLanguage, type ListName } from '@nagardwar/contract'
import { toResponse } from '@nagardwar/http/representation'
import { serverTiming } from '@nagardwar/http/server-timing'
import type { Payload } from 'payload'
import { cachedList } from './list-cache.ts'
import { olderClients } from './older-clients.ts'
import { answerPreview } from './previews/answer.ts'
import { subjectIn } from './previews/records.ts'
import { Refusal } from './refusal.ts'

/** `GET` of a list (contract.md, "Lists"). */
export async function answerList(payload: Payload, name: ListName, request: Request): Promise<Response> {
  const asked = askedLanguage(new URL(request.url).searchParams)
  if (!asked.ok) throw new Refusal(400, 'badLanguage')
  const subject = subjectIn(request, payload)
  if (subject) return answerPreview(payload, name, subject, asked.language)
  const began = performance.now()
  const language = answeredLanguage(name, asked.language, olderClients.of(payload))
  const { answer, state } = await cachedList(payload, name, language)
  const response = toResponse(answer, request)
  response.headers.set(
    'server-timing',
    serverTiming({ name: 'cache', found: state }, { name: 'database', ms: performance.now() - began }),
  )
  return response
}
