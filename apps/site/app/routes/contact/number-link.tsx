import { telephone } from '../../components/telephone/telephone.ts'
import { Text } from '../../i18n/text.tsx'

/** A telephone number that can be called. */
export const NumberLink = ({ number }: { number: string }) => (
  <a className="num" href={telephone(number)}>
    <Text>{number}</Text>
  </a>
)
