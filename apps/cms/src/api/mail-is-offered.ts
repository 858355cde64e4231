import { deskList } from '../platform/desk-option.ts'

/** Whether a feature sends mails to who asks for them: the site offers them only then. */
export const mailIsOffered = deskList<boolean>('mailIsOffered')
