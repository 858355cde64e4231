import { Helpline } from '../../components/helpline/helpline.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useStart } from '../../start/start.ts'

/** Helpline and emergency numbers are interface texts; the office's own number and hours are settings. */
export function HelpCard() {
  const { phones, officeHours } = useStart().settings
  const { digits } = useFormat()
  return (
    <div className="section">
      <div className="wrap">
        <Helpline
          officePhone={phones?.[0] ? digits(phones[0]) : undefined}
          officeHours={officeHours ? digits(officeHours) : undefined}
        />
      </div>
    </div>
  )
}
