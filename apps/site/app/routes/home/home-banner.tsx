import type { ReactNode } from 'react'
import type { Listed } from '../../api/list.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Slides } from '../../components/banner/slides.tsx'
import { Tasks } from '../../components/banner/tasks.tsx'
import { SearchBox } from '../../components/search-box/search-box.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { birthCertificatePath } from '../../services/service-path.ts'
import { useFact } from '../../start/fact.ts'
import { useHasContent } from '../../start/has-content.ts'
import { PartOf } from '../../start/part-of.tsx'
import { usePictureText } from '../../start/start.ts'
import { presentSlides } from './present.ts'

type Props = {
  sliders: Listed<'sliders'>
  council: string
  /** What follows the tasks. */
  below: ReactNode
}

export function HomeBanner({ sliders, council, below }: Props) {
  const { t } = useTranslation('home')
  const textOf = usePictureText()
  return (
    <Banner panel={<Panel council={council} />} below={below}>
      <PartOf list={sliders} name="sliders">
        <Resource of={sliders} empty={t('noBanner')} isReportedOnce>
          {(rows) => <Slides slides={presentSlides(rows, textOf)} label={t('banner')} />}
        </Resource>
      </PartOf>
    </Banner>
  )
}

/** The question that comes first, and the things that most visitors come for. */
function Panel({ council }: { council: string }) {
  const { t } = useTranslation('home')
  const fact = useFact()
  const hasContent = useHasContent()
  const tasks = [
    ['taskTax', 'indian-rupee', fact('propertyTaxLink')],
    ['taskWater', 'droplets', fact('waterBillLink')],
    // Our own page says fee, days and papers; the other website begins with a login.
    [
      'taskRecords',
      'baby',
      hasContent(birthCertificatePath) ? birthCertificatePath : fact('birthAndDeathLink'),
    ],
    ['taskComplaint', 'message-square-warning', '/contact'],
    ['taskHospital', 'hospital', '/hospital'],
    ['taskMember', 'users', '/elected-member'],
    ['taskForms', 'file-check-2', '/downloads'],
    ['taskTenders', 'gavel', hasContent('/tenders') ? '/tenders' : '/press-releases'],
  ] as const
  return (
    <>
      <h1>{t('question')}</h1>
      <p>{t('intro', { council })}</p>
      <SearchBox />
      <Tasks
        label={t('topTasks')}
        tasks={tasks.flatMap(([key, icon, address]) => {
          const to = destinationOf(address)
          // One on another website: none where the council has not said which.
          return to.kind === 'none' || !hasContent(address) ? [] : [{ label: t(key), icon, to }]
        })}
      />
    </>
  )
}
