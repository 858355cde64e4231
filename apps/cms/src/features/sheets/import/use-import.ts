import { useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { problemOf } from './first-look.ts'
import type { Preview } from './preview.ts'
import { words } from './words.ts'

type Failure = { errors?: { message?: string }[] }
export type Taken = { approval: number; counts: Preview['counts'] }
type Step = 'none' | 'looking' | 'storing'

/** Sends the file to look at and then to store. The choice of the file stays where it is. */
export function useImport(address: string, language: DeskLanguage) {
  const [step, setStep] = useState<Step>('none')
  const [problem, setProblem] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const [taken, setTaken] = useState<Taken>()

  async function send<T>(path: string, body: FormData): Promise<T | undefined> {
    setProblem('')
    const headers = { 'accept-language': language }
    const response = await fetch(`${address}/${path}`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    const answer = (await response?.json().catch(() => undefined)) as (T & Failure) | undefined
    setStep('none')
    if (response?.ok && answer && !answer.errors) return answer
    setProblem(answer?.errors?.[0]?.message ?? words.failed[language])
    return undefined
  }

  async function look(body: FormData): Promise<void> {
    const file = body.get('file')
    const wrong = file instanceof File ? problemOf(file) : words.noFile
    setPreview(undefined)
    if (wrong) return setProblem(wrong[language])
    setStep('looking')
    setPreview(await send<Preview>('preview', body))
  }

  async function take(body: FormData): Promise<void> {
    setStep('storing')
    const answer = await send<Taken>('import', body)
    setTaken(answer)
    if (answer) setPreview(undefined)
  }

  /** Another file was chosen: what was seen is not what it holds. */
  const forget = (): void => {
    setPreview(undefined)
    setTaken(undefined)
    setProblem('')
  }

  return { step, problem, preview, taken, look, take, forget }
}
