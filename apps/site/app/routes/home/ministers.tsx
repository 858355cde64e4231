import type { Listed } from '../../api/list.ts'
import { People, PersonStrip } from '../../components/person-strip/person-strip.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { presentMinisters } from './present.ts'

const titleId = 'ministers'

export function Ministers({ ministers }: { ministers: Listed<'ministers'> }) {
  const { t } = useTranslation('home')
  return (
    <PersonStrip title={t('ministers')} titleId={titleId}>
      <Resource of={ministers} empty={t('noMinisters')} isReportedOnce>
        {(rows) => <People titleId={titleId} people={presentMinisters(rows)} />}
      </Resource>
    </PersonStrip>
  )
}
