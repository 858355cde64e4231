import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/button.tsx'
import { SearchBox } from './search-box.tsx'
import style from './search-dialog.module.css'

type Props = { dialog: RefObject<HTMLDialogElement | null> }

/** The popup behind the header's search button. The platform keeps the focus inside and gives it back. */
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

/** Opens the popup with the cursor in its field. */
export function openSearch(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
