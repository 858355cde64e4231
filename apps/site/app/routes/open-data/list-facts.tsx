import { useLanguage } from '../../i18n/language-context.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import {
  csvAddress,
  fileLanguages,
  jsonAddress,
  type ListField,
  type PublicList,
} from '../../open-data/public-list.ts'

const languageNames = { en: 'english', mr: 'marathi' } as const

/**
 * What a list holds, how much of it, its files, and its fields: what each is called, on the wire too, and what it means, in
 * the contract's English.
 */
export function ListFacts({ list }: { list: PublicList }) {
  const { t } = useTranslation('open-data')
  const { number, date } = useFormat()
  const changed = date(list.changed)
  const count = t('rows', { count: list.rows, number: number(list.rows) })
  return (
    <div className="stack">
      <p>
        <Text>{list.meaning}</Text>
      </p>
      <p>{changed ? `${count}, ${t('changed', { date: changed })}` : count}</p>
      <ListFiles list={list} />
      <Fields list={list} />
    </div>
  )
}

/** What the system adds to the rows of every list, said once: in each of sixty it would be a tenth of the page. */
const ofAllLists: ReadonlySet<string> = new Set(['id', 'language_code', 'last_changed'])

const Fields = ({ list }: { list: PublicList }) => (
  <FieldList fields={list.fields.filter(({ name }) => !ofAllLists.has(name))} />
)

/** The fields that all lists have, from one that has them all. */
export function CommonFields({ lists }: { lists: readonly PublicList[] }) {
  const { t } = useTranslation('open-data')
  const list = lists.find(({ parameter }) => parameter)
  if (!list) return null
  return (
    <>
      <p>{t('commonFields')}</p>
      <FieldList fields={list.fields.filter(({ name }) => ofAllLists.has(name))} />
    </>
  )
}

function FieldList({ fields }: { fields: readonly ListField[] }) {
  const language = useLanguage()
  const inEnglish = language === 'en' ? undefined : 'en'
  return (
    <dl className="stack">
      {fields.map(({ name, label, meaning }) => (
        <div key={name}>
          <dt>
            <b>{label[language]}</b> <code lang={inEnglish}>{name}</code>
          </dt>
          <dd lang={inEnglish}>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The list of links is named after the list of records, which four names in each of sixty would say at the cost of a kilobyte. */
function ListFiles({ list }: { list: PublicList }) {
  const { t } = useTranslation('open-data')
  const files = fileLanguages(list).flatMap((language) => [
    { kind: t('csv'), language, href: csvAddress(list.path, language) },
    { kind: t('json'), language, href: jsonAddress(list, language) },
  ])
  return (
    <ul aria-label={`${t('files')}: ${t(list.name)}`}>
      {files.map(({ kind, language, href }) => (
        <li key={href}>
          <a href={href}>{language ? t('fileOf', { kind, language: t(languageNames[language]) }) : kind}</a>
        </li>
      ))}
    </ul>
  )
}
