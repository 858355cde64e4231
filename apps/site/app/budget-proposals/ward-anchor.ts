import { wardKey } from '../wards/ward-key.ts'

/** Where the proposals of a ward stand on the page of a notice. */
export const wardAnchor = (ward: string): string => `ward-${wardKey(ward)}`
