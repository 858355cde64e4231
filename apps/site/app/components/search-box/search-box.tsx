import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from '../../i18n/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import style from './search-box.module.css'

type Props = { value?: string; autoFocus?: boolean }

/** The field for a keyword. A plain form: it also works before any script does. */
export function SearchBox({ value, autoFocus }: Props) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <search className={style.search}>
      <form className={style.box} method="get" action={useHref()('/search')}>
        <label className="vh" htmlFor={id}>
          {t('searchLabel')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          defaultValue={value}
          placeholder={t('searchPlaceholder')}
          maxLength={120}
          enterKeyHint="search"
          data-autofocus={autoFocus ? '' : undefined}
        />
        <button type="submit">
          <Icon name="search" />
          <span className="narrow-vh">{t('search')}</span>
        </button>
      </form>
    </search>
  )
}
