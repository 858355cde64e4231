'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { toMarathiDigits } from '../platform/words/digits.ts'

type Row = { label?: { en?: string | null; mr?: string | null } | null }

/** A row that has a label says it when it is closed; a new one says its number. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const { i18n } = useTranslation()
  const isMarathi = i18n.language === ('mr' as string)
  const label = isMarathi ? data?.label?.mr || data?.label?.en : data?.label?.en || data?.label?.mr
  const number = (rowNumber ?? 0) + 1
  return <span>{label || (isMarathi ? toMarathiDigits(number) : number)}</span>
}
