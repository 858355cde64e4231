import type { OlderClients } from '@nagardwar/contract'
import { deskOption } from '../platform/desk-option.ts'

/** How lists are answered for clients of older servers (`API_COMPATIBILITY`). */
export const olderClients = deskOption<OlderClients>('olderClients')
