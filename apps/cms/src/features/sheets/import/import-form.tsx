import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { Button } from '../../../views/button.tsx'
import { ArrangeForm } from './columns/arrange-form.tsx'
import { arrangeWords } from './columns/words.ts'
import type { Preview } from './preview.ts'
import { Counts, PreviewParts } from './preview-parts.tsx'
import { type Taken, useImport } from './use-import.ts'
import { words } from './words.ts'

export type ImportProps = { address: string; approvals: string; language: DeskLanguage }

const fileIn = (form: HTMLFormElement | null): FormData => new FormData(form ?? undefined)

/** Moves the reader to what the answer brought. */
function useFocusOn(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown) heading.current?.focus()
  }, [shown])
  return heading
}

/** Chooses a file, shows what it would change, and stores it where the person agrees. */
export function ImportForm({ address, approvals, language }: ImportProps) {
  const { step, problem, arrangement, preview, taken, ...steps } = useImport(address, language)
  const chosen = useRef<HTMLFormElement>(null)
  const isBusy = step !== 'none'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void steps.look(fileIn(event.currentTarget))
  }
  const agree = (more: Record<string, string>) => {
    const body = fileIn(chosen.current)
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    void steps.take(body)
  }
  return (
    <>
      <form ref={chosen} onSubmit={submit}>
        <label>
          {words.file[language]}
          <input type="file" name="file" accept=".xlsx,.csv" required onChange={steps.forget} />
        </label>
        <Button type="submit" margin={false} disabled={isBusy}>
          {words.look[language]}
        </Button>
      </form>
      <p role="status">{isBusy ? words[step][language] : ''}</p>
      <p role="alert">{problem}</p>
      {arrangement && !preview ? (
        <Arranging
          onArrange={(layout) => void steps.arrange(fileIn(chosen.current), layout)}
          {...{ arrangement, language, isBusy }}
        />
      ) : null}
      {preview ? (
        <Agreement onAgree={agree} onReopen={steps.reopen} {...{ preview, language, isBusy }} />
      ) : null}
      {taken ? <Done taken={taken} approvals={approvals} language={language} /> : null}
    </>
  )
}

function Arranging(props: ComponentProps<typeof ArrangeForm>) {
  const { arrangement, language } = props
  const heading = useFocusOn(arrangement)
  const { sheet, row, why } = arrangement
  return (
    <section aria-labelledby="sheet-columns">
      <h2 id="sheet-columns" ref={heading} tabIndex={-1}>
        {arrangeWords.title[language]}
      </h2>
      {why ? <p>{why}</p> : null}
      <p>{arrangeWords.remembered[language]}</p>
      <ArrangeForm key={`${sheet} ${row}`} {...props} />
    </section>
  )
}

type AgreementProps = {
  preview: Preview
  language: DeskLanguage
  isBusy: boolean
  onAgree: (more: Record<string, string>) => void
  onReopen: () => void
}

function Agreement({ preview, language, isBusy, onAgree, onReopen }: AgreementProps) {
  const { added, changed, wrong } = preview.counts
  const heading = useFocusOn(preview)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const remark = String(new FormData(event.currentTarget).get('remark') ?? '')
    onAgree({ mark: preview.mark, remark, ...(wrong > 0 ? { only: 'good' } : {}) })
  }
  return (
    <section aria-labelledby="sheet-preview">
      <h2 id="sheet-preview" ref={heading} tabIndex={-1}>
        {words.preview[language]}
      </h2>
      <PreviewParts preview={preview} language={language} />
      <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onReopen}>
        {arrangeWords.change[language]}
      </Button>
      {added + changed > 0 ? (
        <form onSubmit={submit}>
          <label>
            {words.remark[language]}
            <textarea name="remark" maxLength={500} rows={2} />
          </label>
          <Button type="submit" margin={false} disabled={isBusy}>
            {words[wrong > 0 ? 'takeGood' : 'take'][language]}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function Done({ taken, approvals, language }: { taken: Taken; approvals: string; language: DeskLanguage }) {
  const heading = useFocusOn(taken)
  return (
    <section aria-labelledby="sheet-done">
      <h2 id="sheet-done" ref={heading} tabIndex={-1}>
        {words.taken[language]}
      </h2>
      <Counts counts={taken.counts} language={language} />
      <p>
        <a href={`${approvals}#approval-${taken.approval}`}>{words.toApprovals[language]}</a>
      </p>
    </section>
  )
}
