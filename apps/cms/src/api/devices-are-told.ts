import { deskList } from '../platform/desk-option.ts'

/** Whether a feature tells devices of alerts: the site asks for permission only then. */
export const devicesAreTold = deskList<boolean>('devicesAreTold')
