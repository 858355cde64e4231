import { Helpline } from '../../components/helpline/helpline.tsx'
import { useCouncil } from '../../start/council.ts'

/** Whom to call, as the council says it. */
export const HelpCard = () => (
  <div className="section">
    <div className="wrap">
      <Helpline council={useCouncil()} />
    </div>
  </div>
)
