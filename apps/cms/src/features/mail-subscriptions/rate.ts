import { deskOption } from '../../platform/desk-option.ts'

/** How many mails go to subscribers in a minute, at most. */
export const mailRate = deskOption<number>('mailRate')
