import { useTranslation } from 'react-i18next'
import type { Listed } from '../../api/list.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Slides } from '../../components/banner/slides.tsx'
import { type Task, Tasks } from '../../components/banner/tasks.tsx'
import { SearchBox } from '../../components/search-box/search-box.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { PartOf } from '../../resource/part-of.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useFact } from '../../start/fact.ts'
import { usePictureText } from '../../start/start.ts'
import { presentSlides } from './present.ts'

type Props = { sliders: Listed<'sliders'>; council: string }

export function HomeBanner({ sliders, council }: Props) {
  const { t } = useTranslation('home')
  const textOf = usePictureText()
  return (
    <Banner panel={<Panel council={council} />}>
      <PartOf list={sliders}>
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
  return (
    <>
      <h1>{t('question')}</h1>
      <p>{t('intro', { council })}</p>
      <SearchBox />
      <Tasks
        label={t('topTasks')}
        tasks={[
          ...taskAt(fact('propertyTaxLink'), { label: t('taskTax'), icon: 'receipt' }),
          ...taskAt(fact('waterBillLink'), { label: t('taskWater'), icon: 'droplets' }),
          ...taskAt(fact('birthAndDeathLink'), { label: t('taskRecords'), icon: 'baby' }),
          { label: t('taskTenders'), to: destinationOf('/press-releases'), icon: 'gavel' },
          { label: t('taskComplaint'), to: destinationOf('/contact'), icon: 'message-square-warning' },
          { label: t('taskForms'), to: destinationOf('/downloads'), icon: 'file-check-2' },
        ]}
      />
    </>
  )
}

/** A task on another website: none where the council has not said which. */
function taskAt(address: string, task: Omit<Task, 'to'>): Task[] {
  const to = destinationOf(address)
  return to.kind === 'none' ? [] : [{ ...task, to }]
}
