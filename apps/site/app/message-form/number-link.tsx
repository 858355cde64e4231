import { TelephoneLink } from '../components/telephone/telephone-link.tsx'
import { Text } from '../i18n/text.tsx'

/** A telephone number that can be called. */
export const NumberLink = ({ number }: { number: string }) => (
  <TelephoneLink number={number}>
    <Text>{number}</Text>
  </TelephoneLink>
)
