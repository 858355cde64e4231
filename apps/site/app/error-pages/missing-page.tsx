import { useEffect, useState } from 'react'
import { SearchBox } from '../components/search-box/search-box.tsx'
import { useBarePath } from '../i18n/language-context.ts'
import { Link } from '../i18n/link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { TroublePage } from './trouble-page.tsx'

/** What residents look for most. */
const popular = {
  '/public-disclosure': 'popularDisclosure',
  '/right-to-services': 'popularServices',
  '/downloads': 'popularDownloads',
  '/departments': 'popularDepartments',
  '/elected-member': 'popularMembers',
  '/contact': 'popularContact',
} as const

/** A missing page: a search for the words of the address, popular pages, the helpline. */
export function MissingPage() {
  const { t } = useTranslation('frame')
  const words = useWordsOfAddress()
  return (
    <TroublePage title={t('missingTitle')} description={t('missingDescription')}>
      <h2>{t('missingSearch')}</h2>
      <SearchBox key={words} value={words} />
      <h2>{t('missingPopular')}</h2>
      <ul>
        {Object.entries(popular).map(([path, key]) => (
          <li key={path}>
            <Link to={path}>{t(key)}</Link>
          </li>
        ))}
      </ul>
    </TroublePage>
  )
}

/** The server sends one page for all unknown addresses of a language, so only the browser knows the words. */
function useWordsOfAddress(): string {
  const path = useBarePath()
  const [words, setWords] = useState('')
  useEffect(() => setWords(wordsOf(path)), [path])
  return words
}

/** The words of an address, for a search: `/property-tax.html` asks for "property tax". */
export function wordsOf(barePath: string): string {
  const text = decodedOrSame(barePath).replace(/\.[a-z]{2,4}$/i, '')
  return text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}

function decodedOrSame(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
