import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { wardNumbers } from '../wards/numbers/ward-numbers.ts'
import { wardPath } from '../wards/ward-key.ts'

/** The wards of a notice, each leading to its page. */
export function NoticeWards({ wards }: { wards: string }) {
  const { digits } = useFormat()
  return wardNumbers(wards).map((ward, index) => (
    <span key={ward}>
      {index > 0 ? ', ' : null}
      <Link to={wardPath(ward)}>{digits(ward)}</Link>
    </span>
  ))
}
