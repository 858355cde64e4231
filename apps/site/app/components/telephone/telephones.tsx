import { Fragment } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { numbersOf } from './telephone.ts'
import { TelephoneLink } from './telephone-link.tsx'

/** The numbers of a field: shown in the page's digits, dialled in ASCII. Nothing if there are none. */
export function Telephones({ field }: { field: string }) {
  const format = useFormat()
  return numbersOf(field).map((number, index) => (
    <Fragment key={number}>
      {index > 0 ? ', ' : null}
      <TelephoneLink number={number}>{format.digits(number)}</TelephoneLink>
    </Fragment>
  ))
}
