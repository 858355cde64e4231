import { Fragment } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { numbersOf, telephone } from './telephone.ts'

/** The numbers of a field: read in the digits of the page, dialled in ASCII ones. Nothing where there are none. */
export function Telephones({ field }: { field: string }) {
  const format = useFormat()
  return numbersOf(field).map((number, index) => (
    <Fragment key={number}>
      {index > 0 ? ', ' : null}
      <a className="num" href={telephone(number)}>
        {format.digits(number)}
      </a>
    </Fragment>
  ))
}
