import type { Row } from '@nagardwar/contract/browser'
import { telephone } from '../../components/telephone/telephone.ts'
import type { Format } from '../../i18n/format.ts'

/** Whom to call about street lamps; a number is shown in the digits of the page and dialled in ASCII ones. */
export const presentElectricContacts = (rows: readonly Row<'electricContacts'>[], format: Format) =>
  rows.map((contact) => ({
    id: contact.id,
    description: contact.description,
    mobile: format.digits(contact.mobile),
    dial: contact.mobile ? telephone(contact.mobile) : undefined,
    vendor: contact.vendor,
  }))
