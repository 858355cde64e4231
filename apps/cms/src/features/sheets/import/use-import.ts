import { useRef, useState } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import type { Arrangement } from './columns/arrangement.ts'
import type { Assigned, Layout } from './columns/layout.ts'
import { problemOf } from './first-look.ts'
import type { Preview } from './preview.ts'
import { words } from './words.ts'

type Failure = { errors?: { message?: string }[] }
type Looked = Preview | { arrangement: Arrangement }
export type Taken = { approval: number; counts: Preview['counts'] }
type Step = 'none' | 'looking' | 'storing'

const layoutOf = ({ sheet, row, columns }: Arrangement): Layout => ({
  sheet,
  row,
  columns: Array.from(
    { length: Math.max(0, ...columns.map(({ at }) => at + 1)) },
    (_, index) => columns.find(({ at }) => at === index)?.field ?? '',
  ),
})

/** Sends the file to look at and then to store. The choice of the file stays where it is. */
export function useImport(address: string, language: DeskLanguage) {
  const [step, setStep] = useState<Step>('none')
  const [problem, setProblem] = useState('')
  const [arrangement, setArrangement] = useState<Arrangement>()
  const [preview, setPreview] = useState<Preview>()
  const [taken, setTaken] = useState<Taken>()
  /** What was chosen on this page: the same file is sent again once it is corrected. */
  const assigned = useRef<Assigned>([])

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

  async function look(body: FormData, layout?: Layout): Promise<void> {
    const file = body.get('file')
    const wrong = file instanceof File ? problemOf(file) : words.noFile
    setPreview(undefined)
    if (!layout) setArrangement(undefined)
    if (wrong) return setProblem(wrong[language])
    body.set('columns', JSON.stringify({ layout, assigned: assigned.current }))
    setStep('looking')
    const answer = await send<Looked>('preview', body)
    if (!answer) return
    setArrangement(answer.arrangement)
    setPreview('mark' in answer ? answer : undefined)
  }

  /** Reads the columns as a person chose. */
  function arrange(body: FormData, layout: Layout): Promise<void> {
    const named = (arrangement?.columns ?? []).filter(({ key }) => key !== '')
    if (layout.columns) assigned.current = named.map(({ at, key }) => [key, layout.columns?.[at] ?? ''])
    return look(body, layout)
  }

  async function take(body: FormData): Promise<void> {
    if (arrangement) body.set('columns', JSON.stringify({ layout: layoutOf(arrangement) }))
    setStep('storing')
    const answer = await send<Taken>('import', body)
    setTaken(answer)
    if (!answer) return
    assigned.current = []
    setPreview(undefined)
    setArrangement(undefined)
  }

  /** Another file was chosen: what was seen is not what it holds. */
  const forget = (): void => {
    setArrangement(undefined)
    setPreview(undefined)
    setTaken(undefined)
    setProblem('')
  }

  const reopen = (): void => setPreview(undefined)

  return { step, problem, arrangement, preview, taken, look, arrange, reopen, take, forget }
}
