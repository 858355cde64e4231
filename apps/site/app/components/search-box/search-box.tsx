import { useId } from 'react'
import { useHref } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import style from './search-box.module.css'

type Props = { value?: string; autoFocus?: boolean }

/** The search field. A plain form, so it works without JavaScript. */
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
