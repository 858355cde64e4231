import { Button } from '../components/button/button.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { chooseWard } from './chosen-ward.ts'
import { useChosenWard } from './use-chosen-ward.ts'

/** On the page of a ward: makes it the resident's own, or takes that back. Only the device keeps it. */
export function ChooseWard({ ward }: { ward: string }) {
  const { t } = useTranslation('my-ward')
  const isMine = useChosenWard() === ward
  return (
    <div className="scripted stack">
      <div>
        <Button quiet icon={isMine ? 'x' : 'house'} onClick={() => chooseWard(isMine ? null : ward)}>
          {t(isMine ? 'takeBack' : 'choose')}
        </Button>
      </div>
      <p className="small soft" role="status">
        {t(isMine ? 'chosen' : 'why')}
      </p>
    </div>
  )
}
