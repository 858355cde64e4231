import { definePage } from '../../api/page.ts'
import { Helpline } from '../../components/helpline/helpline.tsx'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { useCouncil } from '../../start/council.ts'
import { KeptPages } from './kept-pages.tsx'
import { MissingHere } from './missing-here.tsx'

const page = definePage('offline', {})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** Shown without a network and without a copy: telephone numbers, places of help, and the pages on this device. */
export default function Offline() {
  const { t } = useTranslation('offline')
  return (
    <Page title={t('title')} intro={t('intro')} aside={null} unlisted>
      <MissingHere />
      <Helpline council={useCouncil()} />
      <section className="stack">
        <h2>{t('always')}</h2>
        <ul>
          <li>
            <Link to="/hospital">{t('hospitals')}</Link>
          </li>
          <li>
            <Link to="/fire-station">{t('fireStations')}</Link>
          </li>
          <li>
            <Link to="/contact">{t('contact')}</Link>
          </li>
        </ul>
      </section>
      <KeptPages />
    </Page>
  )
}
