import { type RefObject, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../button/button.tsx'
import { SearchBox } from './search-box.tsx'
import style from './search-dialog.module.css'

type Props = { dialog: RefObject<HTMLDialogElement | null> }

/** The dialog behind the header's search button. The browser traps the focus and gives it back. */
export function SearchDialog({ dialog }: Props) {
  const { t } = useTranslation('common')
  const title = useId()
  return (
    <dialog ref={dialog} className={style.dialog} aria-labelledby={title} closedby="any">
      <div className={style.head}>
        <h2 id={title}>{t('searchLabel')}</h2>
        <IconButton icon="x" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      <SearchBox autoFocus />
    </dialog>
  )
}

/** Opens the dialog with the focus in its field. */
export function openSearch(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
