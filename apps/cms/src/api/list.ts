import { askedLanguage, type ListName, listAnswer } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { listRows } from './list-rows.ts'
import { Refusal } from './refusal.ts'
import { cacheable } from './reply.ts'

/** `GET` of a list (contract.md, "Lists"). */
export async function answerList(payload: Payload, name: ListName, request: Request): Promise<Response> {
  const asked = askedLanguage(new URL(request.url).searchParams)
  if (!asked.ok) throw new Refusal(400, 'badLanguage')
  const rows = await listRows(payload, name, asked.language)
  return cacheable(JSON.stringify(listAnswer(name, rows)), request)
}
