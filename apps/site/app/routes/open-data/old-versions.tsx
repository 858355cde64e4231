import { Button } from '../../components/button/button.tsx'
import { Choice } from '../../components/form/choice.tsx'
import style from '../../components/form/form.module.css'
import { useLanguage } from '../../i18n/language-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { oldVersionPath } from '../../open-data/old-version-address.ts'
import type { PublicList } from '../../open-data/public-list.ts'

/** A list as it read on a day; nothing where the council keeps no old versions public. A form without script. */
export function OldVersions({ lists }: { lists: readonly PublicList[] }) {
  const { t } = useTranslation('open-data')
  const { dateInWords } = useFormat()
  const language = useLanguage()
  const own = lists.filter((list) => list.since)
  const since = own[0]?.since
  if (!since) return null
  return (
    <section className="stack">
      <h2>{t('oldVersions')}</h2>
      <p>{t('oldVersionsNote', { date: dateInWords(since) })}</p>
      <form action={oldVersionPath} className="stack">
        <input type="hidden" name="lang" value={language} />
        <Choice
          name="list"
          label={t('oldList')}
          value={undefined}
          options={own.map(({ name, path }) => ({ value: path.slice(1), label: t(name) }))}
        />
        <div className={style.field}>
          <label htmlFor="old-day">{t('oldDay')}</label>
          <input id="old-day" className={style.input} type="date" name="on" min={since} required />
        </div>
        <p>
          <Button type="submit" name="as" value="csv">
            {t('csv')}
          </Button>{' '}
          <Button type="submit" name="as" value="json">
            {t('json')}
          </Button>
        </p>
      </form>
    </section>
  )
}
