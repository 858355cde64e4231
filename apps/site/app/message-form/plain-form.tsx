import { noticeVersion } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Button } from '../components/button/button.tsx'
import { formClass } from '../components/form/panel.tsx'
import { Failed } from '../components/list-state/list-state.tsx'
import { useHref } from '../i18n/language-context.ts'
import type { RootData } from '../start/root-data.ts'
import { resultId } from './form-result.tsx'
import { madeField, noticeField } from './own-fields.ts'
import { Trap } from './trap.tsx'

type Props = {
  /** Without language, such as `/notices/lake-road`. What is said of it stands in `FormResult` on the page that follows. */
  to: string
  /** When the page with the first form was made, where it is given back; else this page's time. */
  made: string | undefined
  /** What stands on the button. */
  send: string
  /** What is said beside the button. */
  consent?: ReactNode
  /** What is said where there is no network. What is written is kept in the tab then (form-drafts.ts), else nowhere. */
  noNetwork?: string
  children: ReactNode
}

/**
 * A form that no script takes over. It comes in parts, because Devanagari takes three times the space in the other encoding
 * and could exceed the limit.
 */
export function PlainForm({ to, made, send, consent, noNetwork, children }: Props) {
  const action = `${useHref()(to)}#${resultId}`
  const today = useRouteLoaderData<RootData>('root')?.today
  return (
    <form
      className={formClass}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      data-draft={noNetwork ? true : undefined}
    >
      {children}
      <Trap />
      <input type="hidden" name={madeField} value={made ?? today ?? ''} />
      <input type="hidden" name={noticeField} value={noticeVersion} />
      {consent}
      {noNetwork ? (
        <div data-no-network hidden>
          <Failed text={noNetwork} isWhole />
        </div>
      ) : null}
      <div>
        <Button type="submit" icon="send">
          {send}
        </Button>
      </div>
    </form>
  )
}
